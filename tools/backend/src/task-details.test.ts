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

const addProject = async () => {
  const given = { id: randomUUID(), title: 'Delivery app', service_id: 'apps' };
  return (await leader.rpc('create_project', given)).data.id as string;
};

async function addTask() {
  const project = await addProject();
  await leader.rpc('add_project_client', { project, email: 'client@torsa.example' });
  const { data } = await leader.rpc('add_task', { id: randomUUID(), project, title: 'Draw' });
  return data as { readonly id: string; readonly version: number; readonly project_id: string };
}

const addItem = async (task: string, given: Record<string, unknown> = {}) =>
  (await leader.rpc('add_task_item', { id: randomUUID(), task, title: 'Choose', ...given })).data;

async function historyOf(task: string, by = leader) {
  const events = by.from('task_events').select('kind, previous, body, author_name');
  return (await events.eq('task_id', task).order('number')).data ?? [];
}

test('the history of a task names each change with the values before and after, and its author', async () => {
  const task = await addTask();
  const change = { task: task.id, title: 'Draw', state: 'todo', expected_version: 1 };
  await leader.rpc('change_task', { ...change, assignee: 'TM001', due_on: '2026-11-30' });
  await member.rpc('change_task', {
    ...change,
    title: 'Draw it',
    state: 'doing',
    due_on: '2026-11-30',
    expected_version: 2,
  });
  const to = { task: task.id, project: await addProject(), expected_version: 3 };
  await leader.rpc('move_task', to);
  const byLeader = { author_name: 'Local Team Leader' };
  const byMember = { author_name: 'Local Team Member' };
  expect(await historyOf(task.id)).toEqual([
    { kind: 'created', previous: '', body: '', ...byLeader },
    { kind: 'assignee', previous: '', body: 'Local Team Member', ...byLeader },
    { kind: 'due_on', previous: '', body: '2026-11-30', ...byLeader },
    { kind: 'title', previous: 'Draw', body: 'Draw it', ...byMember },
    { kind: 'state', previous: 'todo', body: 'doing', ...byMember },
    { kind: 'assignee', previous: 'Local Team Member', body: '', ...byMember },
    { kind: 'project', previous: '', body: '', ...byLeader },
  ]);
});

test('a description that was written for an older version of the task is refused, and the stored description is unchanged', async () => {
  const { id: task } = await addTask();
  const given = { task, description: ' First\n\ttext ', expected_version: 1 };
  const { data } = await leader.rpc('set_task_description', given);
  expect(data).toMatchObject({ description: 'First\n\ttext', version: 2 });
  const late = { ...given, description: 'Second text' };
  expect(await statusOf(founder.rpc('set_task_description', late))).toBe(409);
  const stored = await leader.from('tasks').select('description').eq('id', task).single();
  expect(stored.data).toEqual({ description: 'First\n\ttext' });
  const long = { task, description: 'x'.repeat(10_001), expected_version: 2 };
  expect(await statusOf(leader.rpc('set_task_description', long))).toBe(400);
});

test('the search finds a task by a word of its description', async () => {
  const { id: task } = await addTask();
  const word = `rhododendron${Date.now()}`;
  const description = `Ask for the ${word}s`;
  await leader.rpc('set_task_description', { task, description, expected_version: 1 });
  const found = async (by: SupabaseClient) =>
    (await by.rpc('search_portal', { query: word })).data?.map(({ id }: { id: string }) => id);
  expect(await found(leader)).toEqual([task]);
  expect(await found(member)).toEqual([]);
});

test('a checklist keeps its order, a retry adds no second item, and changes do not increment the task’s version', async () => {
  const { id: task } = await addTask();
  const first = await addItem(task, { title: ' Choose a colour ' });
  const second = await addItem(task, { title: 'Draw' });
  expect(await addItem(task, { id: first.id, title: 'Retry' })).toEqual(first);
  await leader.rpc('set_task_item', { item: first.id, is_done: true });
  await leader.rpc('remove_task_item', { item: first.id });
  const { number, title, is_done } = { ...first, is_done: true };
  await addItem(task, { id: first.id, title, number, is_done });
  const items = leader.from('task_items').select().eq('task_id', task).order('number');
  expect((await items).data).toEqual([
    { ...first, title: 'Choose a colour', is_done: true },
    second,
  ]);
  const { data } = await leader.from('tasks').select('version').eq('id', task).single();
  expect(data).toEqual({ version: 1 });
  expect(await historyOf(task)).toMatchObject([
    { kind: 'created' },
    { kind: 'item_added', body: 'Choose a colour' },
    { kind: 'item_added', body: 'Draw' },
    { kind: 'item_done', body: 'Choose a colour' },
    { kind: 'item_removed', body: 'Choose a colour' },
    { kind: 'item_added', body: 'Choose a colour' },
  ]);
  expect(await statusOf(leader.rpc('add_task_item', { id: randomUUID(), task, title: ' ' }))).toBe(
    400,
  );
});

test('a retried task comment is stored once, and only the author and the founder can remove the comment', async () => {
  const { id: task } = await addTask();
  await leader.rpc('change_task', {
    task,
    title: 'Draw',
    state: 'todo',
    expected_version: 1,
    assignee: 'TM001',
  });
  const add = (body: string, key: string = randomUUID()) => ({ key, task, body });
  const own = add('In green?');
  const { data: comment } = await member.rpc('add_task_comment', own);
  expect((await member.rpc('add_task_comment', own)).data).toEqual(comment);
  expect(comment).toMatchObject({ kind: 'comment', body: 'In green?', author: 'TM001' });
  expect(await statusOf(member.rpc('add_task_comment', add('  ')))).toBe(400);
  expect(await statusOf(leader.rpc('remove_task_comment', { comment: comment.id }))).toBe(403);
  expect(await statusOf(member.rpc('remove_task_comment', { comment: comment.id }))).toBe(204);
  const { data: other } = await member.rpc('add_task_comment', add('In blue?'));
  expect(await statusOf(founder.rpc('remove_task_comment', { comment: other.id }))).toBe(204);
  const [created] = (await leader.from('task_events').select('id').eq('task_id', task)).data ?? [];
  expect(await statusOf(founder.rpc('remove_task_comment', { comment: created?.id }))).toBe(403);
});

test('clients and staff outside the project can neither read nor change the details of a task', async () => {
  const { id: task } = await addTask();
  const item = await addItem(task);
  for (const by of [client, member]) {
    for (const table of ['task_items', 'task_events']) {
      expect((await by.from(table).select().eq('task_id', task)).data, table).toEqual([]);
    }
    const calls = {
      set_task_description: { task, description: 'Mine', expected_version: 1 },
      add_task_item: { id: randomUUID(), task, title: 'Mine' },
      set_task_item: { item: item.id, is_done: true },
      remove_task_item: { item: item.id },
      add_task_comment: { key: randomUUID(), task, body: 'Mine' },
    };
    for (const [name, given] of Object.entries(calls)) {
      expect(await statusOf(by.rpc(name, given)), name).toBe(403);
    }
  }
});

test('a deleted task that is restored in its own project has its description, checklist, comments and history', async () => {
  const { id, project_id: project } = await addTask();
  const description = { task: id, description: 'In green', expected_version: 1 };
  await leader.rpc('set_task_description', description);
  const item = await addItem(id, { is_done: true });
  await leader.rpc('add_task_comment', { key: randomUUID(), task: id, body: 'Like this?' });
  const before = await historyOf(id);
  const remove = (version: number) =>
    leader.rpc('delete_task', { task: id, expected_version: version });
  await remove(2);
  const details = () =>
    leader.from('tasks').select('description, items:task_items(*)').eq('id', id).single();
  const { data: task } = await leader.rpc('add_task', { id, project, title: 'Draw' });
  expect(task).toMatchObject({ description: 'In green' });
  expect((await details()).data).toEqual({ description: 'In green', items: [item] });
  const restored = await historyOf(id);
  expect(restored.slice(0, -1)).toEqual(before);
  expect(restored.at(-1)).toMatchObject({ kind: 'restored', author_name: 'Local Team Leader' });

  await remove(1);
  await leader.rpc('add_task', { id, project: await addProject(), title: 'Draw' });
  expect((await details()).data).toEqual({ description: '', items: [] });
  expect(await historyOf(id)).toMatchObject([{ kind: 'created' }]);
});
