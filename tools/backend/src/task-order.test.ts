import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient } from './testing.ts';

const backend = backendForTests();

let leader: SupabaseClient;
let member: SupabaseClient;

beforeAll(async () => {
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
  member = await createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1');
});

interface Task {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly sort_key: string;
  readonly position: string | null;
}

async function addProject(): Promise<string> {
  const id = randomUUID();
  await leader.rpc('create_project', { id, title: 'Delivery app', service_id: 'apps' });
  return id;
}

async function addTask(project: string, title: string, due_on?: string): Promise<Task> {
  const { data } = await leader.rpc('add_task', { id: randomUUID(), project, title, due_on });
  return data;
}

/** Adds a project with the tasks A, B and C, which are due in this order. */
async function addThree() {
  const project = await addProject();
  const add = (title: string, day: number) => addTask(project, title, `2030-01-0${day}`);
  return { project, a: await add('A', 1), b: await add('B', 2), c: await add('C', 3) };
}

const move = (task: Task, place: Record<string, unknown>, by = leader) =>
  by.rpc('change_task', {
    task: task.id,
    title: task.title,
    state: 'todo',
    expected_version: task.version,
    due_on: '2030-01-03',
    ...place,
  });

async function orderOf(project: string): Promise<string> {
  const { data } = await leader
    .from('tasks')
    .select('title')
    .eq('project_id', project)
    .order('sort_key');
  return (data ?? []).map(({ title }) => title).join('');
}

test('tasks that no staff member has moved are sorted by due date', async () => {
  const project = await addProject();
  await addTask(project, 'D');
  await addTask(project, 'C', '2100-12-31');
  await addTask(project, 'A', '2000-01-01');
  await addTask(project, 'B', '2030-01-01');
  expect(await orderOf(project)).toBe('ABCD');
});

test('a task that was moved next to another task stays there when its due date changes', async () => {
  const { project, a, b, c } = await addThree();
  const { data: second } = await move(c, { above: a.id });
  expect(await orderOf(project)).toBe('ACB');
  const { data: first } = await move(second, { below: a.id });
  expect(await orderOf(project)).toBe('CAB');
  await move(first, { due_on: '2031-01-01' });
  expect(await orderOf(project)).toBe('CAB');
  const { data: last } = await move({ ...first, version: first.version + 1 }, { above: b.id });
  expect(await orderOf(project)).toBe('ABC');
  expect(last).toMatchObject({ title: 'C', version: c.version + 4 });
});

test('Undo restores the position of a moved task with its previous sort key', async () => {
  const { project, a, c } = await addThree();
  const { data: moved } = await move(c, { below: a.id });
  expect(moved.position).not.toBeNull();
  const { data: restored } = await move(moved, { sort_key: c.sort_key });
  expect(restored).toMatchObject({ position: null, sort_key: c.sort_key });
  expect(await orderOf(project)).toBe('ABC');
  // Before the first response, the page has sort keys of its own.
  for (const sort_key of ['', `${a.sort_key}0`]) {
    const latest = await leader.from('tasks').select().eq('id', c.id).single();
    expect((await move(latest.data, { sort_key })).error).toBeNull();
  }
  const wrong = await leader.from('tasks').select().eq('id', c.id).single();
  expect((await move(wrong.data, { sort_key: 'DROP' })).status).toBe(400);
});

test('two simultaneous moves of tasks to the same position are both stored, with different sort keys', async () => {
  const { project, a, b } = await addThree();
  await leader.rpc('set_project_staff', { project, staff_id: 'TM001', is_on: true });
  const [d, e] = [await addTask(project, 'D'), await addTask(project, 'E')];
  const moves = await Promise.all([move(d, { above: a.id }), move(e, { above: a.id }, member)]);
  expect(moves.map(({ error }) => error)).toEqual([null, null]);
  const keys = moves.map(({ data }) => data.sort_key as string);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key > a.sort_key && key < b.sort_key).toBe(true);
});

test('of two simultaneous moves of one task, the second move is refused', async () => {
  const { project, a, b, c } = await addThree();
  const moves = await Promise.all([move(c, { above: a.id }), move(c, { below: a.id })]);
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(['ACB', 'CAB']).toContain(await orderOf(project));
  expect(b.position).toBeNull();
});

test('a move beside a deleted or invisible task changes nothing', async () => {
  const { project, a, b, c } = await addThree();
  await leader.rpc('delete_task', { task: a.id, expected_version: a.version });
  expect((await move(c, { above: a.id })).status).toBe(409);
  await leader.rpc('set_project_staff', { project, staff_id: 'TM001', is_on: true });
  const { a: hidden } = await addThree();
  expect((await move(c, { above: hidden.id }, member)).status).toBe(409);
  expect(await orderOf(project)).toBe('BC');
  expect((await move(c, { below: b.id }, member)).error).toBeNull();
});

test('undoing the deletion of a moved task restores its position', async () => {
  const { project, a, c } = await addThree();
  const { data: moved } = await move(c, { below: a.id });
  await leader.rpc('delete_task', { task: c.id, expected_version: moved.version });
  expect(await orderOf(project)).toBe('AB');
  await leader.rpc('add_task', { id: c.id, project, title: 'C', due_on: '2030-01-03' });
  expect(await orderOf(project)).toBe('CAB');
});

test("moving a task within a column changes neither its history nor the project's time of last change", async () => {
  const { project, a, c } = await addThree();
  const lastChange = async () =>
    (await leader.from('projects').select('updated_at').eq('id', project).single()).data;
  const before = await lastChange();
  await move(c, { below: a.id });
  const { data } = await leader.from('task_events').select('kind').eq('task_id', c.id);
  expect(data).toEqual([{ kind: 'created' }]);
  expect(await lastChange()).toEqual(before);
});
