/** The new name of each table, column, index and function that was renamed. The comparison renames the old schema first. */
export const renames: Readonly<Record<string, string>> = {
  account_calling: 'calling_account',
  add_of_caller: 'add_caller_message',
  conversation_looks: 'conversation_presence',
  conversation_looks_conversation_id_fkey: 'conversation_presence_conversation_id_fkey',
  conversation_looks_pkey: 'conversation_presence_pkey',
  conversation_looks_staff_id_fkey: 'conversation_presence_staff_id_fkey',
  conversations_place: 'conversations_sort_key',
  conversations_told: 'conversations_notified',
  count_against: 'check_rate_limit',
  gave_code: 'has_second_factor',
  leader_calling: 'calling_leader',
  look_at_conversation: 'touch_presence',
  looked_at: 'seen_at',
  make_project: 'create_project',
  place_conversation: 'set_sort_key',
  profile_to_change: 'lock_profile',
  project_to_change: 'lock_project_version',
  projects_place: 'projects_sort_key',
  second_factor_is_asked: 'is_second_factor_required',
  sent_before: 'find_by_idempotency_key',
  setting_to_change: 'lock_setting',
  settle_mail: 'finish_mail',
  staff_calling: 'calling_staff',
  staff_to_change: 'lock_staff_member',
  take_room: 'reserve_bytes',
  tell_clients: 'notify_clients',
  tell_staff: 'notify_staff',
  told_at: 'notified_at',
};

/** The same, but only in these facts: elsewhere the old name means something else. */
export const renamesIn: readonly (readonly [facts: RegExp, before: string, after: string])[] = [
  [/^(column|column order|index): (conversations|projects)/, 'place', 'sort_key'],
];
