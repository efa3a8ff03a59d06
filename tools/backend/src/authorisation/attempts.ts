import type { DatabaseCatalogue, DatabaseColumn, DatabaseTable } from './catalogue.ts';
import { type AccessAttempt, formatAttemptName } from './matrix.ts';

/** An access attempt of the authorisation matrix test, with its SQL statement. */
export interface AccessAttemptSql extends AccessAttempt {
  readonly sql: string;
  /** A superuser query that counts the affected rows after the attempt, to prove its effect. */
  readonly proof?: string;
}

/** Valid values for inserted columns with a CHECK constraint that rejects the default value of the data type. */
const values: Readonly<Record<string, string>> = {
  'public.contact_messages.email': `'probe@torsa.example'`,
  'public.staff.email': `'probe@torsa.example'`,
  'public.staff.role': `'founder'`,
  'public.staff.team_role': `'team_leader'`,
  'public.staff.staff_id': `'AB001'`,
  'public.client_events.route': `'/probe'`,
  'public.project_links.url': `'https://torsa.example/probe'`,
  'public.asks.file_count': '3',
  'public.approvals.sha256': `repeat('0', 64)`,
  'private.task_links.token_hash': `sha256('probe')`,
  'public.saved_views.path': `'/dashboard/tasks'`,
  'private.report_notes.note': `'Probe'`,
};

/** Primary keys of existing rows, for statements that overwrite a row. */
const keysThere: Readonly<Record<string, string>> = {
  'public.contact_messages.id': '1',
  'public.staff.email': `'tl001@torsa.example'`,
  'public.client_events.id': '1',
  'public.audit_log.id': '1',
  'public.site_settings.key': `'logins'`,
  'private.staff_rules.rule': `'second_factor'`,
  'private.setting_fields.section': `'banner'`,
  'private.setting_fields.field': `'until'`,
  'private.rate_limits.name': `'contact sender'`,
  'private.rate_key.only_row': 'true',
  'private.mail_key.only_row': 'true',
  'private.figures_due.only_row': 'true',
  'public.conversations.id': `'20000000-0000-4000-8000-000000000001'`,
  'public.messages.id': `'30000000-0000-4000-8000-000000000001'`,
  'public.attachments.id': `'70000000-0000-4000-8000-000000000001'`,
  'public.files.id': `'80000000-0000-4000-8000-000000000001'`,
  'public.file_comments.id': `'81000000-0000-4000-8000-000000000001'`,
  'private.file_types.extension': `'png'`,
  'public.projects.id': `'40000000-0000-4000-8000-000000000001'`,
  'public.tasks.id': `'60000000-0000-4000-8000-000000000001'`,
  'public.task_items.id': `'61000000-0000-4000-8000-000000000001'`,
  'public.task_events.id': `'62000000-0000-4000-8000-000000000001'`,
  'public.asks.id': `'a0000000-0000-4000-8000-000000000001'`,
  'public.approvals.id': `'b0000000-0000-4000-8000-000000000004'`,
  'private.task_links.token_hash': `sha256('Opening hours')`,
  'public.project_conversations.conversation_id': `'20000000-0000-4000-8000-000000000003'`,
  'public.saved_views.id': `'c0000000-0000-4000-8000-000000000001'`,
};

/** Arguments for SQL functions that reject null arguments from every caller. */
const conversation = `'20000000-0000-4000-8000-000000000001'`;
const project = `'40000000-0000-4000-8000-000000000001'`;
const task = `'60000000-0000-4000-8000-000000000001'`;
const item = `'61000000-0000-4000-8000-000000000001'`;
const comment = `'62000000-0000-4000-8000-000000000001'`;
const approval = `'a0000000-0000-4000-8000-000000000001'`;
const argumentsOf: Readonly<Record<string, string>> = {
  send_reply: `${conversation}, 'Probe', 1, gen_random_uuid()`,
  add_file: `gen_random_uuid(), 'probe.png', 4, 'image/png', ${project}`,
  remove_file: `'80000000-0000-4000-8000-000000000001'`,
  restore_file: `'80000000-0000-4000-8000-000000000001'`,
  add_file_comment: `gen_random_uuid(), '80000000-0000-4000-8000-000000000001', 'Probe', 0.5, 0.5`,
  remove_file_comment: `'81000000-0000-4000-8000-000000000001'`,
  add_note: `${conversation}, 'Probe', gen_random_uuid()`,
  undo_message: `${conversation}, gen_random_uuid(), 1`,
  attachment_content: `'70000000-0000-4000-8000-000000000001'`,
  write_to_conversation: `${conversation}, 'Probe', gen_random_uuid()`,
  assign_conversation: `${conversation}, 1, 'TM001'`,
  set_conversation_status: `${conversation}, 'closed', 1`,
  snooze_conversation: `${conversation}, now() + interval '1 day', 1`,
  save_canned_reply: `'Probe', 'Probe'`,
  touch_presence: `${conversation}, true`,
  mark_read: conversation,
  client_read_at: conversation,
  leave_conversation: conversation,
  invite_staff: `'Probe', 'probe@torsa.example', 'team_member'`,
  invite_again: `'TM002'`,
  change_staff_role: `'TM001', 'team_leader', 1`,
  remove_staff: `'TM001', 1`,
  ask_for_second_factor: 'true',
  remove_staff_factors: `'TM001', 1`,
  clients: `''`,
  find_conversations: `'client'`,
  search_portal: `'client'`,
  find_audit: `'a'`,
  company_figures: `'2026-01-01', '2026-01-31', false`,
  company_figure_breakdowns: `'2026-01-01', '2026-01-31'`,
  save_setting: `'logins', '{"employee": "open"}', 1`,
  undo_setting: `'logins', 1`,
  save_view: `gen_random_uuid(), 'Probe', '/dashboard/inbox?state=spam'`,
  rename_view: `(select id from public.saved_views limit 1), 'Probe', 1`,
  delete_view: `(select id from public.saved_views limit 1)`,
  save_profile: `'Probe', '', '', (select version from public.my_account())`,
  save_notifications: `'{}', (select version from public.my_account())`,
  delete_my_account: `'probe@torsa.example', 'probe'`,
  create_project: `gen_random_uuid(), 'Probe', 'apps'`,
  change_project: `${project}, 'Probe', 'apps', null, 1`,
  set_project_stage: `${project}, 'live', 1`,
  set_project_waiting: `${project}, 1, 'client', 'Probe'`,
  add_project_note: `${project}, 'Probe', false, gen_random_uuid()`,
  add_project_link: `${project}, 'Probe', 'https://torsa.example/probe'`,
  remove_project_link: `'50000000-0000-4000-8000-000000000001'`,
  link_conversation: `'20000000-0000-4000-8000-000000000001', ${project}`,
  unlink_conversation: `'20000000-0000-4000-8000-000000000003', ${project}`,
  project_members: project,
  project_clients: `array[${project}]::uuid[]`,
  client_messages: conversation,
  client_project_events: project,
  add_project_client: `${project}, 'other@torsa.example'`,
  remove_project_client: `${project}, '00000000-0000-4000-8000-000000000004'`,
  set_project_staff: `${project}, 'TM001', true`,
  add_task: `gen_random_uuid(), 'Probe', ${project}`,
  change_task: `${task}, 'Probe', 'done', 1`,
  move_task: `${task}, 1, ${project}`,
  delete_task: `${task}, 1`,
  set_task_description: `${task}, 'Probe', 1`,
  add_task_item: `gen_random_uuid(), ${task}, 'Probe'`,
  set_task_item: `${item}, true`,
  remove_task_item: item,
  add_task_comment: `gen_random_uuid(), ${task}, 'Probe'`,
  remove_task_comment: comment,
  add_ask: `gen_random_uuid(), ${project}, 'answer', 'Probe'`,
  change_ask: `${approval}, 1, 'Probe', '', null`,
  set_ask_state: `${approval}, 'withdrawn', 1`,
  ask_again: `${approval}, 1, null, 'Probe'`,
  answer_ask: `'a0000000-0000-4000-8000-000000000003', 'Probe', 1`,
  decide_ask: `${approval}, 'approved', 1`,
  work_report: `'2026-11-01', '2026-11-30', 'Asia/Kolkata'`,
  work_trend: `'month', '2026-11-01', 2, 'Asia/Kolkata'`,
  work_outlook: `'month', date_trunc('month', now())::date, 'Asia/Kolkata'`,
  email_report: `'month', '2026-11-01', 'Asia/Kolkata'`,
  monthly_report_note: `date_trunc('month', now())::date`,
  keep_report_note: `date_trunc('month', now())::date, ''`,
};

const valuesByType: Readonly<Record<string, string>> = {
  ask_kind: `'files'`,
  ask_state: `'open'`,
  audit_action: `'added'`,
  'auth.aal_level': `'aal1'`,
  bigint: '4242',
  boolean: 'false',
  bytea: `'\\x00'`,
  company_figure: `'visits'`,
  date: `'2000-01-01'`,
  decision: `'approved'`,
  decision_way: `'session'`,
  conversation_status: `'closed'`,
  'double precision': '42',
  file_state: `'uploading'`,
  delivery_state: `'sent'`,
  inet: `'192.0.2.42'`,
  integer: '4242',
  interval: `'42 days'`,
  jsonb: `'{"probe": 1}'`,
  message_kind: `'note'`,
  notification_kind: `'reply'`,
  'notification_kind[]': `'{reply}'`,
  project_event_kind: `'note'`,
  project_stage: `'live'`,
  project_waiting: `'us'`,
  smallint: '42',
  task_event_kind: `'comment'`,
  task_repeat: `'never'`,
  task_state: `'done'`,
  'text[]': `'{probe}'`,
  'timestamp with time zone': `'2000-01-01'`,
  'timestamp without time zone': `'2000-01-01'`,
  uuid: `'99999999-0000-4000-8000-000000000000'`,
};

const valueFor = (table: DatabaseTable, { name, type }: DatabaseColumn): string =>
  `${values[`${table.name}.${name}`] ?? valuesByType[type] ?? `'probe'`}::${type}`;

/** Creates an SQL statement for every possible access to the database objects in the catalogue. */
export function buildAccessAttempts(catalogue: DatabaseCatalogue): readonly AccessAttemptSql[] {
  return [
    ...catalogue.tables.flatMap((table) => [
      ...table.columns.flatMap((column) => onColumn(table, column)),
      ...onTable(table),
    ]),
    ...catalogue.functions.map((on) => ({
      on,
      verb: 'call',
      sql: `select ${buildFunctionCallSql(on)}`,
    })),
    ...catalogue.sequences.map((on) => ({ on, verb: 'advance', sql: `select nextval('${on}')` })),
    ...catalogue.schemas.map((on) => ({
      on,
      verb: 'create in',
      sql: `create table ${on}.probe ()`,
    })),
  ].toSorted((one, other) => formatAttemptName(one).localeCompare(formatAttemptName(other)));
}

function onColumn(table: DatabaseTable, column: DatabaseColumn): readonly AccessAttemptSql[] {
  const on = table.name;
  const value = valueFor(table, column);
  const given = table.columns.filter(({ needed, name }) => needed || name === column.name);
  return [
    {
      verb: 'select',
      sql: `select ${column.name} from ${on}`,
      proof: `select count(*) from ${on}`,
    },
    {
      verb: 'insert',
      sql: insert(table, given),
      // An insert attempt counts as refused if the database stores another value than the inserted one.
      proof: `select count(*) from ${on} where ${column.name} = ${value}`,
    },
    // The update statement has no WHERE clause, because a WHERE clause needs the right to read its column.
    { verb: 'update', sql: `update ${on} set ${column.name} = ${value}` },
  ].map((statement) => ({ on, column: column.name, ...statement }));
}

function onTable(table: DatabaseTable): readonly AccessAttemptSql[] {
  const on = table.name;
  const needed = table.columns.filter((column) => column.needed);
  return [
    { verb: 'insert returning', sql: `${insert(table, needed)} returning *` },
    { verb: 'upsert', sql: overwrite(table) },
    { verb: 'delete', sql: `delete from ${on}` },
    { verb: 'truncate', sql: `truncate ${on}` },
  ].map((statement) => ({ on, ...statement }));
}

function insert(table: DatabaseTable, columns: readonly DatabaseColumn[]): string {
  if (columns.length === 0) return `insert into ${table.name} default values`;
  const row = columns.map((column) => valueFor(table, column)).join(', ');
  return `insert into ${table.name} (${names(columns)}) values (${row})`;
}

function overwrite(table: DatabaseTable): string {
  const isKey = ({ name }: DatabaseColumn): boolean => table.key.includes(name);
  const columns = table.columns.filter((column) => column.needed || isKey(column));
  const row = columns.map((column) =>
    isKey(column)
      ? (keysThere[`${table.name}.${column.name}`] ?? valueFor(table, column))
      : valueFor(table, column),
  );
  const changed = columns.at(-1)?.name;
  return `insert into ${table.name} (${names(columns)}) overriding system value
    values (${row.join(', ')})
    on conflict (${table.key.join(', ')}) do update set ${changed} = excluded.${changed}`;
}

const names = (columns: readonly DatabaseColumn[]): string =>
  columns.map(({ name }) => name).join(', ');

/** Creates an SQL function call. The arguments are the example arguments above, or null. */
export function buildFunctionCallSql(signature: string): string {
  const [, name = '', types = ''] = /^(.*)\((.*)\)$/.exec(signature) ?? [];
  const given = argumentsOf[name.replace('public.', '')];
  if (given !== undefined) return `${name}(${given})`;
  const nulls = types === '' ? [] : types.split(', ').map((type) => `null::${type}`);
  return `${name}(${nulls.join(', ')})`;
}
