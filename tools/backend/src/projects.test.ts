import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient } from './testing.ts';

const backend = backendForTests();
const address = 'client@torsa.example';

let client: SupabaseClient;
let leader: SupabaseClient;
let member: SupabaseClient;
let founder: SupabaseClient;

beforeAll(async () => {
  client = await createSignedInApiClient(backend(), address, 'local-client-1');
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
  member = await createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1');
  founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
});

const statusOf = async (call: PromiseLike<{ status: number }>) => (await call).status;

/** Creates a project of the team leader and adds the client. */
async function madeWithClient() {
  const { data: project } = await leader.rpc('create_project', {
    id: randomUUID(),
    title: 'Delivery app',
    service_id: 'apps',
  });
  await leader.rpc('add_project_client', { project: project.id, email: ` ${address} ` });
  return project;
}

const eventsOf = async (by: SupabaseClient, project: string) =>
  (await by.rpc('client_project_events', { project }).order('number')).data ?? [];

test('§10.25 a project created from a conversation gets its client and assignee, and a retry creates no second project', async () => {
  const subject = randomUUID();
  const row = { name: 'Asha', email: address, subject, message: 'An app, please' };
  await client.from('contact_messages').insert(row);
  const found = leader.from('conversations').select().eq('subject', subject).single();
  const { data: conversation } = await found;
  const given = { conversation: conversation.id, expected_version: conversation.version };
  await leader.rpc('assign_conversation', { ...given, staff_id: 'TM001' });
  const wanted = {
    id: randomUUID(),
    title: ' Delivery app ',
    service_id: 'apps',
    conversation: conversation.id,
  };
  const { data: made } = await leader.rpc('create_project', wanted);
  expect(made).toMatchObject({ title: 'Delivery app', stage: 'planned', version: 2 });
  expect((await leader.rpc('create_project', wanted)).data).toEqual(made);
  expect(await statusOf(leader.rpc('create_project', { ...wanted, id: randomUUID() }))).toBe(409);
  const { data: members } = await client.rpc('project_members', { project: made.id });
  expect(members).toMatchObject([
    { person: '1', name: 'Local Team Leader', email: '' },
    { person: '2', name: 'Local Team Member', email: '' },
    { name: 'Local Client', email: '', is_staff: false },
  ]);
  for (const by of [member, founder]) {
    expect((await by.from('projects').select().eq('id', made.id)).data).toHaveLength(1);
  }
  const { data: own } = await client.rpc('client_projects').eq('id', made.id);
  expect(own).toMatchObject([{ title: 'Delivery app', conversation_id: conversation.id }]);
});

test('the API returns the projects that wait for the client in pages, with the name of the client', async () => {
  const subject = randomUUID();
  const message = { name: 'Asha', email: address, subject, message: 'An app, please' };
  await client.from('contact_messages').insert(message);
  const found = leader.from('conversations').select('id').eq('subject', subject).single();
  const { data: conversation } = await found;
  const given = { title: 'Delivery app', service_id: 'apps', conversation: conversation?.id };
  const { data: project } = await leader.rpc('create_project', { id: randomUUID(), ...given });
  const list = () =>
    leader
      .rpc('projects_waiting_for_client')
      .select('id, conversation:conversations!projects_conversation_id_fkey(name)')
      .or(`sort_key.gt.${project.sort_key - 1}`)
      .order('sort_key')
      .order('id')
      .limit(50);
  expect((await list()).data).not.toContainEqual(expect.objectContaining({ id: project.id }));
  const ask = { id: randomUUID(), project: project.id, kind: 'answer', text_en: 'Opening hours?' };
  expect(await statusOf(leader.rpc('add_ask', ask))).toBe(200);
  expect((await list()).data).toContainEqual({ id: project.id, conversation: { name: 'Asha' } });
});

test('every change of a project’s tasks, links, asks, people, notes or messages updates its time of last change', async () => {
  const subject = randomUUID();
  const row = { name: 'Asha', email: address, subject, message: 'An app, please' };
  await client.from('contact_messages').insert(row);
  const found = await leader.from('conversations').select('id').eq('subject', subject).single();
  const conversation = found.data?.id;
  const { id: project } = await madeWithClient();
  const lastChange = async () => {
    const { data } = await leader.from('projects').select('updated_at').eq('id', project).single();
    return data?.updated_at as string;
  };
  const task = { id: randomUUID(), project, title: 'Draw' };
  const ask = { id: randomUUID(), project, kind: 'answer', text_en: 'Opening hours?' };
  const { data: link } = await leader.rpc('add_project_link', {
    project,
    title: 'Draft',
    url: 'https://draft.example/',
  });
  const changes: readonly [name: string, args: Record<string, unknown>][] = [
    ['add_task', task],
    ['change_task', { task: task.id, title: 'Draw', state: 'done', expected_version: 1 }],
    ['add_task_item', { id: randomUUID(), task: task.id, title: 'The doors' }],
    ['add_task_comment', { task: task.id, body: 'Ready', key: randomUUID() }],
    ['delete_task', { task: task.id, expected_version: 2 }],
    ['add_ask', ask],
    [
      'change_ask',
      { ask: ask.id, expected_version: 1, text_en: 'When?', text_bn: '', due_on: null },
    ],
    ['remove_project_link', { link: link.id }],
    ['set_project_staff', { project, staff_id: 'TM001', is_on: true }],
    ['add_project_note', { project, body: 'Look', internal: true, key: randomUUID() }],
    ['link_conversation', { conversation, project }],
    ['add_note', { conversation, body: 'Call them.', key: randomUUID() }],
  ];
  let previous = await lastChange();
  for (const [name, args] of changes) {
    expect((await leader.rpc(name, args)).error, name).toBeNull();
    const next = await lastChange();
    expect(next > previous, name).toBe(true);
    previous = next;
  }
  // A read does not count as a change.
  await leader.rpc('mark_read', { item: project });
  expect(await lastChange()).toBe(previous);
});

test("a project's stage can be changed only with the project's current version, and the change stays on the timeline", async () => {
  const project = await madeWithClient();
  const change = { project: project.id, stage: 'designing', expected_version: project.version };
  const { data: changed } = await leader.rpc('set_project_stage', change);
  expect(changed).toMatchObject({ stage: 'designing', version: project.version + 1 });
  expect(await statusOf(leader.rpc('set_project_stage', change))).toBe(409);
  expect(await statusOf(client.rpc('set_project_stage', change))).toBe(403);
  expect(await eventsOf(client, project.id)).toMatchObject([
    { kind: 'made', stage: 'planned', author_name: 'Local Team Leader' },
    { kind: 'stage', stage: 'designing' },
  ]);
});

test('§10.25 clients and members outside a project cannot see it, and its own client sees no internal note', async () => {
  const project = await madeWithClient();
  const note = (body: string, internal: boolean) => ({ project: project.id, body, internal });
  const key = randomUUID();
  const open = await leader.rpc('add_project_note', { ...note('Look at this', false), key });
  expect(
    (await leader.rpc('add_project_note', { ...note('Look at this', false), key })).data,
  ).toEqual(open.data);
  expect(await statusOf(leader.rpc('add_project_note', { ...note('Else', false), key }))).toBe(409);
  await leader.rpc('add_project_note', { ...note('A secret', true), key: randomUUID() });
  await leader.rpc('add_project_link', {
    project: project.id,
    title: 'Draft',
    url: 'https://files.torsa.example/draft',
  });
  await leader.rpc('add_task', { id: randomUUID(), project: project.id, title: 'Draw it' });
  const seen = (await eventsOf(client, project.id)).map(
    (event: { readonly body: string }) => event.body,
  );
  expect(seen).toEqual(['', 'Look at this', 'Draft']);
  expect((await client.from('tasks').select()).data).toEqual([]);
  for (const table of ['project_events', 'project_links', 'project_people', 'tasks']) {
    const { data } = await member.from(table).select().eq('project_id', project.id);
    expect(data, table).toEqual([]);
  }
  const clientsFor = async (by: SupabaseClient) =>
    (await by.rpc('project_clients', { projects: [project.id, randomUUID()] })).data;
  expect(await clientsFor(leader)).toEqual([{ project_id: project.id, name: 'Local Client' }]);
  expect(await clientsFor(founder)).toEqual([{ project_id: project.id, name: 'Local Client' }]);
  expect(await clientsFor(member)).toEqual([]);
  expect(await clientsFor(client)).toEqual([]);
  const { data: none } = await member.from('projects').select().eq('id', project.id);
  expect(none).toEqual([]);
  expect(await statusOf(member.rpc('project_members', { project: project.id }))).toBe(403);
  expect(
    await statusOf(member.rpc('add_project_note', { ...note('Mine', true), key: randomUUID() })),
  ).toBe(403);
});

test.each([
  [
    'a link that is no https address',
    'add_project_link',
    { title: 'x', url: 'javascript:alert(1)' },
    400,
  ],
  [
    'a link with a user name before its host',
    'add_project_link',
    { title: 'x', url: 'https://torsa.example@evil.example/' },
    400,
  ],
  [
    'a note of blanks',
    'add_project_note',
    { body: ' \n', internal: false, key: randomUUID() },
    400,
  ],
  ['a stage that there is not', 'set_project_stage', { stage: 'sold', expected_version: 1 }, 400],
  ['a client without an account', 'add_project_client', { email: 'nobody@example.org' }, 404],
  ['one of the staff as a client', 'add_project_client', { email: 'tm001@torsa.example' }, 404],
  ['the last staff member', 'set_project_staff', { staff_id: 'TL001', is_on: false }, 409],
])('%s is refused', async (_, name, changes, status) => {
  const { id: project } = await madeWithClient();
  expect(await statusOf(leader.rpc(name, { project, ...changes }))).toBe(status);
});

test("a client that staff add to a conversation's project can read the conversation, even if it is older than the account", async () => {
  const subject = randomUUID();
  const row = { name: 'Asha', email: address, subject, message: 'An app, please' };
  await createVisitorClient(backend()).from('contact_messages').insert(row);
  const read = () => client.rpc('client_conversations').select('id').eq('subject', subject);
  const stored = leader.from('conversations').select('id').eq('subject', subject);
  const { data: conversation } = await stored.single();
  const { data: project } = await leader.rpc('create_project', {
    id: randomUUID(),
    title: 'Of a visitor',
    service_id: 'apps',
    conversation: conversation?.id,
  });
  expect((await read()).data).toEqual([]);
  await leader.rpc('add_project_client', { project: project.id, email: address });
  expect((await read()).data).toEqual([conversation]);
});

test('a project link may have a port, a path with an @ and a query', async () => {
  const { id: project } = await madeWithClient();
  for (const url of [
    'https://files.torsa.example:8443/@torsa/plan?a=b@c#d',
    'https://বাংলা.ভারত/ফাইল',
    'https://files.torsa.example',
  ]) {
    expect(await statusOf(leader.rpc('add_project_link', { project, title: 'x', url })), url).toBe(
      200,
    );
  }
});

test('Unicode direction marks are removed from a project link', async () => {
  const { id: project } = await madeWithClient();
  const url = 'https://torsa.example/\u202egpj.exe';
  const { data: added } = await leader.rpc('add_project_link', { project, title: 'x', url });
  expect(added.url).toBe('https://torsa.example/gpj.exe');
});

test('a project can wait for the client, for the company or for neither', async () => {
  const project = await madeWithClient();
  const ask = { project: project.id, waiting_on: 'client', waiting_for: 'Six pictures' };
  const { data: waits } = await leader.rpc('set_project_waiting', {
    ...ask,
    expected_version: project.version,
  });
  expect(waits).toMatchObject({ waiting_on: 'client', waiting_for: 'Six pictures' });
  const { data: done } = await leader.rpc('set_project_waiting', {
    project: project.id,
    expected_version: waits.version,
  });
  expect(done).toMatchObject({ waiting_on: null, waiting_for: '' });
});

test("§10.30 the second of two concurrent task changes gets a conflict error, and a task's new assignee joins the project", async () => {
  const project = await madeWithClient();
  const id = randomUUID();
  const { data: task } = await leader.rpc('add_task', { id, project: project.id, title: 'Draw' });
  const move = { task: id, title: task.title, expected_version: task.version };
  const { data: given } = await leader.rpc('change_task', {
    ...move,
    state: 'todo',
    assignee: 'TM001',
  });
  expect(given).toMatchObject({ assignee: 'TM001', version: 2 });
  expect(await statusOf(founder.rpc('change_task', { ...move, state: 'doing' }))).toBe(409);
  const { data: done } = await member.rpc('change_task', {
    ...move,
    state: 'done',
    assignee: 'TM001',
    expected_version: 2,
  });
  expect(done).toMatchObject({ state: 'done', done_at: expect.any(String) });
  expect(await statusOf(leader.rpc('delete_task', { task: id, expected_version: 2 }))).toBe(409);
});

test('a staff member can move a task with its assignee only between their own projects', async () => {
  const [from, to] = [await madeWithClient(), await madeWithClient()];
  const id = randomUUID();
  await leader.rpc('add_task', { id, project: from.id, title: 'Draw', assignee: 'TL001' });
  const move = (by: SupabaseClient, version: number) =>
    by.rpc('move_task', { task: id, project: to.id, expected_version: version });
  expect(await statusOf(move(member, 1))).toBe(403);
  expect((await move(leader, 1)).data).toMatchObject({ project_id: to.id, version: 2 });
  expect(await statusOf(move(leader, 1))).toBe(409);
  expect(await statusOf(move(client, 2))).toBe(403);
});

test('§10.35 the work statistics count the tasks that are overdue on a given day and name the oldest one', async () => {
  const { data: late } = await member.rpc('work_figures', { today: '2999-01-01' });
  expect(late[0]).toMatchObject({
    late_projects: expect.any(Number),
    latest_task: 'Move the pictures over',
    latest_project_title: 'Client website relaunch',
  });
  const { data: early } = await member.rpc('work_figures', { today: '2000-01-01' });
  expect(early[0]).toMatchObject({ late_projects: 0, late_tasks: 0, latest_task: null });
  expect(await statusOf(client.rpc('work_figures', { today: '2000-01-01' }))).toBe(403);
});

test("a client's data export contains their projects without internal notes", async () => {
  const project = await madeWithClient();
  const note = { project: project.id, body: 'Nobody’s business', internal: true };
  await leader.rpc('add_project_note', { ...note, key: randomUUID() });
  const { data } = await client.rpc('export_my_data');
  expect(data.projects).toContainEqual(expect.objectContaining({ id: project.id }));
  expect(data.account.email).toBe(address);
  expect(JSON.stringify(data)).not.toContain('Nobody’s business');
});

test('conversations and projects with news are unread for a client until the client reads them', async () => {
  const project = await madeWithClient();
  const unread = async (by: SupabaseClient) =>
    ((await by.rpc('unread_items')).data as { id: string }[]).map(({ id }) => id);
  expect(await unread(client)).toContain(project.id);
  expect((await client.rpc('unread_items')).data).toContainEqual({
    id: project.id,
    kind: 'project',
  });
  expect((await client.rpc('mark_read', { item: project.id })).error).toBeNull();
  expect(await unread(client)).not.toContain(project.id);
  const note = (internal: boolean) =>
    leader.rpc('add_project_note', {
      project: project.id,
      body: 'Hi',
      internal,
      key: randomUUID(),
    });
  await note(true);
  expect(await unread(client)).not.toContain(project.id);
  await note(false);
  expect(await unread(client)).toContain(project.id);
  expect(await unread(leader)).toEqual([]);
});

/** A visitor's conversation, which has no project. */
async function visitorConversation(): Promise<string> {
  const subject = randomUUID();
  const row = { name: 'Rupa', email: `${subject}@example.com`, subject, message: 'Hello' };
  await createVisitorClient(backend()).from('contact_messages').insert(row);
  const { data } = await leader.from('conversations').select('id').eq('subject', subject).single();
  return data?.id;
}

const linksOf = async (by: SupabaseClient, project: string) =>
  (await by.from('project_conversations').select().eq('project_id', project)).data;

test("a linked conversation belongs to one project, and only the project's staff can see the link", async () => {
  const project = await madeWithClient();
  const conversation = await visitorConversation();
  const link = (by: SupabaseClient, to = project.id) =>
    statusOf(by.rpc('link_conversation', { conversation, project: to }));
  expect(await link(member)).toBe(403);
  expect(await link(client)).toBe(403);
  expect(await link(leader)).toBe(204);
  expect(await link(leader)).toBe(204);
  for (const by of [leader, founder]) {
    expect(await linksOf(by, project.id)).toMatchObject([{ conversation_id: conversation }]);
  }
  for (const by of [member, client]) expect(await linksOf(by, project.id)).toEqual([]);
  const other = await madeWithClient();
  expect(await link(leader, other.id)).toBe(409);
  const another = { id: randomUUID(), title: 'Again', service_id: 'apps', conversation };
  expect(await statusOf(leader.rpc('create_project', another))).toBe(409);
});

test('linking a conversation to a project adds no member, and the project’s clients cannot read the conversation', async () => {
  const project = await madeWithClient();
  const conversation = await visitorConversation();
  const before = (await leader.rpc('project_members', { project: project.id })).data;
  await leader.rpc('link_conversation', { conversation, project: project.id });
  expect((await leader.rpc('project_members', { project: project.id })).data).toEqual(before);
  expect((await client.rpc('client_messages', { conversation })).data).toEqual([]);
  const { data: own } = await client.rpc('client_projects').eq('id', project.id);
  expect(own).toMatchObject([{ conversation_id: null }]);
  // The address of the conversation gives it to no account that joins later.
  await leader.rpc('add_project_client', { project: project.id, email: address });
  const { data: row } = await leader.from('conversations').select().eq('id', conversation).single();
  expect(row.client_id).toBeNull();
});

test('a conversation from which a project was created cannot be linked to another project, and a linked conversation can be unlinked', async () => {
  const project = await madeWithClient();
  const conversation = await visitorConversation();
  const id = randomUUID();
  await leader.rpc('create_project', { id, title: 'Of it', service_id: 'apps', conversation });
  const link = { conversation, project: project.id };
  expect(await statusOf(leader.rpc('link_conversation', link))).toBe(409);
  const free = { conversation: await visitorConversation(), project: project.id };
  await leader.rpc('link_conversation', free);
  expect(await statusOf(member.rpc('unlink_conversation', free))).toBe(403);
  expect(await statusOf(leader.rpc('unlink_conversation', free))).toBe(204);
  expect(await linksOf(leader, project.id)).toEqual([]);
  const missing = { conversation: randomUUID(), project: project.id };
  expect(await statusOf(leader.rpc('link_conversation', missing))).toBe(404);
});
