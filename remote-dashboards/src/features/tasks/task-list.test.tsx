import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, getLocalToday } from '../../api/days.ts';
import type { Task } from '../../api/tasks.ts';
import { column, moveOf, open, task, toast, useCleanPage } from '../../testing/open-tasks.tsx';
import { project } from '../../testing/project-answers.ts';

useCleanPage();

const today = getLocalToday();
const list = '/dashboard/tasks';
const tasks: readonly Task[] = [
  task,
  { ...task, id: '8a1f0000-0000-4000-8000-000000000002', title: 'Ask them', due_on: today },
  {
    ...task,
    id: '8a1f0000-0000-4000-8000-000000000003',
    title: 'Paint it',
    due_on: addDays(today, 60),
  },
  { ...task, id: '8a1f0000-0000-4000-8000-000000000004', title: 'Call them', due_on: null },
];
const answers = {
  'GET /rest/v1/tasks': () => Response.json(tasks),
  'POST /rest/v1/rpc/change_task': () => new Promise<Response>(() => {}),
};
const inGroup = (name: string) => within(column(name));

test('§10.30 the Tasks page lists the tasks by due date, with late tasks first', async () => {
  await open(answers, list);
  const groups = screen.getAllByRole('heading', { level: 2, name: /\d$/ });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Late 1',
    'Today 1',
    'Later 1',
    'No date 1',
  ]);
  expect(inGroup('Late 1').getByText('Draw it')).toBeInTheDocument();
});

test("the user can change a task's state, assignee and due date in its row, and each change offers Undo", async () => {
  const sent = await open(answers, list);
  await userEvent.selectOptions(
    screen.getByLabelText('Assignee of “Draw it”'),
    'Local Team Member',
  );
  await waitFor(() => expect(toast()).toBe('Assigned “Draw it” to Local Team MemberUndo'));
  await userEvent.selectOptions(moveOf('Ask them'), 'Doing');
  await waitFor(() => expect(toast()).toContain('Moved “Ask them” to Doing'));
  fireEvent.change(screen.getByLabelText('Due date of “Paint it”'), { target: { value: today } });
  expect(await inGroup('Today').findByText('Paint it')).toBeInTheDocument();
  expect(toast()).toMatch(/^“Paint it” is due .+Undo/);
  expect(sent()).toMatchObject([{ assignee: 'TM001', due_on: '2020-01-31', state: 'todo' }]);
});

test('a typed due date is sent only when the field loses the focus', async () => {
  const sent = await open(answers, list);
  const field = screen.getByLabelText<HTMLInputElement>('Due date of “Call them”');
  field.focus();
  fireEvent.keyDown(field, { key: '1' });
  fireEvent.change(field, { target: { value: '2030-11-01' } });
  fireEvent.change(field, { target: { value: '2030-11-12' } });
  expect(sent()).toEqual([]);
  fireEvent.blur(field);
  await waitFor(() => expect(sent()).toMatchObject([{ due_on: '2030-11-12' }]));
  expect(sent()).toHaveLength(1);
});

test('the link to late tasks shows only the late tasks and their number, and Clear shows all tasks', async () => {
  await open(answers, `${list}?who=everyone&show=late`);
  expect(screen.getByText('1 late')).toBeInTheDocument();
  expect(screen.getAllByRole('combobox', { name: /^Move/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findAllByRole('combobox', { name: /^Move/ })).toHaveLength(4);
});

test('a changed date field keeps the focus when its task moves to another group of the list', async () => {
  await open(answers, list);
  const due = () => screen.getByLabelText('Due date of “Paint it”');
  due().focus();
  fireEvent.change(due(), { target: { value: today } });
  expect(await inGroup('Today').findByText('Paint it')).toBeInTheDocument();
  expect(due()).toHaveFocus();
});

test('the project filter of the list requests that project, shows own tasks, and is in the URL', async () => {
  const asked: string[] = [];
  const other = { ...task, id: '8a1f0000-0000-4000-8000-000000000005', assignee: 'TM001' };
  await open(
    {
      ...answers,
      'GET /rest/v1/tasks': ({ path }) => {
        asked.push(path);
        return Response.json([task, { ...other, title: 'Theirs' }]);
      },
    },
    `${list}?project=${project.id}`,
  );
  expect(await screen.findByLabelText('Project')).toHaveDisplayValue(project.title);
  expect(asked).toEqual([expect.stringContaining(`project_id=eq.${project.id}`)]);
  expect(screen.queryByText('Theirs')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Everyone' }));
  expect(await screen.findByText('Theirs')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Project'), 'All projects');
  await waitFor(() => expect(asked.at(-1)).not.toContain('project_id=eq.'));
});
