import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getLocalToday } from '../../api/days.ts';
import { open, openMenu, openTasks, task, toast, useCleanPage } from '../../testing/open-tasks.tsx';
import { project } from '../../testing/project-answers.ts';
import { storedTask } from '../../testing/stored-task.ts';

useCleanPage();

const withoutProject = { project_id: null, project: null };
const answers = {
  'GET /rest/v1/tasks': () =>
    Response.json([{ ...task, ...withoutProject, due_on: getLocalToday() }]),
};
const projectField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Project' });
const links = () => screen.getAllByRole('link').map((one) => one.getAttribute('href') ?? '');

test.each([
  ['list', ''],
  ['board', '?view=board'],
  ['week', '?view=week'],
  ['calendar', '?view=calendar'],
])('a task without a project is in the %s and has no link to a project', async (_, search) => {
  await openTasks(answers, `/dashboard/tasks${search}`);
  await screen.findAllByText('Draw it');
  expect(links().filter((href) => /projects\/(null|undefined|$)/.test(href))).toEqual([]);
});

test('the view by project shows the tasks without a project if the company has no projects', async () => {
  const asked: string[] = [];
  await openTasks(
    {
      'GET /rest/v1/projects': () => Response.json([]),
      'GET /rest/v1/tasks': ({ path }) => {
        asked.push(path);
        return answers['GET /rest/v1/tasks']();
      },
    },
    '/dashboard/tasks?view=project',
  );
  await screen.findAllByText('Draw it');
  expect(await projectField()).toHaveDisplayValue('No project');
  expect(asked.at(0)).toContain('project_id=is.null');
});

test('the row of a task without a project shows the words “No project”', async () => {
  await open(answers, '/dashboard/tasks');
  const row = screen.getByRole('link', { name: 'Draw it' }).closest('li');
  expect(within(row as HTMLElement).getByText('No project')).toBeInTheDocument();
});

test('the project filter of the list selects the tasks without a project', async () => {
  const asked: string[] = [];
  await open(
    {
      'GET /rest/v1/tasks': ({ path }) => {
        asked.push(path);
        return Response.json([{ ...task, ...withoutProject }]);
      },
    },
    '/dashboard/tasks?who=everyone',
  );
  await userEvent.selectOptions(await projectField(), 'No project');
  await waitFor(() => expect(asked.at(-1)).toContain('project_id=is.null'));
});

test.each([
  ['row of the list', '/dashboard/tasks', async () => {}],
  ['menu of the card', '/dashboard/tasks?view=board', openMenu],
])(
  'the %s moves a task to another project, and Undo moves it back',
  async (_, address, prepare) => {
    const other = { ...project, id: '6a1f0000-0000-4000-8000-0000000000f2', title: 'Bus timings' };
    const titles = () => Response.json([project, other]);
    const sent = await open({ ...storedTask().answers, 'GET /rest/v1/projects': titles }, address);
    await prepare();
    const select = screen.getByRole('combobox', { name: 'Project of “Draw it”' });
    expect(select).toHaveDisplayValue('Delivery app');
    await userEvent.click(select);
    await within(select).findByRole('option', { name: 'Bus timings' });
    await userEvent.selectOptions(select, 'Bus timings');
    await waitFor(() => expect(toast()).toContain('Moved “Draw it” to Bus timings'));
    await waitFor(() => expect(sent('move_task')).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('move_task')).toHaveLength(2));
    expect(sent('move_task')).toEqual([
      { task: task.id, expected_version: 2, project: other.id },
      { task: task.id, expected_version: 3, project: project.id },
    ]);
  },
);

test('the next task has the focus after a task has left the list that is filtered by project', async () => {
  const next = { ...task, id: 'next', title: 'Paint it', version: 1 };
  let isMoved = false;
  await open(
    {
      'GET /rest/v1/tasks': () => Response.json(isMoved ? [next] : [task, next]),
      'POST /rest/v1/rpc/move_task': () => {
        isMoved = true;
        return Response.json({ ...task, ...withoutProject, version: 3 });
      },
    },
    `/dashboard/tasks?project=${project.id}`,
  );
  const select = screen.getByRole('combobox', { name: 'Project of “Draw it”' });
  await userEvent.click(select);
  await userEvent.selectOptions(select, 'No project');
  await waitFor(() => expect(screen.queryByText('Draw it')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Paint it' })).toHaveFocus();
});

test('the key “p” focuses the project of the focused task in the list', async () => {
  await open(storedTask().answers, '/dashboard/tasks');
  screen.getByRole('link', { name: 'Draw it' }).focus();
  await userEvent.keyboard('p');
  const select = screen.getByRole('combobox', { name: 'Project of “Draw it”' });
  expect(select).toHaveFocus();
  expect(within(select).getAllByRole('option').length).toBeGreaterThan(1);
});

test('a task sheet removes the project of a task, offers Undo, and then has no link to a project', async () => {
  const backend = storedTask();
  const sent = await open(backend.answers, '/dashboard/tasks');
  await userEvent.click(screen.getByRole('link', { name: 'Draw it' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('link', { name: 'Open the project' });
  await userEvent.click(sheet.getByLabelText('Project'));
  await userEvent.selectOptions(sheet.getByLabelText('Project'), 'No project');
  await waitFor(() => expect(toast()).toContain('“Draw it” has no project now'));
  expect(sheet.queryByRole('link', { name: 'Open the project' })).not.toBeInTheDocument();
  await waitFor(() => expect(sent('move_task')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('move_task')).toHaveLength(2));
  expect(sent('move_task')).toEqual([
    { task: task.id, expected_version: 2 },
    { task: task.id, expected_version: 3, project: project.id },
  ]);
});

test('Undo restores a deleted task without a project, again without a project', async () => {
  const backend = storedTask(withoutProject);
  const sent = await open(backend.answers, '/dashboard/tasks');
  await userEvent.click(screen.getByRole('link', { name: 'Draw it' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByText('More'));
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent('delete_task')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('add_task')).toHaveLength(1));
  expect(sent('add_task')).toMatchObject([{ id: task.id, title: 'Draw it' }]);
  expect(sent('add_task')).not.toMatchObject([{ project: expect.anything() }]);
});
