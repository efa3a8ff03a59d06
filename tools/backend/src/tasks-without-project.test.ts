import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient } from './testing.ts';

const backend = backendForTests();

let client: SupabaseClient;
let leader: SupabaseClient;
let member: SupabaseClient;
let founder: SupabaseClient;

beforeAll(async () => {
  const signIn = (address: string, password: string) =>
    createSignedInApiClient(backend(), address, password);
  client = await signIn('client@torsa.example', 'local-client-1');
  leader = await signIn('tl001@torsa.example', 'local-team-lead-1');
  member = await signIn('tm001@torsa.example', 'local-team-member-1');
  founder = await signIn('founder001@staff.torsa.example', 'local-founder-1');
});

const statusOf = async (call: PromiseLike<{ status: number }>) => (await call).status;

async function addTask(given: Record<string, unknown> = {}, by = leader) {
  const { data } = await by.rpc('add_task', { id: randomUUID(), title: 'Pay the rent', ...given });
  return data as { readonly id: string; readonly version: number };
}

async function addProject(): Promise<string> {
  const id = randomUUID();
  await leader.rpc('create_project', { id, title: 'Delivery app', service_id: 'apps' });
  await leader.rpc('add_project_client', { project: id, email: 'client@torsa.example' });
  return id;
}

const stateOf = (id: string, by = leader) =>
  by.from('tasks').select('title, state, project_id, assignee, version').eq('id', id);

test('all staff read, change and delete a task without a project, and its details', async () => {
  for (const author of [leader, member, founder]) {
    const { id: task } = await addTask({ assignee: 'TL001' }, author);
    const change = { task, title: 'Pay it', state: 'doing', assignee: 'TM001' };
    expect(await statusOf(member.rpc('change_task', { ...change, expected_version: 1 }))).toBe(200);
    const description = { task, description: 'In cash', expected_version: 2 };
    expect(await statusOf(founder.rpc('set_task_description', description))).toBe(200);
    const item = randomUUID();
    await leader.rpc('add_task_item', { id: item, task, title: 'Count it' });
    expect(await statusOf(member.rpc('set_task_item', { item, is_done: true }))).toBe(200);
    const comment = { key: randomUUID(), task, body: 'By Friday?' };
    expect(await statusOf(leader.rpc('add_task_comment', comment))).toBe(200);
    for (const by of [leader, member, founder]) {
      expect((await stateOf(task, by)).data).toMatchObject([{ title: 'Pay it', project_id: null }]);
      const items = await by.from('task_items').select('is_done').eq('task_id', task);
      expect(items.data).toEqual([{ is_done: true }]);
      const events = await by.from('task_events').select('kind').eq('task_id', task);
      expect(events.data).toContainEqual({ kind: 'comment' });
    }
    expect(await statusOf(member.rpc('delete_task', { task, expected_version: 2 }))).toBe(409);
    expect(await statusOf(member.rpc('delete_task', { task, expected_version: 3 }))).toBe(204);
    expect((await stateOf(task)).data).toEqual([]);
  }
});

test('clients can neither read, change nor find a task without a project', async () => {
  const title = `Secret${Date.now()}`;
  const { id: task } = await addTask({ title });
  const item = randomUUID();
  await leader.rpc('add_task_item', { id: item, task, title });
  await leader.rpc('add_task_comment', { key: randomUUID(), task, body: title });
  for (const table of ['tasks', 'task_items', 'task_events']) {
    expect((await client.from(table).select()).data, table).toEqual([]);
  }
  const calls = {
    add_task: { id: randomUUID(), title },
    change_task: { task, title, state: 'done', expected_version: 1 },
    move_task: { task, expected_version: 1 },
    delete_task: { task, expected_version: 1 },
    set_task_description: { task, description: title, expected_version: 1 },
    add_task_item: { id: randomUUID(), task, title },
    set_task_item: { item, is_done: true },
    remove_task_item: { item },
    add_task_comment: { key: randomUUID(), task, body: title },
  };
  for (const [name, given] of Object.entries(calls)) {
    expect(await statusOf(client.rpc(name, given)), name).toBe(403);
  }
  expect((await client.rpc('search_portal', { query: title })).data).toEqual([]);
  expect(JSON.stringify((await client.rpc('export_my_data')).data)).not.toContain(title);
  expect((await stateOf(task)).data).toMatchObject([{ title, version: 1 }]);
});

test('a retried task without a project is stored once, and the ID of a hidden task is refused', async () => {
  const id = randomUUID();
  const given = { id, title: 'Pay the rent' };
  const [first, second] = await Promise.all([
    leader.rpc('add_task', given),
    leader.rpc('add_task', given),
  ]);
  expect(first.data).toEqual(second.data);
  const hidden = await addTask({ project: await addProject(), title: 'Hidden' });
  const stolen = await member.rpc('add_task', { id: hidden.id, title: 'Mine' });
  expect(stolen.data).toBeNull();
  expect((await stateOf(hidden.id)).data).toMatchObject([{ title: 'Hidden', version: 1 }]);
});

test('staff can move tasks only out of and into their own projects', async () => {
  const project = await addProject();
  const { id: task } = await addTask({ project, title: 'Draw' });
  expect(await statusOf(member.rpc('move_task', { task, expected_version: 1 }))).toBe(403);
  expect((await stateOf(task, member)).data).toEqual([]);
  const { data: out } = await leader.rpc('move_task', { task, expected_version: 1 });
  expect(out).toMatchObject({ project_id: null, version: 2 });
  expect((await stateOf(task, member)).data).toMatchObject([{ title: 'Draw' }]);
  const back = { task, project, expected_version: 2 };
  expect(await statusOf(member.rpc('move_task', back))).toBe(403);
  const { data: moved } = await leader.rpc('move_task', back);
  expect(moved).toMatchObject({ project_id: project, version: 3 });
  const events = await leader.from('task_events').select('kind').eq('task_id', task);
  expect(events.data?.filter(({ kind }) => kind === 'project')).toHaveLength(2);
  const { data: clients } = await client.rpc('client_project_events', { project });
  expect(JSON.stringify(clients)).not.toContain('Draw');
});

test('of two simultaneous changes of a task without a project, the second one is refused', async () => {
  const { id: task } = await addTask();
  const change = { task, title: 'Pay the rent', expected_version: 1 };
  const answers = await Promise.all([
    leader.rpc('change_task', { ...change, state: 'doing' }),
    member.rpc('change_task', { ...change, state: 'done' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('undoing the deletion of a task without a project restores its details', async () => {
  const { id } = await addTask();
  await leader.rpc('set_task_description', {
    task: id,
    description: 'In cash',
    expected_version: 1,
  });
  await leader.rpc('delete_task', { task: id, expected_version: 2 });
  await member.rpc('add_task', { id, title: 'Pay the rent' });
  const { data } = await leader.from('tasks').select('description').eq('id', id);
  expect(data).toEqual([{ description: 'In cash' }]);
  const events = await leader.from('task_events').select('kind').eq('task_id', id).order('number');
  expect(events.data?.at(-1)).toEqual({ kind: 'restored' });
});

test('a new task without a project has a history that begins with its creation', async () => {
  const { id } = await addTask();
  const events = await leader.from('task_events').select('kind').eq('task_id', id);
  expect(events.data).toEqual([{ kind: 'created' }]);
});

test('a task without a project can be moved beside a task with a project on the board', async () => {
  const one = await addTask({ due_on: '2031-01-01' });
  const other = await addTask({ project: await addProject(), title: 'Draw', due_on: '2031-01-02' });
  const given = { task: other.id, title: 'Draw', state: 'todo', expected_version: 1 };
  expect(await statusOf(leader.rpc('change_task', { ...given, below: one.id }))).toBe(200);
});

test('the work figures and the search of every staff member contain tasks without a project', async () => {
  const word = `rent${Date.now()}`;
  const today = '2000-06-02';
  const figures = async (by: SupabaseClient) =>
    (await by.rpc('work_figures', { today })).data[0] as Record<string, unknown>;
  const before = await figures(member);
  const due = { title: word, assignee: 'TM001', due_on: '2000-06-01' };
  const { id } = await addTask(due);
  const after = await figures(member);
  expect(after).toMatchObject({
    late_tasks: Number(before['late_tasks']) + 1,
    my_tasks: Number(before['my_tasks']) + 1,
    latest_task: word,
    latest_project: null,
    latest_project_title: null,
  });
  const late = await member.from('tasks').select('id').lt('due_on', today).neq('state', 'done');
  expect(late.data).toHaveLength(Number(after['late_tasks']));
  for (const by of [leader, member, founder]) {
    const { data } = await by.rpc('search_portal', { query: word });
    expect(data).toMatchObject([{ kind: 'task', id, parent_id: null, detail: '' }]);
  }
  const days = { first_day: '2000-06-01', last_day: '2000-06-30', zone: 'UTC' };
  const done = { task: id, ...due, state: 'done', expected_version: 1 };
  const doneNow = async () => {
    const day = new Date().toISOString().slice(0, 10);
    const { data } = await member.rpc('work_report', { ...days, first_day: day, last_day: day });
    return data[0].done as number;
  };
  const doneBefore = await doneNow();
  await member.rpc('change_task', done);
  expect(await doneNow()).toBe(doneBefore + 1);
});
