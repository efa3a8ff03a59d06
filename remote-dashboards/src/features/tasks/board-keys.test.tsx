import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import type { Task } from '../../api/tasks.ts';
import { card, column, open, task, toast, useCleanPage } from '../../testing/open-tasks.tsx';

useCleanPage();

const tasks: readonly Task[] = [
  { ...task, sort_key: '1' },
  { ...task, id: 'b', title: 'Build it', sort_key: '2' },
  { ...task, id: 'c', title: 'Check it', sort_key: '3', state: 'doing' },
];

/** Opens the board. The backend accepts each change. */
async function openBoard() {
  const stored = new Map(tasks.map((one) => [one.id, one]));
  return open({
    'GET /rest/v1/tasks': () => Response.json([...stored.values()]),
    'POST /rest/v1/rpc/delete_task': ({ body }) => {
      stored.delete(Object(body).task);
      return new Response(null, { status: 204 });
    },
    'POST /rest/v1/rpc/change_task': ({ body }) => {
      const { task: id, state, assignee = null, due_on = null, above } = Object(body);
      const before = stored.get(id) ?? task;
      const changed: Task = {
        ...before,
        state,
        assignee,
        due_on,
        version: before.version + 1,
        sort_key: above ? `${stored.get(above)?.sort_key}8` : before.sort_key,
      };
      if (assignee === 'TL001') stored.set(id, changed);
      else stored.delete(id);
      return Response.json(changed);
    },
  });
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('the accessible name of a card contains its position in the column', async () => {
  await openBoard();
  const cards = within(column('To do')).getAllByRole('link', { name: / of / });
  expect(cards.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Draw it, 1 of 2',
    'Build it, 2 of 2',
  ]);
});

test('the Tab key reaches one card in each column, and the arrow keys reach the others', async () => {
  await openBoard();
  card().focus();
  const { keyboard, tab } = userEvent.setup();
  await keyboard('{ArrowUp}');
  expect(focused()).toBe('Draw it, 1 of 2');
  await keyboard('{ArrowDown}');
  expect(focused()).toBe('Build it, 2 of 2');
  await keyboard('{ArrowRight}');
  expect(focused()).toBe('Check it, 1 of 1');
  // The next column is empty.
  await keyboard('{ArrowRight}');
  expect(focused()).toBe('Check it, 1 of 1');
  await keyboard('{ArrowLeft}{End}{Home}');
  expect(focused()).toBe('Draw it, 1 of 2');
  expect(card('Draw it')).toHaveAttribute('tabindex', '0');
  expect(card('Build it')).toHaveAttribute('tabindex', '-1');
  await tab();
  expect(focused()).toBe('More: Draw it');
});

test('Shift and an arrow key move the focused card, which keeps the focus', async () => {
  const sent = await openBoard();
  card().focus();
  const { keyboard } = userEvent.setup();
  await keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(sent()).toEqual([]);
  await keyboard('{Shift>}{ArrowDown}{/Shift}');
  await waitFor(() => expect(focused()).toBe('Draw it, 2 of 2'));
  await keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(within(column('Doing')).getByText('Draw it')).toBeInTheDocument());
  await keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(within(column('Done')).getByText('Draw it')).toBeInTheDocument());
  expect(card()).toHaveFocus();
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toMatchObject([{ above: 'b' }, { state: 'doing' }, { state: 'done' }]);
});

test.each([
  ['s', 'Move “Build it” to'],
  ['d', 'Due date of “Build it”'],
  ['a', 'Assignee of “Build it”'],
])('the key %s opens the control of the focused card', async (key, name) => {
  await openBoard();
  card('Build it').focus();
  await userEvent.keyboard(key);
  expect(screen.getByLabelText(name)).toHaveFocus();
});

test('the menu of a card assigns the task to another person, and the next card has the focus', async () => {
  const sent = await openBoard();
  card().focus();
  await userEvent.keyboard('a');
  await userEvent.selectOptions(
    screen.getByLabelText('Assignee of “Draw it”'),
    'Local Team Member',
  );
  await waitFor(() => expect(toast()).toBe('Assigned “Draw it” to Local Team MemberUndo'));
  expect(sent()).toMatchObject([{ assignee: 'TM001' }]);
  await waitFor(() => expect(focused()).toBe('Build it, 1 of 1'));
});

test('the menu of a card deletes the task, and the next card has the focus', async () => {
  const sent = await openBoard();
  await userEvent.click(screen.getByRole('button', { name: 'More: Draw it' }));
  const menu = within(screen.getByRole('group', { name: 'More: Draw it' }));
  await userEvent.click(menu.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toast()).toBe('Deleted “Draw it”Undo'));
  expect(sent('delete_task')).toEqual([{ task: task.id, expected_version: 2 }]);
  await waitFor(() => expect(focused()).toBe('Build it, 1 of 1'));
});

test('a live update keeps the focus in the menu of a card', async () => {
  await openBoard();
  await userEvent.click(screen.getByRole('button', { name: 'More: Draw it' }));
  const select = screen.getByRole('combobox', { name: 'Move “Draw it” to' });
  select.focus();
  await act(() => queryClient().refetchQueries({ queryKey: ['tasks'] }));
  expect(select).toHaveFocus();
});
