import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused } from '../../testing/inbox-answers.ts';
import {
  card,
  column,
  moveTo,
  open,
  openMenu,
  task,
  toast,
  useCleanPage,
} from '../../testing/open-tasks.tsx';
import { storedTask } from '../../testing/stored-task.ts';

useCleanPage();

/** Opens the sheet of the task. */
async function openSheet() {
  await userEvent.click(card());
  await screen.findByRole('textbox', { name: 'What needs doing?' });
}

const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

test('Undo after a task move restores the previous state and sends the version that the move returned', async () => {
  const { answers } = storedTask();
  const sent = await open(answers);
  await moveTo('Doing');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await undo();
  await waitFor(() => expect(toast()).toBe('Undone: Moved “Draw it” to Doing'));
  expect(sent()).toMatchObject([
    { state: 'doing', expected_version: 2 },
    { state: 'todo', expected_version: 3, due_on: '2020-01-31', assignee: 'TL001' },
  ]);
  expect(within(column('To do')).getByText('Draw it')).toBeInTheDocument();
});

test('Undo after a colleague has changed the task changes nothing and shows an error', async () => {
  const { stored, answers } = storedTask();
  const sent = await open(answers);
  await moveTo('Doing');
  await waitFor(() => expect(sent()).toHaveLength(1));
  stored.tasks = stored.tasks.map((one) => ({ ...one, due_on: '2020-02-29', version: 9 }));
  await undo();
  await waitFor(() => expect(toast()).toMatch(/^Couldn’t undo: Moved “Draw it” to Doing/));
  expect(stored.tasks).toMatchObject([{ state: 'doing', due_on: '2020-02-29' }]);
});

test('Undo after a deletion restores the task with its ID, assignee, due date and state', async () => {
  const { stored, answers } = storedTask({ state: 'doing' });
  const sent = await open(answers);
  await openSheet();
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByText('More', { selector: 'summary' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toast()).toBe('Deleted “Draw it”Undo'));
  await waitFor(() => expect(screen.queryByText('Draw it')).not.toBeInTheDocument());
  expect(sent('delete_task')).toEqual([{ task: task.id, expected_version: 2 }]);
  await undo();
  expect(await within(column('Doing')).findByText('Draw it')).toBeInTheDocument();
  expect(stored.tasks).toMatchObject([{ ...task, state: 'doing', version: 2 }]);
});

test('a rejected deletion keeps the task and shows an error', async () => {
  const { answers } = storedTask();
  await open({ ...answers, 'POST /rest/v1/rpc/delete_task': () => refused(409, 'PT409') });
  await openSheet();
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByText('More', { selector: 'summary' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toast()).toMatch(/^Not saved: Deleted “Draw it”/));
  expect(card()).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('the user can undo two changes of the same task, the last change first', async () => {
  const { stored, answers } = storedTask();
  const sent = await open(answers);
  await moveTo('Doing');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await moveTo('Done');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await undo();
  await waitFor(() => expect(stored.tasks).toMatchObject([{ state: 'doing' }]));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo .*Doing/ }));
  await waitFor(() => expect(stored.tasks).toMatchObject([{ state: 'todo', version: 6 }]));
});

test('Undo of a reopened task restores the time at which it was done', async () => {
  const done_at = '2026-11-03T09:00:00.000+00:00';
  const { answers } = storedTask({ state: 'done', done_at });
  const sent = await open(answers);
  await moveTo('Doing');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([{ state: 'doing' }, { state: 'done', done_at }]);
  expect(sent()[0]).not.toHaveProperty('done_at');
});

test('Undo of a deletion restores the time at which the task was done', async () => {
  const done_at = '2026-11-03T09:00:00.000+00:00';
  const { answers } = storedTask({ state: 'done', done_at });
  const sent = await open(answers);
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toMatchObject([{ state: 'done', done_at }]));
});

test('the project select moves a task to another project, and Undo moves the task back', async () => {
  const other = { id: '6a1f0000-0000-4000-8000-00000000000b', title: 'Clinic app', sort_key: 9 };
  const sent = await open({
    ...storedTask().answers,
    'GET /rest/v1/projects': () => Response.json([other]),
    'POST /rest/v1/rpc/move_task': ({ body }) =>
      Response.json({
        ...task,
        project_id: Reflect.get(Object(body), 'project'),
        version: Number(Reflect.get(Object(body), 'expected_version')) + 1,
      }),
  });
  await openSheet();
  const select = await screen.findByRole('combobox', { name: 'Project' });
  await userEvent.click(select);
  await userEvent.selectOptions(select, await screen.findByRole('option', { name: 'Clinic app' }));
  await waitFor(() => expect(toast()).toBe('Moved “Draw it” to Clinic appUndo'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('move_task')).toEqual([
      { task: task.id, project: other.id, expected_version: 2 },
      { task: task.id, project: task.project_id, expected_version: 3 },
    ]),
  );
});
