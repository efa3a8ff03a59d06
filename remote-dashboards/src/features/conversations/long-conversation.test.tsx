import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { expect, test, vi } from 'vitest';
import type { Message } from '../../api/conversations.ts';
import { queryClient } from '../../api/query-client.ts';
import { inboxAnswers, message, refused } from '../../testing/inbox-answers.ts';
import { inboxOf, open, press, reply, useCleanPage } from '../../testing/open-conversation.tsx';

useCleanPage();

const numbered = (number: number, more: Partial<Message> = {}): Message => ({
  ...message,
  id: `message-${number}`,
  number,
  body: `Message ${number}.`,
  ...more,
});

const messagesUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => numbered(index + 1));

const thread = () => screen.getByRole('list', { name: 'Messages' });
const shown = () =>
  [...(thread().textContent ?? '').matchAll(/Message (\d+)\./g)].map((match) => Number(match[1]));
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('a conversation with 1,010 messages shows the newest messages and loads older messages after a click', async () => {
  await open(inboxAnswers(inboxOf(messagesUpTo(1010))));
  expect(shown()).toEqual(range(961, 1010));
  await press('Show older messages');
  await waitFor(() => expect(shown()).toEqual(range(911, 1010)));
  await press('Show older messages');
  await waitFor(() => expect(shown()).toEqual(range(861, 1010)));
});

test('a new reply in a conversation with 1,010 messages keeps the loaded older messages', async () => {
  speedUpTimers();
  const inbox = inboxOf(messagesUpTo(1010));
  await open({
    ...inboxAnswers(inbox),
    'POST /rest/v1/rpc/send_reply': () => {
      inbox.thread = [...inbox.thread, numbered(1011, { kind: 'staff' })];
      return Response.json(inbox.thread.at(-1));
    },
  });
  await press('Show older messages');
  await waitFor(() => expect(shown()).toHaveLength(100));
  await userEvent.type(reply(), 'Message 1011.');
  await press('Reply');
  await waitFor(() => expect(shown()).toEqual(range(911, 1011)));
  await act(() => queryClient().refetchQueries());
  expect(shown()).toEqual(range(911, 1011));
});

test('a poll loads all new messages of a conversation, even more than one page', async () => {
  const inbox = inboxOf(messagesUpTo(60));
  await open(inboxAnswers(inbox));
  inbox.thread = messagesUpTo(200);
  await act(() => queryClient().refetchQueries());
  await waitFor(() => expect(shown()).toEqual(range(11, 200)));
});

test('the button for older messages disappears when the first message is visible, and the focus remains in the conversation', async () => {
  await open(inboxAnswers(inboxOf(messagesUpTo(60))));
  await press('Show older messages');
  await waitFor(() => expect(shown()).toEqual(range(1, 60)));
  expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});

test('a short conversation has no button for older messages', async () => {
  await open(inboxAnswers(inboxOf(messagesUpTo(49))));
  expect(shown()).toEqual(range(1, 49));
  expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
});

test('the scroll position of a conversation does not change when older messages load', async () => {
  await open(inboxAnswers(inboxOf(messagesUpTo(120))));
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  // Simulates rows of 100 px height.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index * 100, 100, 100);
  });
  await press('Show older messages');
  await waitFor(() => expect(shown()).toEqual(range(21, 120)));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 5000, behavior: 'instant' });
  vi.restoreAllMocks();
});

test('a failed request for older messages shows an error, and the user can try again', async () => {
  const inbox = inboxOf(messagesUpTo(120));
  const answers = inboxAnswers(inbox);
  let isDown = false;
  await open({
    ...answers,
    'GET /rest/v1/messages': (call) =>
      (isDown ? undefined : answers['GET /rest/v1/messages']?.(call)) ?? refused(500, 'PGRST000'),
  });
  isDown = true;
  await press('Show older messages');
  await screen.findByText(/You may be offline/);
  isDown = false;
  await press('Show older messages');
  await waitFor(() => expect(shown()).toEqual(range(21, 120)));
  expect(within(thread()).getAllByRole('listitem').length).toBeGreaterThan(100);
});
