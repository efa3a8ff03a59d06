import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import type { Task } from '../../api/tasks.ts';
import { refused } from '../../testing/inbox-answers.ts';
import {
  card,
  column,
  open,
  openMenu,
  task,
  toast,
  useCleanPage,
} from '../../testing/open-tasks.tsx';

useCleanPage();

const tasks: readonly Task[] = [
  { ...task, sort_key: '1' },
  { ...task, id: 'b', title: 'Build it', sort_key: '2' },
  { ...task, id: 'c', title: 'Check it', sort_key: '3' },
  { ...task, id: 'd', title: 'Deliver it', sort_key: '4', state: 'doing' },
];

let stored = new Map<string, Task>();

/** Changes a task like a colleague. The board then receives a live update. */
async function changeByOther(id: string, change: Partial<Task>) {
  const before = stored.get(id) ?? task;
  stored.set(id, { ...before, ...change, version: before.version + 1 });
  await act(() => queryClient().refetchQueries({ queryKey: ['tasks'] }));
}

/** Opens the board. Each change is stored, with the sort key that the test names. */
async function openBoard(...keys: string[]) {
  stored = new Map(tasks.map((one) => [one.id, one]));
  return open({
    // The order of the answer is not the order of the board.
    'GET /rest/v1/tasks': () => Response.json([...stored.values()].toReversed()),
    'POST /rest/v1/rpc/change_task': ({ body }) => {
      const { task: id, state } = body as { readonly task: string; readonly state: Task['state'] };
      const before = stored.get(id);
      if (!before) return refused(404, 'PT404');
      const version = before.version + 1;
      const changed = { ...before, state, version, sort_key: keys.shift() ?? before.sort_key };
      stored.set(id, changed);
      return Response.json(changed);
    },
  });
}

const order = (name = 'To do') =>
  within(column(name))
    .getAllByRole('listitem')
    .map((card) => within(card).getAllByRole('link')[0]?.textContent?.split(' ')[0])
    .join(' ');
/** Presses a button in the menu of a card. */
async function press(title: string, button: string) {
  await openMenu(title);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

test('a column of the task board shows its tasks in the order of their sort keys', async () => {
  await openBoard();
  expect(order()).toBe('Draw Build Check');
});

test('the button “down” immediately moves a task below the next task and keeps the focus', async () => {
  const sent = await openBoard('28');
  await press('Draw it', 'Move “Draw it” down');
  expect(order()).toBe('Build Draw Check');
  await waitFor(() => expect(toast()).toBe('Moved “Draw it” to To do, 2 of 3Undo'));
  expect(sent()).toMatchObject([{ task: task.id, above: 'b', expected_version: 2 }]);
  expect(Object.keys(Object(sent()[0]))).not.toContain('sort_key');
  expect(card()).toHaveFocus();
});

test('the button “up” moves the second task to the top and sends the ID of the task that is then below it', async () => {
  const sent = await openBoard('08');
  await press('Build it', 'Move “Build it” up');
  expect(order()).toBe('Build Draw Check');
  await waitFor(() => expect(sent()).toMatchObject([{ task: 'b', below: task.id }]));
});

test('the first task of a column cannot move up, and the last task cannot move down', async () => {
  const sent = await openBoard();
  for (const [title, step] of [
    ['Draw it', 'up'],
    ['Check it', 'down'],
    ['Deliver it', 'up'],
  ] as const) {
    const name = `Move “${title}” ${step}`;
    await openMenu(title);
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await press(title, name);
    // The menu stays open, so the button keeps the focus.
    expect(button).toHaveFocus();
  }
  expect(order()).toBe('Draw Build Check');
  expect(sent()).toEqual([]);
});

test('Undo sends the previous sort key of the task', async () => {
  const sent = await openBoard('38', '1');
  await press('Draw it', 'Move “Draw it” down');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ task: task.id, sort_key: '1', expected_version: 3 });
  await waitFor(() => expect(order()).toBe('Draw Build Check'));
});

test('a task move that conflicts with a colleague’s change shows an error and the previous order', async () => {
  await open({
    'GET /rest/v1/tasks': () => Response.json(tasks),
    'POST /rest/v1/rpc/change_task': () => refused(409, 'PT409'),
  });
  await press('Draw it', 'Move “Draw it” down');
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed “Draw it”');
  expect(order()).toBe('Draw Build Check');
});

/** Drops a task in a column whose cards are 100 px high, at a distance from the top of the first card. */
function drop(id: string, name: string, clientY: number) {
  const cards = within(column(name)).getAllByRole('listitem');
  for (const [index, card] of cards.entries()) {
    vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 100, 200, 100));
  }
  const dataTransfer = { getData: () => id, setData: () => undefined };
  // The drag events of happy-dom have no pointer position.
  const at = (event: Event) => Object.defineProperty(event, 'clientY', { value: clientY });
  fireEvent(column(name), at(createEvent.dragOver(column(name), { dataTransfer })));
  const marked = cards.map(({ dataset }) => dataset['drop'] ?? '-').join(' ');
  fireEvent(column(name), at(createEvent.drop(column(name), { dataTransfer })));
  return marked;
}

test('a task that is dropped between two cards of another column gets the column’s state and this position', async () => {
  const sent = await openBoard('18');
  expect(drop('d', 'To do', 120)).toBe('- before -');
  await waitFor(() => expect(order()).toBe('Draw Deliver Build Check'));
  expect(sent()).toMatchObject([{ task: 'd', state: 'todo', above: task.id }]);
  await waitFor(() => expect(toast()).toBe('Moved “Deliver it” to To do, 2 of 4Undo'));
});

test('a task that is dropped below the last card of a column becomes the column’s last task', async () => {
  const sent = await openBoard('38');
  expect(drop('d', 'To do', 900)).toBe('- - after');
  await waitFor(() => expect(sent()).toMatchObject([{ task: 'd', above: 'c' }]));
  expect(order()).toBe('Draw Build Check Deliver');
});

test('a task that is dropped at its own position stays there, and no request is sent', async () => {
  const sent = await openBoard();
  fireEvent.dragStart(within(column('To do')).getAllByRole('listitem')[1] as HTMLElement, {
    dataTransfer: { setData: () => undefined },
  });
  drop('b', 'To do', 130);
  expect(sent()).toEqual([]);
  expect(order()).toBe('Draw Build Check');
});

test('text that the user drops on the task board changes no task', async () => {
  const sent = await openBoard();
  drop('https://torsa.example', 'To do', 0);
  expect(sent()).toEqual([]);
});

/** Begins to drag a card of the board. */
const startDrag = (title: string) =>
  fireEvent.dragStart(card(title).closest('li') as HTMLElement, {
    dataTransfer: { setData: () => undefined },
  });

test('a dragged card stays the dragged card when a colleague moves it to another column', async () => {
  const sent = await openBoard('38');
  startDrag('Deliver it');
  await changeByOther('d', { state: 'todo', sort_key: '05' });
  await waitFor(() => expect(order()).toBe('Deliver Draw Build Check'));
  expect(card('Deliver it').closest('li')).toHaveAttribute('data-held');
  drop('d', 'To do', 900);
  await waitFor(() =>
    expect(sent()).toMatchObject([{ task: 'd', above: 'c', expected_version: 3 }]),
  );
  expect(order()).toBe('Draw Build Check Deliver');
});

test('a drop moves the dragged card even if a new card has appeared above it during the drag', async () => {
  const sent = await openBoard('18');
  startDrag('Build it');
  await changeByOther('e', { id: 'e', title: 'Extend it', sort_key: '05' });
  await waitFor(() => expect(order()).toBe('Extend Draw Build Check'));
  drop('b', 'Doing', 900);
  await waitFor(() => expect(sent()).toMatchObject([{ task: 'b', state: 'doing', above: 'd' }]));
});

test('a task that a colleague deletes during the drag is not moved', async () => {
  const sent = await openBoard();
  startDrag('Build it');
  stored.delete('b');
  await act(() => queryClient().refetchQueries({ queryKey: ['tasks'] }));
  await waitFor(() => expect(order()).toBe('Draw Check'));
  drop('b', 'Doing', 0);
  expect(sent()).toEqual([]);
});

test('a card is no longer marked as dragged after a drag that ends outside the board', async () => {
  await openBoard();
  startDrag('Build it');
  fireEvent.pointerMove(document.body);
  expect(card('Build it').closest('li')).not.toHaveAttribute('data-held');
});
