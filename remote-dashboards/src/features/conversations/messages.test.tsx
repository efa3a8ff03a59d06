import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLatinWords } from '../../testing/find-latin-words.ts';
import { conversation, inboxAnswers, message } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { stubScreen } from '../../testing/stub-screen.ts';

let page: OpenedPage | undefined;
const asha = { email: 'asha@client.test' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the messages page shows a client's conversations, and a conversation in spam looks closed", async () => {
  const spam = { ...conversation, id: 'other', subject: '', status: 'spam' } as const;
  const calls = stubBackend(inboxAnswers({ conversations: [conversation, spam], thread: [] }));
  page = await openPage('/dashboard/messages', asha);
  const list = within(await screen.findByRole('list', { name: 'Conversations' }));
  expect(list.getByRole('link', { name: conversation.subject })).toHaveAttribute(
    'href',
    `/dashboard/messages/${conversation.id}`,
  );
  expect(list.getByRole('link', { name: 'No subject' })).toBeInTheDocument();
  const write = screen.getByRole('button', { name: 'Write to us' });
  expect(write.compareDocumentPosition(screen.getByRole('list', { name: 'Conversations' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(list.getAllByText(conversation.preview)).toHaveLength(2);
  expect(list.getAllByText('Answered')).toHaveLength(1);
  expect(list.queryByText(/spam/i)).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path.startsWith('/rest/v1/rpc/client_conversations?'))).toBe(
    true,
  );
  expect(calls.filter(({ path }) => path.startsWith('/rest/v1/conversations'))).toEqual([]);
});

test("an empty list of a client's conversations shows an explanation and a button to write a message", async () => {
  stubBackend(inboxAnswers({ conversations: [], thread: [] }));
  page = await openPage('/dashboard/messages', asha);
  expect(await screen.findByText(/Your conversations with us appear here/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Write to us' })).toBeInTheDocument();
});

test('a link to #write opens the form for a new conversation with the focus in its first field', async () => {
  stubBackend(inboxAnswers({ conversations: [conversation], thread: [] }));
  page = await openPage('/dashboard/messages#write', asha);
  expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveFocus();
});

test('the form for a new conversation takes the focus of the pressed button', async () => {
  stubBackend(inboxAnswers({ conversations: [], thread: [] }));
  page = await openPage('/dashboard/messages', asha);
  await userEvent.click(await screen.findByRole('button', { name: 'Write to us' }));
  expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveFocus();
});

test('the client messages page shows staff a link to the Inbox, and requests no conversations', async () => {
  const calls = stubBackend(inboxAnswers({ conversations: [conversation], thread: [] }));
  page = await openPage('/dashboard/messages', { role: 'team' });
  expect(await screen.findByRole('link', { name: 'Go to the Inbox' })).toBeInTheDocument();
  expect(calls.filter(({ path }) => /conversations/.test(path))).toEqual([]);
});

test('§10.2 a client can send an answer in a conversation', async () => {
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [conversation], thread: [message] }),
    'POST /rest/v1/rpc/write_to_conversation': () => Response.json(message),
  });
  page = await openPage(`/dashboard/messages/${conversation.id}`, asha);
  const box = await screen.findByRole('textbox', { name: 'Your reply' });
  await userEvent.type(box, 'Tomorrow is fine.');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByText('Sent. We’ll reply here and by email.')).toBeInTheDocument();
  const sent = calls.filter(({ path }) => path === '/rest/v1/rpc/write_to_conversation');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ conversation: conversation.id, body: 'Tomorrow is fine.' });
});

test.each([
  ['that the toolbar cuts off', 400, 1],
  ['that fits the toolbar', 100, 0],
])(
  'on a phone, a subject %s is %i px wide and %i times above the messages',
  async (_, width, count) => {
    stubScreen({ isWide: false });
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
    stubBackend(inboxAnswers({ conversations: [conversation], thread: [message] }));
    page = await openPage(`/dashboard/messages/${conversation.id}`, asha);
    await screen.findByRole('textbox', { name: 'Your reply' });
    expect(screen.getAllByRole('heading', { name: conversation.subject })).toHaveLength(1);
    expect(screen.queryAllByText(conversation.subject, { selector: 'p' })).toHaveLength(count);
  },
);

test('§10.2 the text of a chat has a mark', async () => {
  const chat = { ...message, id: 'c1', number: 3, kind: 'chat' as const, body: 'Torsa: Hello!' };
  stubBackend(inboxAnswers({ conversations: [conversation], thread: [message, chat] }));
  page = await openPage(`/dashboard/messages/${conversation.id}`, asha);
  const messages = within(await screen.findByRole('list', { name: 'Messages' }));
  const marked = messages
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('From the chat'));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent('Torsa: Hello!');
});

test('a closed conversation has the status “Answered” and invites its client to write again', async () => {
  const closed = { ...conversation, status: 'closed' as const };
  stubBackend(inboxAnswers({ conversations: [closed], thread: [message] }));
  page = await openPage(`/dashboard/messages/${conversation.id}`, asha);
  expect(await screen.findByText('Write again any time.')).toBeInTheDocument();
  expect(screen.getByText('Answered')).toBeInTheDocument();
});

test('the Bengali messages page without conversations has only Bengali texts', async () => {
  stubBackend(inboxAnswers({ conversations: [], thread: [] }));
  page = await openPage('/dashboard/messages', asha, 'bn');
  await screen.findByRole('button', { name: 'আমাদের লিখুন' });
  expect(findLatinWords()).toEqual([]);
});

test('a client can download attachments but sees no sender address and no quoted text', async () => {
  const attachments = [{ id: 'f1', number: 1, name: 'brief.pdf', size: 2_500_000 }];
  const own = { ...message, attachments, has_quotation: true, sender_address: 'ada@work.example' };
  stubBackend(inboxAnswers({ conversations: [conversation], thread: [own] }));
  page = await openPage(`/dashboard/messages/${conversation.id}`, asha);
  expect(
    await screen.findByRole('button', { name: 'Download brief.pdf, 2.5 MB' }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/ada@work\.example/)).not.toBeInTheDocument();
  expect(screen.queryByText('Show quoted text')).not.toBeInTheDocument();
});

test('a conversation with an unread reply has the mark “New” until the client opens the conversation', async () => {
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [conversation], thread: [message] }),
    'POST /rest/v1/rpc/unread_items': () =>
      Response.json([{ id: conversation.id, kind: 'conversation' }]),
  });
  page = await openPage('/dashboard/messages', asha);
  const list = within(await screen.findByRole('list', { name: 'Conversations' }));
  expect(await list.findByText('New')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Messages 1 unread' })).toBeInTheDocument();
  expect(list.getByRole('link', { name: conversation.subject })).toBeInTheDocument();
  page.stop();
  page = await openPage(`/dashboard/messages/${conversation.id}`, asha);
  await screen.findByRole('textbox', { name: 'Your reply' });
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.endsWith('/mark_read')).map(({ body }) => body)).toEqual(
      [{ item: conversation.id }],
    ),
  );
  const nav = within(screen.getByRole('navigation', { name: 'Portal' }));
  expect(await nav.findByRole('link', { name: 'Messages' })).toBeInTheDocument();
});
