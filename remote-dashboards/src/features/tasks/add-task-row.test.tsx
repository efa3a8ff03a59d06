import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused } from '../../testing/inbox-answers.ts';
import { column, open, openTasks, task, toast, useCleanPage } from '../../testing/open-tasks.tsx';
import { project } from '../../testing/project-answers.ts';

useCleanPage();

const accepted = {
  'POST /rest/v1/rpc/add_task': () => Response.json({ ...task, version: 1 }),
  'POST /rest/v1/rpc/change_task': () => Response.json(task),
};
const button = (name: string) => within(column(name)).getByRole('button', { name: '+ Add task' });
const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^New task in/ });

/** Opens the form in a column. */
async function openForm(name: string) {
  await userEvent.click(button(name));
  await screen.findByRole('textbox', { name: `New task in ${name}` });
}

test('a task that is added in a column has the state of the column, and the form stays open', async () => {
  const sent = await open(accepted);
  await openForm('Doing');
  expect(line()).toHaveFocus();
  await userEvent.type(line(), 'Call the printer @member{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent('add_task')).toMatchObject([{ title: 'Call the printer', assignee: 'TM001' }]);
  expect(sent()).toMatchObject([
    {
      task: Object(sent('add_task')[0]).id,
      state: 'doing',
      expected_version: 1,
      assignee: 'TM001',
    },
  ]);
  await waitFor(() => expect(line().value).toBe(''));
  expect(line()).toHaveFocus();
  expect(toast()).toBe('Added “Call the printer”Undo');
});

test('a task that is added in the column “To do” needs one backend call and is assigned to the user', async () => {
  const sent = await open(accepted);
  await openForm('To do');
  await userEvent.type(line(), 'Call the printer{Enter}');
  await waitFor(() => expect(line().value).toBe(''));
  expect(sent('add_task')).toMatchObject([{ assignee: 'TL001' }]);
  expect(sent()).toEqual([]);
});

test('a task that is added on the board of a project belongs to the project', async () => {
  const sent = await open(accepted, `/dashboard/tasks?view=project&project=${project.id}`);
  await openForm('To do');
  await userEvent.type(line(), 'Call the printer{Enter}');
  await waitFor(() => expect(sent('add_task')).toMatchObject([{ project: project.id }]));
});

test('a task that is added in a person’s column is assigned to that person', async () => {
  const sent = await open(accepted, '/dashboard/tasks?view=board&who=everyone');
  await screen.findByRole('region', { name: /^Local Team Member/ });
  await openForm('Local Team Member');
  await userEvent.type(line(), 'Call the printer{Enter}');
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  await openForm('Unassigned');
  await userEvent.type(screen.getByLabelText('New task in Unassigned'), 'Call them{Enter}');
  await waitFor(() => expect(sent('add_task')).toHaveLength(2));
  const [first, second] = sent('add_task');
  expect(first).toMatchObject({ assignee: 'TM001' });
  expect(Object.keys(Object(second))).not.toContain('assignee');
});

test('Escape closes the form of a column, focuses its button and keeps its text', async () => {
  await open();
  await openForm('Doing');
  await userEvent.type(line(), 'Call them');
  await userEvent.keyboard('{Escape}');
  expect(button('Doing')).toHaveFocus();
  await openForm('To do');
  expect(line().value).toBe('');
  await userEvent.keyboard('{Escape}');
  await openForm('Doing');
  expect(line().value).toBe('Call them');
});

test('a click outside the form of a column keeps the form open with its text', async () => {
  await open();
  await openForm('Doing');
  await userEvent.type(line(), 'Call them');
  await userEvent.click(screen.getByRole('heading', { name: 'Tasks' }));
  expect(line().value).toBe('Call them');
});

test('an Escape key that ends the composition of a letter does not close the form of a column', async () => {
  await open();
  await openForm('Doing');
  const key = createEvent.keyDown(line(), { key: 'Escape' });
  Object.defineProperty(key, 'isComposing', { value: true });
  fireEvent(line(), key);
  expect(line()).toBeInTheDocument();
});

test('the form keeps the text of a task whose state cannot be stored, and a second attempt adds the task only once', async () => {
  let isBroken = true;
  const sent = await open({
    ...accepted,
    'POST /rest/v1/rpc/change_task': () =>
      isBroken ? refused(503, 'PGRST000') : Response.json(task),
  });
  await openForm('Done');
  await userEvent.type(line(), 'Call them{Enter}');
  expect(await within(column('Done')).findByRole('alert')).toHaveTextContent(/^Not saved/);
  expect(line().value).toBe('Call them');
  isBroken = false;
  await userEvent.type(line(), '{Enter}');
  await waitFor(() => expect(line().value).toBe(''));
  const [first, second] = sent('add_task');
  expect(second).toEqual(first);
});

test('an empty new-task line shows an error and adds no task', async () => {
  const sent = await openTasks(accepted);
  await screen.findByText(task.title);
  await openForm('To do');
  await userEvent.type(line(), ' {Enter}');
  expect(await within(column('To do')).findByRole('alert')).toHaveTextContent('Enter a task.');
  expect(sent('add_task')).toEqual([]);
});

test('two tasks that the user enters quickly are both added, and a double press of Enter adds one', async () => {
  const waiting: (() => void)[] = [];
  const sent = await open({
    'POST /rest/v1/rpc/add_task': () =>
      new Promise((resolve) => waiting.push(() => resolve(Response.json(task)))),
  });
  await openForm('To do');
  await userEvent.type(line(), 'Call them{Enter}{Enter}');
  await userEvent.clear(line());
  await userEvent.type(line(), 'Write to them{Enter}');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await waitFor(() => expect(line().value).toBe(''));
  expect(sent('add_task')).toMatchObject([{ title: 'Call them' }, { title: 'Write to them' }]);
});
