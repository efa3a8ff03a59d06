import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import type { Task } from '../../api/tasks.ts';
import { refused } from '../../testing/inbox-answers.ts';
import {
  card,
  column,
  moveTo,
  open,
  task,
  toast,
  useCleanPage,
} from '../../testing/open-tasks.tsx';

useCleanPage();

const other: Task = { ...task, id: '8a1f0000-0000-4000-8000-000000000002', title: 'Build it' };

/** Opens a board with two tasks. The backend answers the moves in order, when the test releases each answer. */
async function openTwo() {
  const stored = { tasks: [task, other] as readonly Task[] };
  const waiting: ((response: Response) => void)[] = [];
  const sent = await open({
    'GET /rest/v1/tasks': () => Response.json(stored.tasks),
    'POST /rest/v1/rpc/change_task': () => new Promise((resolve) => waiting.push(resolve)),
  });
  const answer = async (response: Response) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.(response);
  };
  return {
    sent,
    refuse: answer,
    accept: async (changed: Task) => {
      stored.tasks = stored.tasks.map((one) => (one.id === changed.id ? changed : one));
      await answer(Response.json(changed));
    },
  };
}

const isIn = (name: string, title: string) => within(column(name)).queryByText(title) !== null;

test('a second move of a task before the first response sends the version that the first move returned', async () => {
  const { sent, accept } = await openTwo();
  await moveTo('Doing');
  await waitFor(() => expect(isIn('Doing', 'Draw it')).toBe(true));
  await moveTo('Done');
  await accept({ ...task, state: 'doing', version: 3 });
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { state: 'doing', expected_version: 2 },
    { state: 'done', expected_version: 3 },
  ]);
  expect(isIn('Done', 'Draw it')).toBe(true);
  await accept({ ...task, state: 'done', version: 4 });
  await waitFor(() => expect(toast()).toBe('Moved “Draw it” to DoneUndo'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a rejected move of a task shows an error and undoes only that move, not another pending move', async () => {
  const { refuse, accept } = await openTwo();
  await moveTo('Doing');
  await moveTo('Done', 'Build it');
  await waitFor(() => expect(isIn('Done', 'Build it')).toBe(true));
  await refuse(refused(503, 'PGRST000'));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t move “Draw it”');
  expect(isIn('To do', 'Draw it')).toBe(true);
  expect(isIn('Done', 'Build it')).toBe(true);
  await accept({ ...other, state: 'done', version: 3 });
  await waitFor(() => expect(queryClient().isMutating()).toBe(0));
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t move “Draw it”');
});

test("after one task's move is stored, another task with a pending move stays in its new column", async () => {
  const { sent, accept } = await openTwo();
  await moveTo('Doing');
  await moveTo('Done', 'Build it');
  await waitFor(() => expect(isIn('Done', 'Build it')).toBe(true));
  const places = new Set<string>();
  const look = () => places.add(`${isIn('Doing', 'Draw it')} ${isIn('Done', 'Build it')}`);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  await accept({ ...task, state: 'doing', version: 3 });
  await waitFor(() => expect(sent()).toHaveLength(2));
  await accept({ ...other, state: 'done', version: 3 });
  await waitFor(() => expect(queryClient().isMutating()).toBe(0));
  watch.disconnect();
  look();
  expect([...places]).toEqual(['true true']);
});

test('the card of a task has the focus after the user has moved the task with its menu', async () => {
  await openTwo();
  await moveTo('Doing');
  await waitFor(() => expect(isIn('Doing', 'Draw it')).toBe(true));
  expect(card()).toHaveFocus();
});
