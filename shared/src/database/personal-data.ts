/**
 * The database columns with personal data, by purpose. The page `/privacy` describes each purpose. A test compares
 * this list with all columns of the database, so every new column is classified and described.
 */
export const personalDataColumns = {
  message: [
    'public.contact_messages.name, email, subject, message, source_page, created_at',
    'public.conversations.subject, name, email, client_id, source_page, preview, search, created_at, last_message_at',
    'public.conversation_writers.account_id, name, email',
    'public.messages.author_name, body, sender_address, created_at',
    'public.message_quotations.message_id, body',
    'public.attachments.name, media_type, size',
    'private.attachment_contents.attachment_id, content',
    'private.message_origins.author_id, mail_id, digest, contact_message_id',
    'private.outbox.recipient, data, sent_at',
  ],
  account: [
    'auth.users',
    'auth.identities',
    'auth.sessions',
    'auth.refresh_tokens',
    'public.profiles.user_id, telephone, company, muted, wanted',
    'private.outbox.account_id',
    'private.unsubscribe_tokens.user_id, token',
    'private.task_links.account_id, used_at',
    'private.reads.account_id, item_id, read_at',
  ],
  project: [
    'public.projects.title, waiting_for, due_on',
    'public.project_people.project_id, user_id',
    'public.project_events.body, author_name, client_id, created_at',
    'public.project_links.title, url',
    'public.files.name, size, media_type, sha256, uploaded_by, uploader_name, created_at, ready_at, removed_at',
    'public.asks.text_en, text_bn, due_on, answer, answered_by, answered_name, answered_at, change_request, content',
    'public.approvals.decision, sha256, content_name, words, decided_by, decided_name, way, decided_at',
  ],
  staff: [
    'public.staff.email, role, team_role, staff_id, name, created_at',
    'private.staff_invitations.email, token, sent_at',
    'public.audit_log.at, actor_id, actor, row_key, old, new',
    'public.conversations.assignee',
    'private.conversation_presence.staff_id, is_writing, seen_at',
    'public.project_staff.project_id, staff_id',
    'public.project_events.author',
    'public.asks.asked_by, asked_by_name',
    'public.tasks.assignee, done_at',
    'public.task_events.previous, body, author, author_name, created_at',
    'private.deleted_tasks.items, events',
  ],
  limits: ['private.rate_counts.subject, ends_at'],
  faults: ['public.client_events.message, detail, route, created_at'],
} as const;

/** The database columns without personal data: keys, states, counts and texts of the company. */
export const nonPersonalDataColumns = [
  'public.contact_messages.id, idempotency_key',
  'public.conversations.id, status, waiting_since, notified_at, snoozed_until, version, updated_at, sort_key',
  'public.conversation_writers.conversation_id',
  'public.messages.id, conversation_id, number, kind, internal, delivery, delivery_problem, has_quotation',
  'public.attachments.id, message_id, number',
  'public.canned_replies.id, title, body, version',
  'public.staff.version',
  'public.profiles.version, updated_at',
  'public.audit_log.id, action, subject',
  'public.client_events.id, kind, app, version',
  'public.projects.id, service_id, stage, waiting_on, conversation_id, version, created_at, updated_at, sort_key',
  'public.project_events.id, project_id, number, kind, stage, internal, ask_id',
  'public.files.id, project_id, conversation_id, ask_id, message_id, version_number, state, from_staff, object_version',
  'public.asks.id, project_id, kind, file_count, state, file_id, round, version, created_at',
  'public.approvals.id, ask_id, round',
  'private.ask_reminders.ask_id, due_on, is_late',
  'private.file_types.extension, media_types',
  'public.project_links.id, project_id, created_at',
  'public.tasks.id, project_id, title, due_on, state, version, created_at, description',
  'public.task_items.id, task_id, number, title, is_done',
  'public.task_events.id, task_id, number, kind',
  'private.deleted_tasks.task_id, project_id, description, deleted_at',
  'private.message_origins.message_id, key',
  'private.conversation_presence.conversation_id',
  'private.outbox.id, message_id, template, language, send_after, attempts, claimed_until, failed_at, last_error, created_at, project_id, kind, ask_id',
  'private.unsubscribe_tokens.kind',
  'private.task_links.token_hash, ask_id, round, expires_at',
  'private.staff_rules.rule, is_on',
  'public.site_settings.key, value, version, updated_at',
  'private.setting_fields.section, field, form',
  'private.daily_figures.day, figure, breakdown, amount',
  'private.figures_due.only_row, day',
  'private.page_views.log, day, page, views',
  'private.report_months.month',
  'private.mail_key.only_row, key',
  'private.rate_limits.name, maximum, span, refusal, reserve, small',
  'private.rate_counts.name, reached',
  'private.rate_key.only_row, key',
] as const;

/** The browser storage keys, grouped by the kind of data, in the order of the privacy page. */
export const browserStorageKeys = {
  session: ['torsa.session', 'founderAuthenticated', 'torsa.return'],
  draft: ['torsa.draft.', 'torsa.chat'],
  unconfirmed: ['torsa.unconfirmed'],
  choices: ['torsa.language', 'torsa.theme', 'torsa.shortcuts', 'torsa.rail'],
  release: ['torsa.browser', 'torsa.preview', 'torsa.preview-settings', 'torsa.left-for'],
} as const;

export const personalDataKinds = [
  'message',
  'account',
  'project',
  'staff',
  'limits',
  'faults',
] as const satisfies readonly (keyof typeof personalDataColumns)[];
export const browserDataKinds = [
  'session',
  'draft',
  'unconfirmed',
  'choices',
  'release',
] as const satisfies readonly (keyof typeof browserStorageKeys)[];
