import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { type Answers, type BackendCall, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { conversation, inboxAnswers } from '../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../testing/open-page.tsx';

const found = [
  {
    kind: 'conversation',
    id: conversation.id,
    parent_id: null,
    title: 'A website for our school',
    detail: 'Rupa Barman',
    at: '2026-11-20T08:00:00Z',
  },
  {
    kind: 'task',
    id: '6a1f0000-0000-4000-8000-000000000009',
    parent_id: '6a1f0000-0000-4000-8000-000000000008',
    title: 'Draw the school',
    detail: 'School site',
    at: '2026-11-20T08:00:00Z',
  },
];

let page: OpenedPage | undefined;

afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}): Promise<readonly BackendCall[]> {
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [conversation], thread: [] }),
    'POST /rest/v1/rpc/search_portal': () => Response.json(found),
    ...answers,
  });
  page = await openPage('/dashboard/inbox', { role: 'team' });
  await screen.findByRole('link', { name: /Tasks/ });
  return calls;
}

async function pressCtrlK(): Promise<HTMLElement> {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search' });
}

/** Opens the portal search and sets its text in one event, which sends one request. */
async function search(text: string): Promise<HTMLElement> {
  const field = await pressCtrlK();
  speedUpTimers();
  fireEvent.change(field, { target: { value: text } });
  return field;
}

const searches = (calls: readonly BackendCall[]) =>
  calls.filter(({ path }) => path.endsWith('search_portal')).map(({ body }) => body);

test('Ctrl+K opens the portal search, focuses its field and lists the portal pages', async () => {
  await open();
  const field = await pressCtrlK();
  expect(field).toHaveFocus();
  expect(
    within(screen.getByRole('group', { name: 'Pages' })).getByText('Tasks'),
  ).toBeInTheDocument();
});

/** Returns the search button in the navigation rail. Narrow screens show another search button in the toolbar. */
const searchButton = () =>
  within(screen.getByRole('navigation', { name: 'Portal' })).getByRole('button', {
    name: 'Search all',
  });

test('the search button of the portal opens the same search dialog as Ctrl+K', async () => {
  await open();
  await userEvent.click(searchButton());
  expect(await screen.findByRole('combobox', { name: 'Search' })).toBeInTheDocument();
});

test('the portal search sends the query when the user pauses typing, and groups the results by kind', async () => {
  const calls = await open();
  const field = await search('scho');
  await new Promise((resolve) => setTimeout(resolve, 50));
  fireEvent.change(field, { target: { value: 'school' } });
  const group = await screen.findByRole('group', { name: 'Conversations' });
  expect(within(group).getByRole('option', { name: /Rupa Barman/ })).toHaveAttribute(
    'href',
    `/dashboard/inbox/${conversation.id}`,
  );
  expect(screen.getByRole('group', { name: 'Tasks' })).toBeInTheDocument();
  expect(searches(calls)).toEqual([{ query: 'school' }]);
  await waitFor(() => expect(screen.getByText('2 matches')).toBeInTheDocument());
});

test('arrow keys move the active search option, and Enter opens the option', async () => {
  await open();
  const field = await search('school');
  const task = await screen.findByRole('option', { name: /Draw the school/ });
  await userEvent.keyboard('{ArrowDown}');
  expect(task).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', task.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull());
  expect(page?.address()).toBe(`/dashboard/tasks?task=${found[1]?.id}`);
});

test('the portal search finds pages by a single letter and sends no request', async () => {
  const calls = await open();
  await search('t');
  expect(screen.getByRole('option', { name: 'Tasks' })).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(searches(calls)).toEqual([]);
});

test('a failed search request keeps the typed text and shows how to continue', async () => {
  await open({ 'POST /rest/v1/rpc/search_portal': () => Response.json({}, { status: 400 }) });
  const field = await search('school');
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  expect(field).toHaveValue('school');
});

test('a portal search without matches suggests another word', async () => {
  await open({ 'POST /rest/v1/rpc/search_portal': () => Response.json([]) });
  await search('zebra');
  expect(await screen.findByText('No matches. Try another word.')).toBeInTheDocument();
});

test('Ctrl+K opens the portal search on a keyboard with Bengali letters', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'ক', code: 'KeyK', ctrlKey: true });
  expect(await screen.findByRole('combobox', { name: 'Search' })).toBeInTheDocument();
});

test('Enter opens a search result only after the results of the typed query have arrived', async () => {
  let answer = (_: unknown) => {};
  const later = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  await open({
    // On a busy machine, the dialog also searches for the start of the second word, so each request gets a response
    // of its own.
    'POST /rest/v1/rpc/search_portal': async ({ body }) =>
      Response.json(Object(body).query === 'school' ? found : await later),
  });
  const field = await search('school');
  await screen.findByRole('option', { name: /Rupa Barman/ });
  await userEvent.type(field, ' site{Enter}');
  expect(page?.address()).toBe('/dashboard/inbox');
  answer([found[1]]);
  await waitFor(() => expect(page?.address()).toContain('/dashboard/tasks?task='));
});

test('the active search option stays active when a refetch changes its position', async () => {
  let answer = [...found];
  await open({ 'POST /rest/v1/rpc/search_portal': () => Response.json(answer) });
  await search('school');
  await screen.findByRole('option', { name: /Draw the school/ });
  const options = within(screen.getByRole('listbox', { name: 'Search' }));
  await userEvent.keyboard('{ArrowDown}');
  answer = [...found, { ...found[0], id: '6a1f0000-0000-4000-8000-000000000002' }] as typeof found;
  await act(() => queryClient().refetchQueries({ queryKey: ['search', 'school'] }));
  await waitFor(() => expect(options.getAllByRole('option')).toHaveLength(3));
  expect(screen.getByRole('option', { name: /Draw the school/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('Enter opens no search result while an input method (IME) composes a letter', async () => {
  await open();
  const field = await search('school');
  await screen.findByRole('option', { name: /Rupa Barman/ });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(page?.address()).toBe('/dashboard/inbox');
});

test('the command “New task” in the search dialog opens the new-task dialog', async () => {
  await open();
  await search('new task');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'New task' })).toBeInTheDocument();
});

test('the search dialog lists the search results that the user opened before, latest first', async () => {
  await open();
  await search('school');
  await userEvent.click(await screen.findByRole('option', { name: /Draw the school/ }));
  page?.stop();
  await open();
  await pressCtrlK();
  const recent = screen.getByRole('group', { name: 'Recent' });
  expect(within(recent).getByRole('option', { name: /Draw the school/ })).toHaveAttribute(
    'href',
    `/dashboard/tasks?task=${found[1]?.id}`,
  );
});
