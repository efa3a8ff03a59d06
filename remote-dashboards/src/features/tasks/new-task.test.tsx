import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { addDays, getLocalToday } from '../../api/days.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { open, openTasks, task, toast, useCleanPage } from '../../testing/open-tasks.tsx';
import { project } from '../../testing/project-answers.ts';

useCleanPage();

const dialog = () => within(screen.getByRole('dialog', { name: 'New task' }));
const line = () => dialog().getByLabelText<HTMLInputElement>('What needs doing?');
const dueField = () => dialog().getByLabelText<HTMLInputElement>(/^Due date/);
const add = () => userEvent.click(dialog().getByRole('button', { name: 'Add task' }));
const accepted = { 'POST /rest/v1/rpc/add_task': () => Response.json(task) };

/** Opens the dialog with the key `c`. */
async function openDialog(...given: Parameters<typeof openTasks>) {
  const sent = await open(...given);
  await userEvent.keyboard('c');
  await screen.findByRole('dialog', { name: 'New task' });
  await waitFor(() =>
    expect(dialog().getByLabelText<HTMLSelectElement>('Assignee').value).not.toBe(''),
  );
  return sent;
}

test('in the dialog that the key c opens, Enter adds the typed task, and the dialog stays open', async () => {
  const sent = await openDialog(accepted);
  expect(line()).toHaveFocus();
  await userEvent.type(line(), 'Call the printer tomorrow @member #delivery{Enter}');
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  expect(sent('add_task')).toMatchObject([
    {
      project: project.id,
      title: 'Call the printer',
      assignee: 'TM001',
      due_on: addDays(getLocalToday(), 1),
    },
  ]);
  await waitFor(() => expect(line().value).toBe(''));
  expect(line()).toHaveFocus();
  expect(toast()).toMatch(/^Added “Call the printer” to .+Undo$/);
});

test('in a new task, a value that the user chooses in a control replaces the value from the typed text', async () => {
  const sent = await openDialog(accepted);
  await userEvent.type(line(), 'Call them tomorrow @member');
  expect(dialog().getByLabelText('Assignee')).toHaveProperty('value', 'TM001');
  await userEvent.selectOptions(dialog().getByLabelText('Assignee'), 'Unassigned');
  fireEvent.change(dueField(), { target: { value: '' } });
  await add();
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  const [body] = sent('add_task') as readonly Record<string, unknown>[];
  expect(body).toMatchObject({ title: 'Call them' });
  expect(Object.keys(body ?? {}).toSorted()).toEqual(['id', 'title']);
  expect(toast()).toBe('Added “Call them”Undo');
});

test('a new task has the project of the last added task, until the user chooses no project', async () => {
  const sent = await openDialog(accepted);
  const projectField = () => dialog().getByLabelText<HTMLSelectElement>('Project');
  expect(projectField().selectedOptions[0]?.text).toBe('No project');
  await userEvent.type(line(), 'Draw #delivery{Enter}');
  await waitFor(() => expect(line().value).toBe(''));
  await userEvent.type(line(), 'Paint{Enter}');
  await waitFor(() => expect(sent('add_task')).toHaveLength(2));
  await waitFor(() => expect(line().value).toBe(''));
  await userEvent.type(line(), 'Pay the rent');
  await userEvent.selectOptions(projectField(), 'No project');
  await add();
  await waitFor(() => expect(sent('add_task')).toHaveLength(3));
  await waitFor(() => expect(line().value).toBe(''));
  await userEvent.type(line(), 'Pay the tax{Enter}');
  await waitFor(() => expect(sent('add_task')).toHaveLength(4));
  const projects = sent('add_task').map((body) => Object(body).project);
  expect(projects).toEqual([project.id, project.id, undefined, undefined]);
});

test('on the board of a project, a new task belongs to that project by default', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent = await openTasks(
    {
      ...accepted,
      'GET /rest/v1/projects': async () => {
        await held;
        return Response.json([{ id: project.id, title: 'Delivery app', sort_key: 1 }]);
      },
    },
    '/dashboard/tasks?view=project',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New task' }));
  await screen.findByRole('dialog', { name: 'New task' });
  await userEvent.type(line(), 'Paint{Enter}');
  answer();
  await waitFor(() => expect(sent('add_task')).toMatchObject([{ project: project.id }]));
});

test('on the list of tasks without a project, a new task has no project by default', async () => {
  const sent = await openTasks(accepted, '/dashboard/tasks?project=none');
  await userEvent.click(await screen.findByRole('button', { name: 'New task' }));
  await screen.findByRole('dialog', { name: 'New task' });
  await userEvent.type(line(), 'Draw #delivery{Enter}');
  await waitFor(() => expect(line().value).toBe(''));
  await userEvent.type(line(), 'Pay the rent{Enter}');
  await waitFor(() => expect(sent('add_task')).toHaveLength(2));
  const projects = sent('add_task').map((body) => Object(body).project);
  expect(projects).toEqual([project.id, undefined]);
});

test('Escape closes the dialog for a new task and keeps its text', async () => {
  await openDialog();
  await userEvent.type(line(), 'Call them');
  screen.getByRole<HTMLDialogElement>('dialog', { name: 'New task' }).close();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New task' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'New task' }));
  await screen.findByRole('dialog', { name: 'New task' });
  expect(line().value).toBe('Call them');
});

test.each(['0020-01-01', '1999-12-31', '2101-01-01'])(
  'the due date %s shows an error at its field and keeps the typed values',
  async (day) => {
    const sent = await openDialog();
    await userEvent.type(line(), 'Draw it');
    dueField().focus();
    fireEvent.change(dueField(), { target: { value: day } });
    await add();
    expect(dueField()).toHaveAttribute('aria-invalid', 'true');
    expect(dialog().getByText(/^Enter a valid date from 2000 to 2100/)).toBeInTheDocument();
    expect(dueField()).toHaveProperty('value', day);
    expect(line().value).toBe('Draw it');
    expect(sent('add_task')).toEqual([]);
  },
);

test('the dialog for a new task rejects an incomplete date instead of treating it as empty', async () => {
  const sent = await openDialog();
  await userEvent.type(line(), 'Draw it');
  // Chromium reports `badInput` for 30 February.
  vi.spyOn(dueField().validity, 'badInput', 'get').mockReturnValue(true);
  await add();
  expect(dialog().getByText(/^Enter a valid date from 2000 to 2100/)).toBeInTheDocument();
  expect(sent('add_task')).toEqual([]);
});

test('an unsent new task remains after a page reload and is sent with the same idempotency key', async () => {
  const lost = { 'POST /rest/v1/rpc/add_task': () => refused(503, 'PGRST000') };
  const sent = await openDialog(lost);
  await userEvent.type(line(), 'Build it');
  await add();
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  expect(await dialog().findByText(/^Not saved/)).toBeInTheDocument();
  cleanup();
  const sentAgain = await openDialog(lost);
  expect(line().value).toBe('Build it');
  await add();
  await waitFor(() => expect(sentAgain('add_task')).toHaveLength(1));
  expect(sentAgain('add_task')).toEqual(sent('add_task'));
});

test('a double click on the button that adds a task adds only one task', async () => {
  let answer = (_: Response) => {};
  const sent = await openDialog({
    'POST /rest/v1/rpc/add_task': () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  await userEvent.type(line(), 'Build it');
  await userEvent.dblClick(dialog().getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  answer(Response.json(task));
  await waitFor(() => expect(line().value).toBe(''));
  expect(sent('add_task')).toHaveLength(1);
});

test('a task that the user enters before the names of people and projects load is added after they load', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent = await openTasks(
    {
      ...accepted,
      'GET /rest/v1/projects': async () => {
        await held;
        return Response.json([{ id: project.id, title: 'Delivery app', sort_key: 1 }]);
      },
    },
    '/dashboard/tasks',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New task' }));
  await screen.findByRole('dialog', { name: 'New task' });
  await userEvent.type(line(), 'Call them @member{Enter}');
  expect(sent('add_task')).toEqual([]);
  answer();
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  expect(sent('add_task')).toMatchObject([{ title: 'Call them', assignee: 'TM001' }]);
});
