import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getLocalToday } from '../../api/days.ts';
import { open, openTasks, task, toast, useCleanPage } from '../../testing/open-tasks.tsx';
import { event, storedTask } from '../../testing/stored-task.ts';

useCleanPage();

const repeating = { repeats: 'month', repeat_day: null } as const;
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

async function openSheet(given: Parameters<typeof storedTask>[0] = {}) {
  const { answers, stored } = storedTask(given);
  stored.events = [
    { ...event, id: '9a1f0000-0000-4000-8000-0000000000e2', kind: 'repeats', body: 'week' },
    event,
  ];
  const sent = await open(answers, '/dashboard/tasks');
  await userEvent.click(screen.getByRole('link', { name: /Draw it$/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByLabelText('Repeats');
  return { sheet, sent };
}

test('the sheet of a task sets and removes its repetition, and offers Undo', async () => {
  const { sheet, sent } = await openSheet();
  expect(sheet.getByLabelText('Repeats')).toHaveDisplayValue('Never');
  await userEvent.selectOptions(sheet.getByLabelText('Repeats'), 'Every week');
  await waitFor(() => expect(toast()).toContain('“Draw it” repeats: Every week'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await undo();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { repeats: 'week', due_on: '2020-01-31', state: 'todo' },
    { repeats: 'never', due_on: '2020-01-31', state: 'todo' },
  ]);
  expect(sheet.getByText('Set “Repeats” to “Every week”')).toBeInTheDocument();
});

test('a task without a due date cannot repeat, and the sheet says that it needs a date', async () => {
  const { sheet, sent } = await openSheet({ due_on: null });
  await userEvent.selectOptions(sheet.getByLabelText('Repeats'), 'Every week');
  expect(await sheet.findByText(/^A repeating task needs a due date/)).toBeInTheDocument();
  expect(sheet.getByLabelText('Repeats')).toHaveDisplayValue('Never');
  expect(sent()).toEqual([]);
});

test('the due date of a repeating task cannot be removed in its row', async () => {
  const sent = await open(storedTask(repeating).answers, '/dashboard/tasks');
  fireEvent.change(screen.getByLabelText('Due date of “Draw it”'), { target: { value: '' } });
  expect(await screen.findByText(/^A repeating task needs a due date/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test.each([
  '/dashboard/tasks',
  '/dashboard/tasks?view=board',
  '/dashboard/tasks?view=week&week=2020-01-27',
  '/dashboard/tasks?view=calendar&month=2020-01',
])('on %s, a repeating task has a sign with the period', async (address) => {
  await openTasks(storedTask(repeating).answers, address);
  const signs = await screen.findAllByRole('img', { name: 'Repeats: Every month' });
  expect(signs).not.toHaveLength(0);
});

test('Undo of a new due date restores the day of the month of a repeating task', async () => {
  const shortened = { ...repeating, due_on: '2040-02-29', repeat_day: 31 };
  const sent = await open(storedTask(shortened).answers, '/dashboard/tasks');
  const day = { target: { value: '2040-02-20' } };
  fireEvent.change(screen.getByLabelText('Due date of “Draw it”'), day);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await undo();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { due_on: '2040-02-20' },
    { due_on: '2040-02-29', repeat_day: 31 },
  ]);
  expect(sent()[0]).not.toHaveProperty('repeat_day');
});

test('marking a repeating task as done sends no repetition, and Undo sends the previous state', async () => {
  const sent = await open(storedTask(repeating).answers, '/dashboard/tasks');
  await userEvent.selectOptions(screen.getByLabelText('Move “Draw it” to'), 'Done');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await undo();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([{ state: 'done' }, { state: 'todo' }]);
  for (const body of sent()) expect(body).not.toHaveProperty('repeats');
});

test('the text of a new task sets its repetition, and a repetition chosen in the select replaces it', async () => {
  const sent = await open({ 'POST /rest/v1/rpc/add_task': () => Response.json(task) });
  await userEvent.keyboard('c');
  const form = within(await screen.findByRole('dialog', { name: 'New task' }));
  await waitFor(() => expect(form.getByLabelText('Assignee')).not.toHaveValue(''));
  await userEvent.type(form.getByLabelText('What needs doing?'), 'Pay the rent every month');
  expect(form.getByLabelText('Repeats')).toHaveDisplayValue('Every month');
  expect(form.getByLabelText(/^Due date/)).toHaveDisplayValue(getLocalToday());
  await userEvent.selectOptions(form.getByLabelText('Repeats'), 'Every week');
  await userEvent.type(form.getByLabelText('What needs doing?'), '{Enter}');
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  expect(sent('add_task')).toMatchObject([
    { title: 'Pay the rent', repeats: 'week', due_on: getLocalToday() },
  ]);
});

test('the form for a new task adds a repeating task, and asks for the missing due date', async () => {
  const sent = await open({ 'POST /rest/v1/rpc/add_task': () => Response.json(task) });
  await userEvent.keyboard('c');
  const form = within(await screen.findByRole('dialog', { name: 'New task' }));
  const line = form.getByLabelText('What needs doing?');
  await waitFor(() => expect(form.getByLabelText('Assignee')).not.toHaveValue(''));
  await userEvent.selectOptions(form.getByLabelText('Repeats'), 'Every week');
  await userEvent.type(line, 'Pay the rent{Enter}');
  expect(await form.findByText(/^A repeating task needs a due date/)).toBeInTheDocument();
  expect(sent('add_task')).toEqual([]);
  await userEvent.type(line, ' tomorrow{Enter}');
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  expect(sent('add_task')).toMatchObject([{ title: 'Pay the rent', repeats: 'week' }]);
  await waitFor(() => expect(form.getByLabelText('Repeats')).toHaveDisplayValue('Never'));
});
