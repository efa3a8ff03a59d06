import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLatinWords } from '../../testing/find-latin-words.ts';
import { conversation, inboxAnswers, refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';

let page: OpenedPage | undefined;
const inbox = { conversations: [conversation], thread: [] };

beforeEach(() => localStorage.clear());
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const open = async (address = '/dashboard/inbox') => {
  page = await openPage(address, { role: 'team' });
  return page;
};
const askedOf = (calls: ReturnType<typeof stubBackend>, table: string) =>
  calls
    .filter(({ path }) => path.startsWith(`/rest/v1/${table}?`))
    .map(({ path }) => new URL(path, 'http://backend.test').searchParams);

/** The search texts that the backend received. */
const wordsOf = (calls: ReturnType<typeof stubBackend>) =>
  calls
    .filter(({ path }) => path.startsWith('/rest/v1/rpc/find_conversations?'))
    .map(({ body }) => Reflect.get(Object(body), 'query'));

test('the inbox lists conversations as links with sender and subject, the longest wait first', async () => {
  const calls = stubBackend(inboxAnswers(inbox));
  await open();
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const link = within(list).getByRole('link', { name: linkName });
  expect(link).toHaveAttribute('href', `/dashboard/inbox/${conversation.id}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inbox');
  expect(link).toHaveAttribute('title', 'Rupa Barman · rupa+school@example.com');
  const [asked] = askedOf(calls, 'conversations');
  expect(asked?.get('order')).toBe('sort_key.asc,id.asc');
  expect(asked?.get('status')).toBe('eq.open');
  expect(asked?.get('limit')).toBe('50');
  expect(asked?.get('select')).not.toContain('search');
});

test.each([
  ['less than a working day', '2026-11-23T14:00:00Z', null],
  ['a working day', '2026-11-21T12:00:00Z', 'long'],
  ['three working days', '2026-11-19T12:00:00Z', 'longest'],
])('a sender who has waited %s has the mark of that wait', async (_name, since, mark) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T16:00:00Z') });
  stubBackend(
    inboxAnswers({ ...inbox, conversations: [{ ...conversation, waiting_since: since }] }),
  );
  await open();
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const wait = within(list).getByRole('time').parentElement;
  expect(wait?.getAttribute('data-wait')).toBe(mark);
  vi.useRealTimers();
});

test("the inbox filter Mine requests only the user's conversations and appears in the URL", async () => {
  const calls = stubBackend(inboxAnswers(inbox));
  const { address } = await open();
  const assignee = await screen.findByRole('combobox', { name: 'Assigned to' });
  await userEvent.selectOptions(assignee, 'mine');
  await waitFor(() =>
    expect(askedOf(calls, 'conversations').at(-1)?.get('assignee')).toBe('eq.TM001'),
  );
  expect(address()).toBe('/dashboard/inbox?share=mine');
  await userEvent.selectOptions(assignee, 'unassigned');
  await waitFor(() =>
    expect(askedOf(calls, 'conversations').at(-1)?.get('assignee')).toBe('is.null'),
  );
  expect(assignee).toHaveDisplayValue(/^Unassigned/);
});

const searchField = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
/** Sets the text in one event, because single key presses on a busy machine can exceed the debounce time. */
const write = (value: string) => fireEvent.change(searchField(), { target: { value } });

test('the inbox search is debounced and sends the typed text to the backend', async () => {
  const calls = stubBackend(inboxAnswers(inbox));
  await open();
  await screen.findByRole('list', { name: 'Conversations' });
  speedUpTimers();
  write("O'Neil");
  await new Promise((resolve) => setTimeout(resolve, 100));
  write("O'Neil web");
  await waitFor(() => expect(wordsOf(calls)).toEqual(["O'Neil web"]));
  const [asked] = askedOf(calls, 'rpc/find_conversations');
  expect(asked?.get('order')).toBe('sort_key.asc,id.asc');
  expect(asked?.get('status')).toBe('eq.open');
  expect(asked?.get('limit')).toBe('50');
});

const linkName = 'Rupa Barman, A website for our school';

/** Waits longer than the debounce time of the search. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

test('the Enter key starts the inbox search immediately', async () => {
  const calls = stubBackend(inboxAnswers(inbox));
  const { address } = await open();
  await screen.findByRole('list', { name: 'Conversations' });
  speedUpTimers();
  write('school');
  fireEvent.keyDown(searchField(), { key: 'Enter' });
  expect(address()).toBe('/dashboard/inbox?q=school');
  await rest();
  expect(wordsOf(calls)).toEqual(['school']);
});

test('a click on the Inbox tab resets the search and cancels a pending search', async () => {
  speedUpTimers();
  stubBackend(inboxAnswers(inbox));
  const { address } = await open('/dashboard/inbox?q=school');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 's{Enter}');
  const nav = screen.getByRole('navigation', { name: 'Portal' });
  await userEvent.click(within(nav).getByRole('link', { name: /Inbox/ }));
  await waitFor(() => expect(searchField().value).toBe(''));
  await rest();
  expect(address()).toBe('/dashboard/inbox');
});

test('a pending inbox search does not cancel a navigation that the user starts', async () => {
  stubBackend(inboxAnswers(inbox));
  const { address } = await open();
  await screen.findByRole('list', { name: 'Conversations' });
  speedUpTimers();
  write('school');
  const { href } = window.location;
  // The URL is already the URL of the next page, while that page's code is loading and this page is still mounted.
  history.pushState(null, '', `/dashboard/inbox/${conversation.id}`);
  await rest();
  history.replaceState(null, '', href);
  expect(address()).toBe('/dashboard/inbox');
});

test('the inbox requests the next page with the last row of the previous page as the cursor', async () => {
  const conversations = Array.from({ length: 50 }, (_, index) => ({
    ...conversation,
    id: `id-${index}`,
    sort_key: index,
  }));
  const calls = stubBackend(inboxAnswers({ conversations, thread: [] }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() =>
    expect(askedOf(calls, 'conversations').at(-1)?.get('or')).toBe(
      '(sort_key.gt.49,and(sort_key.eq.49,id.gt.id-49))',
    ),
  );
});

test('a further page of inbox rows reserves its height and renders its rows only near the viewport', async () => {
  let come: (() => void) | undefined;
  class Views {
    constructor(callback: (entries: readonly object[]) => void) {
      come = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Views);
  const rowOf = (sort_key: number) => ({ ...conversation, id: `id-${sort_key}`, sort_key });
  const inbox = {
    conversations: Array.from({ length: 50 }, (_, index) => rowOf(index)),
    thread: [],
  };
  stubBackend(inboxAnswers(inbox));
  await open();
  const more = await screen.findByRole('button', { name: 'Load more' });
  inbox.conversations = [{ ...rowOf(50), subject: 'The last one' }];
  await userEvent.click(more);
  // The button disappears while the rows load, and the rows' placeholder appears afterwards.
  await waitFor(() => expect(come).toBeDefined());
  expect(screen.queryByText(/The last one/)).not.toBeInTheDocument();
  act(() => come?.());
  expect(
    await screen.findByRole('link', { name: 'Rupa Barman, The last one' }),
  ).toBeInTheDocument();
});

test('an empty inbox shows an explanation, and a filter without results offers a reset', async () => {
  stubBackend(inboxAnswers({ conversations: [], thread: [] }));
  const { address } = await open('/dashboard/inbox?state=closed');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all that need a reply' }));
  expect(await screen.findByText(/All caught up/)).toBeInTheDocument();
  expect(address()).toBe('/dashboard/inbox');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each(['/dashboard/inbox', '/dashboard/inbox?share=mine'])(
  'the list at %s shows an error if it does not load, and Try again loads the list again',
  async (address) => {
    const answers = {
      ...inboxAnswers(inbox),
      'GET /rest/v1/conversations': () => refused(403, '42501'),
    };
    stubBackend(answers);
    await open(address);
    expect((await screen.findByRole('alert')).textContent).toContain('Please log in again');
    answers['GET /rest/v1/conversations'] = () => Response.json([conversation]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: linkName })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test('the inbox filter Mine shows an error if the list of colleagues cannot load, and Try again reloads the list', async () => {
  const answers = {
    ...inboxAnswers(inbox),
    'POST /rest/v1/rpc/colleagues': () => refused(403, '42501'),
  };
  stubBackend(answers);
  await open('/dashboard/inbox?share=mine');
  expect((await screen.findByRole('alert')).textContent).toContain('Please log in again');
  answers['POST /rest/v1/rpc/colleagues'] = () =>
    Response.json([{ staff_id: 'TM001', name: 'Local Team Member', is_me: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: linkName })).toBeInTheDocument();
});

test('the Inbox tab shows the number of conversations that wait for a reply', async () => {
  stubBackend(inboxAnswers(inbox));
  await open();
  const nav = await screen.findByRole('navigation', { name: 'Portal' });
  expect(await within(nav).findByText('3 need a reply')).toBeInTheDocument();
  expect(within(nav).getByRole('link', { name: /Inbox/ })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'href',
    '/dashboard/team',
  );
});

test("the Bengali inbox has only Bengali texts, except visitors' texts", async () => {
  stubBackend(inboxAnswers(inbox));
  page = await openPage('/dashboard/inbox', { role: 'team' }, 'bn');
  const list = await screen.findByRole('list', { name: 'কথোপকথন' });
  const typed = new RegExp(
    `${conversation.subject}|${conversation.preview}|Rupa Barman|rupa\\+school@example\\.com|RB`,
    'g',
  );
  expect(list.textContent).toContain(conversation.subject);
  expect(findLatinWords(typed)).toEqual([]);
});
