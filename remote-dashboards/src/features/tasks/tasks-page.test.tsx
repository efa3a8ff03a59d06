import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refused } from '../../testing/inbox-answers.ts';
import {
  column,
  moveTo,
  open,
  openTasks,
  task,
  toast,
  useCleanPage,
} from '../../testing/open-tasks.tsx';

useCleanPage();

test('§10.30 a task that the user moves with the select element moves immediately, and a toast reports the move', async () => {
  let answer = (_: Response) => {};
  const sent = await open({
    'POST /rest/v1/rpc/change_task': () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  await moveTo('Doing');
  await waitFor(() => expect(within(column('Doing')).getByText('Draw it')).toBeInTheDocument());
  expect(sent()).toEqual([
    {
      task: task.id,
      title: 'Draw it',
      state: 'doing',
      expected_version: 2,
      assignee: 'TL001',
      due_on: '2020-01-31',
    },
  ]);
  answer(Response.json(task));
  await waitFor(() => expect(toast()).toBe('Moved “Draw it” to DoingUndo'));
});

test('§10.30 dragging a task to the column of a staff member assigns the task', async () => {
  const sent = await open(
    { 'POST /rest/v1/rpc/change_task': () => Response.json(task) },
    '/dashboard/tasks?view=person',
  );
  await screen.findByRole('region', { name: /^Local Team Member/ });
  const dataTransfer = { getData: () => task.id, setData: () => {} };
  fireEvent.drop(column('Local Team Member'), { dataTransfer });
  await waitFor(() => expect(sent()).toMatchObject([{ assignee: 'TM001', state: 'todo' }]));
});

test('§10.30 a task move that conflicts with another change shows an error and is undone on the page', async () => {
  await open({ 'POST /rest/v1/rpc/change_task': () => refused(409, 'PT409') });
  await moveTo('Done');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else changed “Draw it” first',
  );
  expect(within(column('To do')).getByText('Draw it')).toBeInTheDocument();
});

test('§10.31 a task move without a network shows an error, and the user can try again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = await open({
    'POST /rest/v1/rpc/change_task': () =>
      navigator.onLine ? Response.json(task) : Promise.reject(new TypeError('Failed to fetch')),
  });
  // After this event, React Query pauses calls unless `networkMode` is `always`.
  act(() => void dispatchEvent(new Event('offline')));
  await moveTo('Doing');
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t move');
  expect(within(column('To do')).getByText('Draw it')).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toast()).toBe('Moved “Draw it” to DoingUndo'));
  expect(sent()).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('§10.32 the task page shows a notice if it does not show all tasks', async () => {
  const tasks = Array.from({ length: 500 }, (_, index) => ({
    ...task,
    id: `task ${index}`,
    title: `Task ${index}`,
  }));
  const answers = { 'GET /rest/v1/tasks': () => Response.json([task, ...tasks.slice(1)]) };
  await open(answers, '/dashboard/tasks?view=calendar&month=2020-01');
  expect(screen.getByText(/^Showing the 500 most urgent tasks/)).toBeInTheDocument();
});

test('§10.33 the task calendar shows the due dates of a month, and a word marks late dates', async () => {
  await open({}, '/dashboard/tasks?view=calendar&month=2020-01');
  expect(screen.getByRole('heading', { name: 'January 2020' })).toBeInTheDocument();
  expect(screen.getByText('Draw it').closest('li')?.textContent).toContain('Late');
  await userEvent.click(screen.getByRole('button', { name: 'February 2020' }));
  expect(screen.getByRole('heading', { name: 'February 2020' })).toBeInTheDocument();
});

test('the task calendar shows an error and the current month if the URL contains an invalid month', async () => {
  await openTasks({}, '/dashboard/tasks?view=calendar&month=2026-13');
  expect((await screen.findByRole('alert')).textContent).toContain('“2026-13” is not a month');
});

test('a task calendar that is open at midnight marks the new current day and the tasks that are late now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2020, 0, 31, 23, 59) });
  try {
    await open({}, '/dashboard/tasks?view=calendar&month=2020-01');
    const marked = () => document.querySelector('[aria-current="date"]')?.getAttribute('dateTime');
    expect(marked()).toBe('2020-01-31');
    expect(screen.getByText('Draw it').closest('li')?.textContent).not.toContain('Late');
    vi.setSystemTime(new Date(2020, 1, 1, 0, 0, 1));
    act(() => void dispatchEvent(new Event('focus')));
    expect(marked()).toBe('2020-02-01');
    expect(screen.getByText('Draw it').closest('li')?.textContent).toContain('Late');
  } finally {
    vi.useRealTimers();
  }
});
