import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSqlOnAccountTables } from './accounts.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { backendForTests, testDatabase } from './test-database.ts';
import { createSignedInApiClient } from './testing.ts';

const backend = backendForTests();

let leader: SupabaseClient;
let member: SupabaseClient;
let app: EmbeddedSupabase;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ app, remove } = await testDatabase());
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
  member = await createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1');
});
afterAll(() => remove());

interface Task {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly due_on: string;
  readonly version: number;
  readonly repeat_day: number | null;
}

async function addTask(given: Record<string, unknown> = {}): Promise<Task> {
  const title = `Pay the rent ${randomUUID()}`;
  const values = { title, due_on: '2040-01-31', repeats: 'month', ...given };
  const { data, error } = await leader.rpc('add_task', { id: randomUUID(), ...values });
  expect(error).toBeNull();
  return data;
}

/** Changes the state of a task like the portal, which sends all values of the task. */
const setState = (task: Task, state: string, values: Record<string, unknown> = {}, by = leader) =>
  by.rpc('change_task', {
    task: task.id,
    title: task.title,
    due_on: task.due_on,
    state,
    expected_version: task.version,
    ...values,
  });

async function finish(task: Task, values: Record<string, unknown> = {}): Promise<Task> {
  const { data, error } = await setState(task, 'done', values);
  expect(error).toBeNull();
  return data;
}

/** Returns all tasks of a title, the first due date first. */
async function tasksOf({ title }: Task) {
  const { data } = await leader.from('tasks').select().eq('title', title).order('due_on');
  return data ?? [];
}

const openDaysOf = async (task: Task) =>
  (await tasksOf(task)).filter(({ state }) => state !== 'done').map(({ due_on }) => due_on);

async function nextOf(task: Task): Promise<Task> {
  const [next, ...others] = (await tasksOf(task)).filter(({ state }) => state !== 'done');
  expect(others).toEqual([]);
  return next;
}

test.each([
  // Repeats, due date, day of the month, today, next due date
  ['week', '2026-11-26', 26, '2026-11-26', '2026-12-03'],
  ['week', '2026-11-26', 26, '2026-11-20', '2026-12-03'],
  ['week', '2026-09-14', 14, '2026-09-30', '2026-10-05'],
  ['week', '2026-11-19', 19, '2026-11-26', '2026-12-03'],
  ['week', '2026-12-31', 31, '2026-12-31', '2027-01-07'],
  ['month', '2026-01-31', 31, '2026-01-31', '2026-02-28'],
  ['month', '2028-01-31', 31, '2028-01-31', '2028-02-29'],
  ['month', '2026-02-28', 31, '2026-02-28', '2026-03-31'],
  ['month', '2026-02-28', 28, '2026-02-28', '2026-03-28'],
  ['month', '2026-06-30', 31, '2026-06-30', '2026-07-31'],
  ['month', '2026-07-31', 31, '2026-07-30', '2026-08-31'],
  ['month', '2026-01-31', 31, '2026-02-01', '2026-02-28'],
  ['month', '2026-01-31', 31, '2026-06-30', '2026-07-31'],
  ['month', '2026-01-15', 15, '2026-04-15', '2026-05-15'],
  ['month', '2026-12-31', 31, '2026-12-31', '2027-01-31'],
  ['never', '2026-11-26', 26, '2026-11-26', null],
])(
  'a task that repeats “%s”, is due %s with day %i, and is done on %s, is due again on %s',
  async (...given) => {
    const [repeats, due, day, today, next] = given;
    const rows = await runSqlOnAccountTables(
      app,
      'select private.next_due_date($1, $2, $3, $4)::text as next',
      [repeats, due, day, today],
    );
    expect(rows).toEqual([{ next }]);
  },
);

test('after a repeating task is done, the next task has the same values, an unchecked checklist and its own history', async () => {
  const project = randomUUID();
  await leader.rpc('create_project', { id: project, title: 'Delivery app', service_id: 'apps' });
  const added = await addTask({ project, assignee: 'TM001' });
  await leader.rpc('set_task_description', {
    task: added.id,
    description: 'In cash',
    expected_version: 1,
  });
  for (const title of ['Count it', 'Carry it']) {
    const item = randomUUID();
    await leader.rpc('add_task_item', { id: item, task: added.id, title });
    await leader.rpc('set_task_item', { item, is_done: true });
  }
  await leader.rpc('add_task_comment', { key: randomUUID(), task: added.id, body: 'Paid' });
  await finish({ ...added, version: 2 }, { assignee: 'TM001' });
  const next = await nextOf(added);
  expect(next).toMatchObject({
    project_id: project,
    assignee: 'TM001',
    description: 'In cash',
    state: 'todo',
    due_on: '2040-02-29',
    repeats: 'month',
    repeat_day: 31,
    version: 1,
  });
  const items = leader.from('task_items').select('title, is_done').eq('task_id', next.id);
  expect((await items.order('number')).data).toEqual([
    { title: 'Count it', is_done: false },
    { title: 'Carry it', is_done: false },
  ]);
  const events = leader.from('task_events').select('kind, author_name').eq('task_id', next.id);
  expect((await events).data).toEqual([{ kind: 'created', author_name: 'Local Team Leader' }]);
});

test('undoing the reopening of a task restores its earlier done date, unless that date is in the future', async () => {
  const done = await finish(await addTask());
  const opened = await setState(done, 'doing');
  expect(opened.data).toMatchObject({ state: 'doing', done_at: null });
  const earlier = '2025-11-03T09:00:00+00:00';
  const undone = await setState(opened.data, 'done', { done_at: earlier });
  expect(undone.data).toMatchObject({ state: 'done', done_at: earlier });
  const again = await setState(undone.data, 'todo');
  const { data } = await setState(again.data, 'done', { done_at: '2999-01-01T00:00:00+00:00' });
  expect(Date.parse(data.done_at)).toBeLessThanOrEqual(Date.now() + 60_000);
});

test('a monthly task of the 31st is due on the last day of each shorter month, and on the 31st of each longer one', async () => {
  let task = await addTask();
  const days = [];
  for (let month = 0; month < 4; month++) {
    await finish(task);
    task = await nextOf(task);
    days.push(task.due_on);
  }
  expect(days).toEqual(['2040-02-29', '2040-03-31', '2040-04-30', '2040-05-31']);
});

test("a new due date changes the repetition's day of the month, and Undo restores the earlier day", async () => {
  const first = await addTask();
  await finish(first);
  const shortened = await nextOf(first);
  const moved = await setState(shortened, 'todo', { due_on: '2040-02-20' });
  expect(moved.data).toMatchObject({ due_on: '2040-02-20', repeat_day: null });
  const undone = await setState(moved.data, 'todo', { due_on: '2040-02-29', repeat_day: 31 });
  expect(undone.data).toMatchObject({ due_on: '2040-02-29', repeat_day: 31 });
  const again = await setState(undone.data, 'todo', { due_on: '2040-02-20' });
  await finish(again.data);
  expect((await nextOf(first)).due_on).toBe('2040-03-20');
});

test('of two simultaneous requests to mark a repeating task as done, one is refused, and one next task is created', async () => {
  const task = await addTask();
  const answers = await Promise.all([
    setState(task, 'done'),
    setState(task, 'done', {}, member),
    setState(task, 'done'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await openDaysOf(task)).toEqual(['2040-02-29']);
});

test('undoing “done” removes the next task of a repeating task, and a second “done” creates it once', async () => {
  const task = await addTask();
  const done = await finish(task);
  const { data: opened } = await setState(done, 'todo');
  expect(opened).toMatchObject({ state: 'todo', due_on: '2040-01-31' });
  expect(await openDaysOf(task)).toEqual(['2040-01-31']);
  const again = await finish(opened);
  expect(await openDaysOf(task)).toEqual(['2040-02-29']);
  // A change of the done task, without a change of its state, adds no task.
  const renamed = await setState(again, 'done', { assignee: 'TM001' });
  expect(renamed.error).toBeNull();
  expect(await openDaysOf(task)).toEqual(['2040-02-29']);
});

const touches: readonly (readonly [string, (next: Task) => PromiseLike<unknown>])[] = [
  ['assigned', (next) => setState(next, 'todo', { assignee: 'TM001' })],
  [
    'commented on',
    ({ id }) => member.rpc('add_task_comment', { key: randomUUID(), task: id, body: 'Soon' }),
  ],
  [
    'given a checklist item',
    ({ id }) => member.rpc('add_task_item', { id: randomUUID(), task: id, title: 'Count it' }),
  ],
];

test.each(touches)(
  'a following task that was %s stays after Undo, and no second one follows',
  async (_, touch) => {
    const task = await addTask();
    const done = await finish(task);
    await touch(await nextOf(task));
    const { data: opened } = await setState(done, 'doing');
    expect(await openDaysOf(task)).toEqual(['2040-01-31', '2040-02-29']);
    await finish(opened);
    expect(await openDaysOf(task)).toEqual(['2040-02-29']);
  },
);

test('undoing the deletion of a done repeating task creates no second next task', async () => {
  const task = await addTask();
  const { version } = await finish(task);
  await leader.rpc('delete_task', { task: task.id, expected_version: version });
  const values = { title: task.title, due_on: task.due_on };
  const restored = await leader.rpc('add_task', { id: task.id, ...values });
  expect(restored.data).toMatchObject({ state: 'todo', repeats: 'month' });
  await finish(restored.data);
  expect(await openDaysOf(task)).toEqual(['2040-02-29']);
});

test('reopening and completing a repeating task restores its deleted next task, unless the task no longer repeats', async () => {
  const task = await addTask();
  const done = await finish(task);
  const next = await nextOf(task);
  await leader.rpc('delete_task', { task: next.id, expected_version: 1 });
  expect(await openDaysOf(task)).toEqual([]);
  const { data: opened } = await setState(done, 'todo');
  const again = await finish(opened);
  expect(await openDaysOf(task)).toEqual(['2040-02-29']);
  const { data: ended } = await setState(again, 'todo', { repeats: 'never' });
  await finish(ended);
  expect(await openDaysOf(task)).toEqual([]);
});

test('a task that is completed in an earlier version of the portal still repeats', async () => {
  const task = await addTask({ repeats: 'week', due_on: '2040-01-02' });
  const { data } = await setState(task, 'doing');
  expect(data).toMatchObject({ repeats: 'week' });
  await finish(data);
  expect(await nextOf(task)).toMatchObject({ due_on: '2040-01-09', repeats: 'week' });
});

test('a repeating task without a due date is refused with a clear error, and the stored task stays', async () => {
  const added = await leader.rpc('add_task', { id: randomUUID(), title: 'Rent', repeats: 'week' });
  const message = expect.stringMatching(/^A repeating task needs a due date\. /);
  expect([added.status, added.error?.message]).toEqual([400, message]);
  const task = await addTask();
  const { due_on: _, ...undated } = task;
  const changed = await leader.rpc('change_task', {
    task: undated.id,
    title: undated.title,
    state: 'todo',
    expected_version: 1,
  });
  expect([changed.status, changed.error?.message]).toEqual([400, message]);
  expect(await openDaysOf(task)).toEqual(['2040-01-31']);
});

test('a repeating task that is due at the end of 2100 can be completed, and has no next task', async () => {
  const task = await addTask({ due_on: '2100-12-31' });
  await finish(task);
  expect(await openDaysOf(task)).toEqual([]);
});

test('the history of a task contains each change of its repetition', async () => {
  const task = await addTask();
  await setState(task, 'todo', { repeats: 'never' });
  const events = leader.from('task_events').select('kind, previous, body').eq('task_id', task.id);
  expect((await events.order('number')).data).toEqual([
    { kind: 'created', previous: '', body: '' },
    { kind: 'repeats', previous: 'month', body: 'never' },
  ]);
});
