import type { ExpectedSchemaDifference } from './compare-schemas.ts';

/** Creates a pattern for changed bodies of the SQL functions with these names. */
const bodies = (names: string) => new RegExp(`body: (private\\.)?(${names})\\(.*\\)`);

/** Creates a pattern for SQL functions with these names that exist in only one schema. */
const functions = (names: string) =>
  new RegExp(`(body|function|grant|owner): (function )?private\\.(${names})\\(.*\\)`);

const emails = 'Emails are a template name, a language and data. Their copy is not in SQL.';
const checks =
  'Checks of versions, idempotency keys and roles are one function each. Error messages are plain sentences.';
const messages = 'Error messages are plain sentences.';
const times = 'Times have microseconds. The embedded backend writes them as PostgREST does.';

/**
 * The intended schema differences between the first migrations and their combined files, with the reason for each
 * difference.
 */
export const expectedSchemaDifferences: readonly ExpectedSchemaDifference[] = [
  {
    fact: /grant: new (tables|sequences|functions) of postgres in (public|every schema)/,
    reason:
      'New tables, sequences and functions are open to no role of the API. Before, each migration revoked the defaults.',
  },
  {
    fact: /grant: sequence (contact_messages|client_events)_id_seq/,
    reason: 'service_role inserts without rights on the sequence of an identity column.',
  },
  {
    fact: /constraint: contact_messages contact_(name_length|name_size|message_length|message_not_blank|message_size)/,
    reason: 'One check replaces two: size and not blank imply the length without spaces.',
  },
  {
    fact: /constraint: profiles profiles_telephone_(form|digits)/,
    reason: 'One check replaces two: the second was stricter, but had no maximum length.',
  },
  {
    fact: /constraint: project_links project_links_url_host/,
    reason: 'The check is valid for all rows, as there are none before the first migration.',
  },
  {
    fact: /column: private\.outbox\.(body|data|language|link|quoted|sender|subject|template)|column order: private\.outbox/,
    reason: emails,
  },
  { fact: /constraint: private\.outbox outbox_(language|template)_known/, reason: emails },
  {
    fact: /trigger: private\.outbox a_normalise/,
    reason: `${emails} Other tables normalise the texts in the data.`,
  },
  {
    fact: functions('bengali_digits|in_bengali|notify_clients|email_data|reply_data'),
    reason: emails,
  },
  { fact: /function: claim_mails\(integer\)/, reason: emails },
  {
    fact: bodies(
      'admit_mail|claim_mails|delete_conversations|invalidate_recovery_token|find_email_thread|finish_mail|mail_staff_invitation|notify_staff|send_reply|set_project_stage',
    ),
    reason: emails,
  },
  { fact: bodies('create_project|add_project_note'), reason: `${emails} ${checks}` },
  { fact: bodies('set_project_waiting'), reason: `${emails} ${times}` },
  {
    fact: bodies('add_project_client'),
    reason:
      'Only the new client of a project gets an email: the others do not learn of the client.',
  },
  {
    fact: bodies('update_user_roles'),
    reason:
      'A waiting change to a staff address stays, because its account would notice the invitation. Confirming it is refused.',
  },
  {
    fact: bodies('remove_staff'),
    reason: 'A notice that waits for another try is not sent to removed staff.',
  },
  {
    fact: functions('check_key|check_version|is_staff|lock_key|lock_task|require_founder'),
    reason: checks,
  },
  {
    fact: /policy: (\w+) \1_read/,
    reason: 'Policies call private.is_staff instead of comparing the role.',
  },
  {
    fact: bodies(
      'add_task|admit_contact_message|ask_for_second_factor|attachment_content|calling_staff|delete_task|figures_by_day|find_by_idempotency_key|lock_conversation|lock_project_version|lock_staff_member|project_members|save_canned_reply|staff_factors',
    ),
    reason: checks,
  },
  { fact: bodies('change_task|clients|lock_profile'), reason: `${checks} ${times}` },
  {
    fact: /(body|function): private\.lock_setting\(text,integer\)/,
    reason: `${checks} No caller uses the version that the function returned.`,
  },
  {
    fact: bodies(
      'add_note|assign_conversation|delete_my_account|invite_again|invite_staff|lock_project|save_setting|set_project_staff|write_to_conversation',
    ),
    reason: messages,
  },
  {
    fact: bodies(
      'add_message|add_project_event|change_project|count_contact_message|my_sessions|open_conversation|store_setting|set_conversation_status|set_sort_key|unsubscribe',
    ),
    reason: times,
  },
  { fact: /column: \w+\.(at|created_at|updated_at)/, reason: times },
  {
    fact: bodies('store_attachments'),
    reason:
      'Only names: the variable of a loop has the name of a column, which the comparison of names cannot follow.',
  },
];
