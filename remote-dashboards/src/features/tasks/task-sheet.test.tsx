import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { open, openTasks, task, toast, useCleanPage } from '../../testing/open-tasks.tsx';
import { event, item, storedTask } from '../../testing/stored-task.ts';
import { stubScreen } from '../../testing/stub-screen.ts';

useCleanPage();

const link = () => screen.getByRole('link', { name: 'Draw it' });
const sheet = () => screen.findByRole('dialog');
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const readAgain = () => act(() => queryClient().refetchQueries({ queryKey: ['tasks'] }));

/** Opens the sheet of the task with a click in the task list. */
async function openSheet(given: Parameters<typeof storedTask>[0] = {}) {
  const backend = storedTask(given);
  const sent = await open(backend.answers, '/dashboard/tasks');
  await userEvent.click(link());
  await within(await sheet()).findByRole('textbox', { name: 'What needs doing?' });
  return { ...backend, sent };
}

const title = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What needs doing?' });
async function retitle(text: string) {
  await userEvent.clear(title());
  await userEvent.type(title(), `${text}{Enter}`);
}

test('§10.30 a task’s title opens the task’s sheet at its own URL, and Escape closes it and returns the focus', async () => {
  await openSheet();
  expect(await sheet()).toHaveAccessibleName('Draw it');
  expect(await sheet()).toHaveFocus();
  expect(link()).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Escape}');
  await noSheet();
  await waitFor(() => expect(link()).toHaveFocus());
});

test("a URL with a task ID opens the task's sheet, and Close keeps the filters of the page", async () => {
  const { answers } = storedTask();
  await openTasks(answers, `/dashboard/tasks?who=everyone&task=${task.id}`);
  expect(await sheet()).toBeInTheDocument();
  await press('Close');
  await noSheet();
  expect(screen.getByRole('button', { name: 'Everyone' })).toHaveAttribute('aria-pressed', 'true');
});

test('an invalid task ID in the URL opens no sheet, and the ID of a deleted task shows a message', async () => {
  const missing = { ...storedTask().answers, 'GET /rest/v1/tasks': () => Response.json([]) };
  await openTasks(missing, '/dashboard/tasks?task=1%20or%201');
  await screen.findByText('No tasks');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openTasks(missing, `/dashboard/tasks?task=${task.id}`);
  expect(await screen.findByText(/^This task was deleted/)).toBeInTheDocument();
});

test('Escape that ends an input method or leaves a date field does not close the task sheet', async () => {
  await openSheet();
  fireEvent.keyDown(title(), { key: 'Escape', isComposing: true });
  const due = within(await sheet()).getByLabelText('Due date');
  due.focus();
  await userEvent.keyboard('{Escape}');
  expect(await sheet()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await noSheet();
});

test('an unsaved description stays with its task when the user opens another task', async () => {
  const other = { ...task, id: '8a1f0000-0000-4000-8000-000000000002', title: 'Print it' };
  const details = (one: typeof task) => ({ ...one, description: `About “${one.title}”` });
  await open(
    {
      ...storedTask().answers,
      'GET /rest/v1/tasks': ({ path }) =>
        Response.json(
          [task, other]
            .filter(({ id }) => !path.includes('id=eq.') || path.includes(id))
            .map(details),
        ),
    },
    '/dashboard/tasks?who=everyone',
  );
  await userEvent.click(link());
  await userEvent.click(await within(await sheet()).findByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), ' in green');
  await userEvent.click(screen.getByRole('link', { name: 'Print it' }));
  expect(await screen.findByText('About “Print it”')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
  await userEvent.click(link());
  expect(
    await screen.findByText('About “Draw it” in green', { selector: 'textarea' }),
  ).toBeInTheDocument();
});

test('a task sheet on a small screen makes the page below it inert, but not the toast', async () => {
  stubScreen({ isWide: false });
  await openSheet();
  expect(await sheet()).toHaveAttribute('aria-modal', 'true');
  const rail = document.querySelector('nav');
  expect(rail?.closest('[inert]')).not.toBeNull();
  await press('Close');
  await noSheet();
  expect(rail?.closest('[inert]')).toBeNull();
});

test('a task title that conflicts with another change shows an error, and a retry sends the typed text', async () => {
  const { sent, changedByOther } = await openSheet();
  await userEvent.clear(title());
  await userEvent.type(title(), 'Draw it all');
  changedByOther({ due_on: '2020-02-29' });
  await userEvent.type(title(), '{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else just changed this task',
  );
  await readAgain();
  expect(title().value).toBe('Draw it all');
  await userEvent.type(title(), '{Enter}');
  await waitFor(() => expect(toast()).toBe('Saved “Draw it all”Undo'));
  expect(sent()).toMatchObject([
    { title: 'Draw it all', expected_version: 2 },
    { title: 'Draw it all', due_on: '2020-02-29', expected_version: 3 },
  ]);
});

test('a refetch while the user types changes neither the typed title nor the expected version of the task', async () => {
  const { sent, changedByOther } = await openSheet();
  await userEvent.type(title(), ' all');
  changedByOther({ title: 'Draw half of it', due_on: '2020-02-29' });
  await readAgain();
  expect(title().value).toBe('Draw it all');
  await userEvent.type(title(), '{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else just changed this task',
  );
  expect(sent()).toMatchObject([{ expected_version: 2 }]);
});

test("after the user has saved a title, the title field shows a colleague's later change", async () => {
  const { changedByOther } = await openSheet();
  await retitle('Draw it all');
  await waitFor(() => expect(toast()).toBe('Saved “Draw it all”Undo'));
  changedByOther({ title: 'Draw half of it' });
  await readAgain();
  await waitFor(() => expect(title().value).toBe('Draw half of it'));
});

test('a typed task title is stored when the sheet closes, and an empty title is refused', async () => {
  const { sent } = await openSheet();
  await retitle(' ');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a task.');
  expect(sent()).toEqual([]);
  await userEvent.type(title(), 'Draw all{Escape}');
  await noSheet();
  await waitFor(() => expect(sent()).toMatchObject([{ title: 'Draw all' }]));
});

const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

test('a task description shows links, and an unsaved change of the description remains when the sheet closes', async () => {
  const { sent } = await openSheet({ description: 'See https://torsa.example/plan' });
  expect(screen.getByRole('link', { name: /torsa.example\/plan/ })).toBeInTheDocument();
  await userEvent.click(within(await sheet()).getByRole('button', { name: 'Edit' }));
  await userEvent.type(description(), ' today');
  await press('Close');
  await noSheet();
  await userEvent.click(link());
  expect((await screen.findByRole('textbox', { name: 'Description' })).textContent).toMatch(
    /today$/,
  );
  await press('Save');
  await waitFor(() => expect(toast()).toBe('Saved “Draw it”Undo'));
  const text = 'See https://torsa.example/plan today';
  expect(sent('set_task_description')).toEqual([
    { task: task.id, description: text, expected_version: 2 },
  ]);
  await undo();
  await waitFor(() => expect(sent('set_task_description')).toHaveLength(2));
});

test("a description that the user has not seen is never overwritten, and a colleague's other changes cause no conflict", async () => {
  const { stored, sent, changedByOther } = await openSheet({ description: 'Plan' });
  await userEvent.click(within(await sheet()).getByRole('button', { name: 'Edit' }));
  await userEvent.type(description(), ' A');
  changedByOther({ state: 'doing' });
  await press('Save');
  await waitFor(() => expect(stored.tasks[0]?.description).toBe('Plan A'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull());
  await userEvent.click(within(await sheet()).getByRole('button', { name: 'Edit' }));
  await userEvent.type(description(), ' B');
  changedByOther({ description: 'Their plan' });
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Theirs is above');
  expect(screen.getByText('Their plan')).toBeInTheDocument();
  expect(description().value).toBe('Plan A B');
  expect(stored.tasks[0]?.description).toBe('Their plan');
  await press('Save');
  await waitFor(() => expect(stored.tasks[0]?.description).toBe('Plan A B'));
  expect(sent('set_task_description').length).toBeGreaterThan(2);
});

test('Undo restores a task description that the user has discarded', async () => {
  await openSheet({ description: 'Plan' });
  await userEvent.click(within(await sheet()).getByRole('button', { name: 'Edit' }));
  await userEvent.type(description(), ' B');
  await press('Discard');
  await undo();
  expect(
    (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })).value,
  ).toBe('Plan B');
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const newItem = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New item' });

test('the user can add, tick and remove checklist items, and Undo restores an item at its position', async () => {
  const { stored, sent } = await openSheet();
  await userEvent.type(newItem(), ' Draw {Enter}');
  expect(newItem().value).toBe('');
  expect(newItem()).toHaveFocus();
  fireEvent.click(box('Choose a colour'));
  expect(box('Choose a colour')).toBeChecked();
  expect(await screen.findByText('1 of 2 done')).toBeInTheDocument();
  await waitFor(() => expect(sent('set_task_item')).toEqual([{ item: item.id, is_done: true }]));
  await press('Remove “Choose a colour”');
  await waitFor(() => expect(stored.items).toMatchObject([{ title: 'Draw', number: 2 }]));
  expect(screen.getByRole('button', { name: 'Remove “Draw”' })).toHaveFocus();
  await undo();
  await waitFor(() =>
    expect(stored.items).toMatchObject([{ ...item, is_done: true }, { title: 'Draw' }]),
  );
});

test('several pasted lines become several checklist items without their list marks', async () => {
  const { stored } = await openSheet();
  await userEvent.click(newItem());
  await userEvent.paste('- Logo\n\n* [x] Colours\n  Fonts');
  await waitFor(() =>
    expect(stored.items.map((one) => one.title)).toEqual([
      'Choose a colour',
      'Logo',
      '[x] Colours',
      'Fonts',
    ]),
  );
});

test('a rejected checklist item returns to the text field, with an error', async () => {
  const backend = storedTask();
  const refusing = { 'POST /rest/v1/rpc/add_task_item': () => refused(400, 'PT400') };
  await open({ ...backend.answers, ...refusing }, '/dashboard/tasks');
  await userEvent.click(link());
  await screen.findByRole('textbox', { name: 'New item' });
  await userEvent.type(newItem(), 'Draw{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t save the checklist');
  expect(newItem().value).toBe('Draw');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Draw' })).toBeNull());
});

test("a comment remains a draft until it is stored, and only the user's own comments offer Delete with Undo", async () => {
  const backend = storedTask();
  const theirs = {
    ...event,
    id: 'other',
    kind: 'comment',
    author: 'TM001',
    author_name: 'Asha',
    body: 'Blue?',
  } as const;
  backend.stored.events = [theirs, event];
  await open(backend.answers, '/dashboard/tasks');
  await userEvent.click(link());
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ });
  await userEvent.type(await field(), 'In green');
  await userEvent.keyboard('{Escape}');
  await noSheet();
  await userEvent.click(link());
  expect((await field()).value).toBe('In green');
  await press('Add comment');
  expect(await screen.findByText('In green', { selector: 'p' })).toBeInTheDocument();
  expect((await field()).value).toBe('');
  expect(screen.queryByRole('button', { name: 'Delete comment by Asha' })).toBeNull();
  await press('Delete comment by Local Team Leader');
  await waitFor(() => expect(screen.queryByText('In green', { selector: 'p' })).toBeNull());
  await undo();
  expect(await screen.findByText('In green', { selector: 'p' })).toBeInTheDocument();
});

test('the task history describes each change in words, newest change first', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25) });
  const backend = storedTask();
  const changes = [
    { kind: 'due_on', previous: '', body: '2026-11-27' },
    { kind: 'assignee', previous: 'Asha', body: '' },
    { kind: 'state', previous: 'todo', body: 'doing' },
    { kind: 'title', previous: 'Draw', body: 'Draw it' },
    { kind: 'item_done', previous: '', body: 'Logo' },
  ] as const;
  backend.stored.events = [
    ...changes.map((one, index) => ({ ...event, ...one, id: `e${index}` })),
    event,
  ];
  await open(backend.answers, '/dashboard/tasks');
  await userEvent.click(link());
  await userEvent.click(await screen.findByText('History (6)'));
  const rows = within(await sheet())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  expect(
    rows.filter((text) => text.includes('Local Team Leader')).map((text) => text.split('Local')[0]),
  ).toEqual([
    'Set the due date to Fri, 27 Nov',
    'Removed the assignee',
    'Moved from To do to Doing',
    'Renamed “Draw” to “Draw it”',
    'Ticked “Logo”',
    'Added the task',
  ]);
});
