import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Task } from '../../api/tasks.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { open, openTasks, task, toast, useCleanPage } from '../../testing/open-tasks.tsx';
import { storedTask } from '../../testing/stored-task.ts';
import { stubScreen } from '../../testing/stub-screen.ts';

useCleanPage();

const address = '/dashboard/tasks?view=week&week=2020-01-27';
const monday = { ...task, description: '', due_on: '2020-01-27' };

beforeEach(() => stubScreen({ isWide: true }));

/**
 * Simulates the three queries of the week view: the week's tasks, the open tasks without a due date, and the earlier
 * open tasks.
 */
const week = (due: readonly Task[], undated: readonly Task[] = [], late: readonly Task[] = []) => ({
  ...storedTask().answers,
  'GET /rest/v1/tasks': ({ path }: { readonly path: string }) =>
    Response.json(
      path.includes('due_on=is.null') ? undated : path.includes('due_on=lt.') ? late : due,
    ),
  'POST /rest/v1/rpc/change_task': () => Response.json({ ...monday, version: 3 }),
});

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const cell = (name: RegExp, index: number) =>
  row(name).getAllByRole('cell')[index] ?? document.body;
const drop = (target: Element, id: string) =>
  fireEvent.drop(target, { dataTransfer: { getData: () => id, setData: () => {} } });

test("dragging a task to a cell of the week view sets the task's due date and assignee", async () => {
  const sent = await open(week([monday]), address);
  expect(cell(/^Local Team Leader/, 0)).toHaveTextContent('Draw it');
  drop(cell(/^Local Team Member/, 3), task.id);
  await waitFor(() =>
    expect(sent()).toMatchObject([{ due_on: '2020-01-30', assignee: 'TM001', state: 'todo' }]),
  );
  await waitFor(() =>
    expect(toast()).toBe('Assigned “Draw it” to Local Team Member, due 30 Jan 2020Undo'),
  );
});

test('the toast names the day of a task that the user drags to another day of the unassigned tasks', async () => {
  await open(week([monday]), address);
  drop(cell(/^Unassigned/, 3), task.id);
  await waitFor(() =>
    expect(toast()).toBe('“Draw it” is due 30 Jan 2020, without an assigneeUndo'),
  );
});

test('dropping a task on its own cell changes nothing, and dropping it on the unplanned tasks removes its due date', async () => {
  const sent = await open(week([monday]), address);
  drop(cell(/^Local Team Leader/, 0), task.id);
  drop(screen.getByRole('region', { name: 'Unplanned' }), task.id);
  await waitFor(() => expect(toast()).toBe('“Draw it” has no due date nowUndo'));
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).not.toHaveProperty('due_on');
});

test('the menu of a task in the week view moves the task to another day or person without a mouse', async () => {
  const sent = await open(week([monday]), address);
  const menu = () => screen.getByRole('combobox', { name: 'Move “Draw it” to' });
  await userEvent.selectOptions(menu(), 'Wed, 29 Jan');
  await waitFor(() => expect(sent()).toMatchObject([{ due_on: '2020-01-29', assignee: 'TL001' }]));
  await userEvent.selectOptions(menu(), 'Unassigned');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).not.toHaveProperty('assignee');
});

test('a rejected move in the week view returns the task to its cell and shows the reason', async () => {
  const refusing = { 'POST /rest/v1/rpc/change_task': () => refused(409, 'PT409') };
  await open({ ...week([monday]), ...refusing }, address);
  drop(cell(/^Local Team Member/, 3), task.id);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else changed “Draw it”',
  );
  expect(cell(/^Local Team Leader/, 0)).toHaveTextContent('Draw it');
});

test('the week view shows unplanned tasks, each person’s number of tasks, and a warning above five tasks a day', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...monday, id: `task ${index}` }));
  const undated = { ...task, id: 'undated', title: 'Call the printer', due_on: null };
  const late = { ...task, id: 'late', title: 'Ask for pictures', due_on: '2020-01-20' };
  await openTasks(
    week([...many, { ...monday, id: 'tuesday', due_on: '2020-01-28' }], [undated], [late]),
    address,
  );
  const unplanned = within(await screen.findByRole('region', { name: 'Unplanned' }));
  expect(await unplanned.findByText('Call the printer')).toBeInTheDocument();
  expect(unplanned.getByText('Ask for pictures').closest('li')).toHaveTextContent(
    /^Late · Ask for picturesLocal Team Leader · Delivery app · Due 20 Jan 2020/,
  );
  expect(unplanned.getByText('Call the printer').closest('li')).toHaveTextContent(
    /^Call the printerLocal Team Leader · Delivery app⋯/,
  );
  expect(screen.getByRole('rowheader', { name: /Leader/ })).toHaveTextContent(
    '7 tasks · 6 due Mon',
  );
  expect(screen.getByRole('rowheader', { name: /Member/ })).toHaveTextContent('No tasks');
});

test('the week view is a list by day on a phone, and its tasks open their sheets', async () => {
  stubScreen({ isWide: false });
  await open(week([monday]), address);
  const day = within(screen.getByRole('region', { name: 'Monday, 27 January' }));
  expect(day.getByText('Local Team Leader · Delivery app')).toBeInTheDocument();
  await userEvent.click(day.getByRole('link', { name: /Draw it/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('checkbox', { name: 'Choose a colour' })).toBeInTheDocument();
});

test('the buttons for the previous and next week change the week in the URL', async () => {
  await open(week([monday]), address);
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByRole('heading', { name: '3 Feb – 8 Feb' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(await screen.findByRole('heading', { name: '27 Jan – 1 Feb' })).toBeInTheDocument();
});
