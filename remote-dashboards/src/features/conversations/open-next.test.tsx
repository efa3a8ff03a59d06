import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BackendCall } from '@torsa/shared/testing/stub-backend';
import { expect, test } from 'vitest';
import type { Conversation } from '../../api/conversations.ts';
import { addDays, getLocalToday } from '../../api/days.ts';
import { queryClient } from '../../api/query-client.ts';
import { conversation, inboxAnswers, message, refused } from '../../testing/inbox-answers.ts';
import {
  leave,
  open,
  openInbox,
  reply,
  toast,
  useCleanPage,
} from '../../testing/open-conversation.tsx';
import { getSnoozeEndTime } from './snooze-menu.tsx';

useCleanPage();

const second = {
  ...conversation,
  id: '6a1f0000-0000-4000-8000-000000000002',
  subject: 'An app for our clinic',
  name: 'Imran Ali',
  sort_key: 2,
};
const third = {
  ...conversation,
  id: '6a1f0000-0000-4000-8000-000000000003',
  subject: 'A logo',
  name: 'Rina Das',
  sort_key: 3,
};

const sentReply = { ...message, id: 'r1', number: 2, kind: 'staff' };

/**
 * Simulates the backend of an inbox with three conversations. A closed conversation leaves the list of open
 * conversations.
 */
function inboxOfThree() {
  const rows = new Map<string, Conversation>(
    [conversation, second, third].map((row) => [row.id, row]),
  );
  const change = (id: unknown, part: Partial<Conversation>) => {
    const row = rows.get(String(id));
    if (!row) throw new Error(`No conversation ${id}`);
    const changed = { ...row, ...part, version: row.version + 1 };
    rows.set(row.id, changed);
    return changed;
  };
  const argument = ({ body }: BackendCall, name: string) => Reflect.get(Object(body), name);
  return {
    ...inboxAnswers({ conversations: [], thread: [message] }),
    'GET /rest/v1/conversations': ({ path }: BackendCall) => {
      const search = new URLSearchParams(path.split('?')[1]);
      const id = search.get('id')?.replace('eq.', '');
      const status = search.get('status')?.replace('eq.', '');
      return Response.json(
        [...rows.values()].filter(
          (row) => (!id || row.id === id) && (!status || row.status === status),
        ),
      );
    },
    'POST /rest/v1/rpc/set_conversation_status': (call: BackendCall) =>
      Response.json(
        change(argument(call, 'conversation'), {
          status: argument(call, 'status') as Conversation['status'],
        }),
      ),
    'POST /rest/v1/rpc/snooze_conversation': (call: BackendCall) =>
      Response.json(change(argument(call, 'conversation'), { status: 'waiting' })),
    'POST /rest/v1/rpc/send_reply': (call: BackendCall) => {
      change(argument(call, 'conversation'), { status: 'waiting' });
      return Response.json({ ...sentReply, body: argument(call, 'body') });
    },
    'POST /rest/v1/rpc/undo_message': (call: BackendCall) =>
      Response.json(change(argument(call, 'conversation'), { status: 'open' })),
  };
}

const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });

async function openFirst() {
  const opened = await open(inboxOfThree());
  await heading(conversation.subject);
  await screen.findByRole('link', { name: /A logo/ });
  return opened;
}

test('the next conversation of the inbox appears immediately, because the page has loaded it in advance', async () => {
  const { calls } = await openFirst();
  const readsOfSecond = () =>
    calls.filter(({ method, path }) => method === 'GET' && path.includes(`eq.${second.id}`));
  await waitFor(() => expect(readsOfSecond().map(({ path }) => path)).toHaveLength(2));
  await userEvent.keyboard('e');
  await heading(second.subject);
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toBeInTheDocument();
});

test('closing, marking as spam and replying each open the next conversation of the inbox', async () => {
  const { sent } = await openFirst();
  await userEvent.keyboard('e');
  await heading(second.subject);
  expect(toast()).toBe('Rupa Barman: ClosedUndo');
  await screen.findByRole('textbox', { name: 'Your reply' });
  await userEvent.keyboard('!');
  await heading(third.subject);
  expect(sent('set_conversation_status')).toMatchObject([
    { conversation: conversation.id, status: 'closed' },
    { conversation: second.id, status: 'spam' },
  ]);
});

test('a reply opens the next conversation, and Undo opens the answered conversation with the text in its reply box', async () => {
  const { sent } = await openFirst();
  await userEvent.type(reply(), 'Yes.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await heading(second.subject);
  expect(sent('send_reply')).toMatchObject([{ can_undo: true }]);
  await waitFor(() => expect(toast()).toBe('SentUndo'));
  await userEvent.keyboard('z');
  await heading(conversation.subject);
  await waitFor(() => expect(reply()).toHaveValue('Yes.'));
  expect(sent('undo_message')).toEqual([
    { conversation: conversation.id, message: sentReply.id, expected_version: 4 },
  ]);
  expect(toast()).toBe('Undone: Sent');
});

test('Send and close sends the reply, closes the conversation and opens the next conversation', async () => {
  const { sent } = await openFirst();
  await userEvent.type(reply(), 'Yes.');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await heading(second.subject);
  expect(sent('send_reply')).toMatchObject([{ body: 'Yes.', expected_version: 3 }]);
  await waitFor(() =>
    expect(sent('set_conversation_status')).toMatchObject([
      { conversation: conversation.id, status: 'closed', expected_version: 4 },
    ]),
  );
});

test('a reply can be undone after a later action was undone, because the toast then offers Undo for the reply', async () => {
  await openFirst();
  await userEvent.type(reply(), 'Yes.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await heading(second.subject);
  await screen.findByRole('textbox', { name: 'Your reply' });
  await userEvent.keyboard('ez');
  await waitFor(() => expect(toast()).toMatch(/^Undone: .+: ClosedUndo “Sent” too$/));
  await userEvent.keyboard('z');
  await heading(conversation.subject);
  await waitFor(() => expect(reply()).toHaveValue('Yes.'));
});

test('one Undo after Send and close removes the reply and reopens the conversation', async () => {
  const { sent } = await openFirst();
  await userEvent.type(reply(), 'Yes.');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await heading(second.subject);
  await waitFor(() => expect(toast()).toBe('Sent and closedUndo'));
  await userEvent.keyboard('z');
  await heading(conversation.subject);
  await waitFor(() => expect(reply()).toHaveValue('Yes.'));
  expect(sent('undo_message')).toMatchObject([{ expected_version: 5 }]);
  expect(sent('set_conversation_status')).toHaveLength(1);
});

test('if a conversation cannot be closed after a reply, a toast reports only that, because the reply was sent', async () => {
  await open({
    ...inboxOfThree(),
    'POST /rest/v1/rpc/set_conversation_status': () => refused(409, 'PT409'),
  });
  await screen.findByRole('link', { name: /A logo/ });
  await userEvent.type(reply(), 'Yes.');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await heading(second.subject);
  await waitFor(() => expect(toast()).toMatch(/^Not saved: Closed/));
});

test('Undo after closing a conversation opens that conversation again', async () => {
  await openFirst();
  await userEvent.keyboard('e');
  await heading(second.subject);
  await userEvent.keyboard('z');
  await heading(conversation.subject);
  await waitFor(() => expect(toast()).toBe('Undone: Rupa Barman: Closed'));
});

test('the last conversation of the inbox stays open after a reply, because there is no next conversation', async () => {
  await openFirst();
  await userEvent.keyboard('e');
  await heading(second.subject);
  await screen.findByRole('textbox', { name: 'Your reply' });
  await userEvent.keyboard('e');
  await heading(third.subject);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Yes.');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(toast()).toBe('SentUndo'));
  await heading(third.subject);
});

test('the Escape key moves the focus out of the text field, so that single-key shortcuts work again', async () => {
  await openFirst();
  await userEvent.type(reply(), 'Half a sen');
  await userEvent.keyboard('{Escape}e');
  await heading(second.subject);
});

test('the keys x and e close the selected conversations together, and the key z reopens all of them', async () => {
  const { sent } = await openFirst();
  await userEvent.keyboard('x');
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Select Imran Ali, An app for our clinic' }),
  );
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await userEvent.keyboard('e');
  await waitFor(() => expect(toast()).toBe('2 conversations closedUndo'));
  await waitFor(() =>
    expect(sent('set_conversation_status')).toMatchObject([
      { conversation: conversation.id, status: 'closed', expected_version: 3 },
      { conversation: second.id, status: 'closed', expected_version: 3 },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('link', { name: /An app/ })).toBeNull());
  await userEvent.keyboard('z');
  expect(await screen.findByRole('link', { name: /An app/ })).toBeInTheDocument();
  expect(sent('set_conversation_status').slice(2)).toMatchObject([
    { conversation: conversation.id, status: 'open', expected_version: 4 },
    { conversation: second.id, status: 'open', expected_version: 4 },
  ]);
});

test('two quick clicks on the checkbox of a conversation select and deselect the conversation', async () => {
  await openFirst();
  const box = screen.getByRole('checkbox', { name: /An app/ });
  fireEvent.click(box);
  expect(box).toBeChecked();
  fireEvent.click(box);
  expect(box).not.toBeChecked();
});

test('closing the selected conversations skips a conversation that a colleague has changed', async () => {
  const answers = inboxOfThree();
  const { sent } = await open({
    ...answers,
    'POST /rest/v1/rpc/set_conversation_status': (call: BackendCall) =>
      Reflect.get(Object(call.body), 'conversation') === second.id
        ? refused(409, 'PT409')
        : answers['POST /rest/v1/rpc/set_conversation_status'](call),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /An app/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /A logo/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(toast()).toMatch(/^Not saved: 2 conversations closed/));
  expect(sent('set_conversation_status')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('link', { name: /A logo/ })).toBeNull());
  expect(screen.getByRole('link', { name: /An app/ })).toBeInTheDocument();
});

test('a closed conversation disappears from the inbox list before the backend has stored the change', async () => {
  await open({
    ...inboxOfThree(),
    'POST /rest/v1/rpc/set_conversation_status': () => new Promise<Response>(() => {}),
  });
  await screen.findByRole('link', { name: /A logo/ });
  await userEvent.keyboard('e');
  await heading(second.subject);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Rupa Barman/ })).toBeNull());
  await userEvent.keyboard('k');
  expect(document.activeElement).toHaveAccessibleName('Imran Ali, An app for our clinic');
});

test('after an Undo, the key z undoes the previous action', async () => {
  const { sent } = await openFirst();
  await userEvent.keyboard('e');
  await heading(second.subject);
  await screen.findByRole('textbox', { name: 'Your reply' });
  await userEvent.keyboard('!');
  await heading(third.subject);
  await userEvent.keyboard('z');
  await waitFor(() =>
    expect(toast()).toMatch(/^Undone: .+: Marked as spamUndo “Rupa Barman: Closed” too$/),
  );
  await userEvent.keyboard('z');
  await waitFor(() => expect(toast()).toMatch(/^Undone: Rupa Barman: Closed/));
  expect(
    sent('set_conversation_status').map((body) => Reflect.get(Object(body), 'status')),
  ).toEqual(['closed', 'spam', 'open', 'open']);
});

/** Opens the first conversation while the messages of the second one load, and returns a function that answers them. */
async function openWithSlowSecond() {
  const answers = inboxOfThree();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const opened = await open({
    ...answers,
    'GET /rest/v1/messages': async ({ path }: BackendCall) => {
      if (path.includes(`eq.${second.id}`)) await answered;
      return Response.json([message]);
    },
  });
  await screen.findByRole('link', { name: /A logo/ });
  return { ...opened, answer, answers };
}

const statusChanges = (sent: (name: string) => unknown[]) => sent('set_conversation_status');

test('a key pressed while the next conversation loads is applied to that conversation after it has loaded', async () => {
  const { sent, answer } = await openWithSlowSecond();
  await userEvent.keyboard('e');
  await heading('Conversation');
  await userEvent.keyboard('!!');
  expect(statusChanges(sent)).toMatchObject([{ conversation: conversation.id }]);
  answer();
  await heading(third.subject);
  expect(statusChanges(sent)).toMatchObject([
    { conversation: conversation.id, status: 'closed' },
    { conversation: second.id, status: 'spam', expected_version: 3 },
  ]);
});

test('a key pressed immediately after the key j is applied to the next conversation, not to the current conversation', async () => {
  const { sent } = await openFirst();
  await userEvent.keyboard('je');
  expect(statusChanges(sent)).toEqual([]);
  await heading(third.subject);
  expect(statusChanges(sent)).toMatchObject([{ conversation: second.id, status: 'closed' }]);
});

test('a key pressed while a conversation loads is not applied if the conversation has changed, and a toast says so', async () => {
  const { sent, answer, answers } = await openWithSlowSecond();
  await userEvent.keyboard('je');
  await heading('Conversation');
  answers['POST /rest/v1/rpc/snooze_conversation']({
    body: { conversation: second.id },
  } as BackendCall);
  await queryClient().refetchQueries({ queryKey: ['conversation', second.id], exact: true });
  answer();
  await heading(second.subject);
  await waitFor(() => expect(toast()).toMatch(/^Not applied: key e/));
  expect(statusChanges(sent)).toEqual([]);
});

test('a key pressed while a conversation loads is not applied if the user opens another one, and a toast says so', async () => {
  const { sent, answer } = await openWithSlowSecond();
  await userEvent.keyboard('je');
  await heading('Conversation');
  await userEvent.keyboard('j');
  await heading(third.subject);
  await waitFor(() => expect(toast()).toMatch(/^Not applied: key e/));
  answer();
  expect(statusChanges(sent)).toEqual([]);
});

test('text that is typed after the key r while the conversation loads appears in the reply box', async () => {
  const { sent, answer } = await openWithSlowSecond();
  await userEvent.keyboard('j');
  await heading('Conversation');
  await userEvent.keyboard('rHello!');
  answer();
  const field = await screen.findByRole('textbox', { name: 'Your reply' });
  await waitFor(() => expect(field).toHaveProperty('value', 'Hello!'));
  expect(field).toHaveFocus();
  expect(statusChanges(sent)).toEqual([]);
});

test('the Tab key reaches the inbox list once, and the arrow keys open rows and reach their checkboxes', async () => {
  await openFirst();
  const stops = () =>
    within(screen.getByRole('list', { name: 'Conversations' }))
      .getAllByRole('link')
      .concat(within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('checkbox'))
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([screen.getByRole('link', { name: /Rupa Barman, / })]);
  stops()[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Imran Ali, / })).toHaveFocus();
  expect(stops()).toEqual([screen.getByRole('link', { name: /Imran Ali, / })]);
  await heading(second.subject);
  screen.getByRole('link', { name: /Imran Ali, / }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('checkbox', { name: /Imran Ali/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: /Imran Ali/ })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: /Imran Ali, / })).toHaveFocus();
});

test('Ctrl + Enter sends no message while an input method composes a word', async () => {
  const { sent } = await openFirst();
  await userEvent.type(reply(), 'Yes.');
  fireEvent.keyDown(reply(), { key: 'Enter', ctrlKey: true, isComposing: true });
  expect(sent('send_reply')).toEqual([]);
  expect(reply()).toHaveValue('Yes.');
});

test('a selection in the list of closed conversations offers Reopen', async () => {
  const { sent } = await openFirst();
  await userEvent.keyboard('e');
  await heading(second.subject);
  leave();
  await openInbox(`/dashboard/inbox/${conversation.id}?state=closed`);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Rupa Barman/ }));
  await userEvent.click(
    screen.getByRole('group').querySelector('[aria-keyshortcuts="e"]') as Element,
  );
  await waitFor(() => expect(toast()).toBe('Rupa Barman: 1 conversation reopenedUndo'));
  await waitFor(() =>
    expect(sent('set_conversation_status').at(-1)).toMatchObject({ status: 'open' }),
  );
});

test('the key h opens the snooze menu, snoozing opens the next conversation, and Undo reopens the snoozed conversation', async () => {
  const { sent } = await openFirst();
  await userEvent.keyboard('h');
  await userEvent.click(screen.getByRole('button', { name: 'Until tomorrow, 9:00' }));
  await heading(second.subject);
  expect(sent('snooze_conversation')).toEqual([
    {
      conversation: conversation.id,
      until: getSnoozeEndTime('tomorrow').toISOString(),
      expected_version: 3,
    },
  ]);
  expect(toast()).toMatch(/^Rupa Barman: Snoozed until .+Undo$/);
  await userEvent.keyboard('z');
  await heading(conversation.subject);
  expect(sent('set_conversation_status')).toMatchObject([{ status: 'open', expected_version: 4 }]);
});

test('the snooze menu takes the focus when it opens, and the Escape key closes it and returns the focus to its button', async () => {
  await openFirst();
  const first = { name: 'Until tomorrow, 9:00' };
  await userEvent.keyboard('h');
  expect(screen.getByRole('button', first)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', first)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Snooze' })).toHaveFocus();
});

test('the shortcut list of the inbox includes the shortcuts of the whole portal', async () => {
  await openFirst();
  await userEvent.keyboard('?');
  const keys = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(keys).toEqual(expect.arrayContaining(['c', 'Ctrl K', '?']));
});

test('a conversation is snoozed until 9:00 on a chosen day, and today is refused', async () => {
  const { sent } = await openFirst();
  await userEvent.keyboard('h');
  const day = screen.getByLabelText('Another day');
  const submit = () =>
    userEvent.click(screen.getByRole('button', { name: 'Snooze until this day' }));
  fireEvent.change(day, { target: { value: getLocalToday() } });
  await submit();
  expect(screen.getByText('Choose a day after today, within a year.')).toBeInTheDocument();
  expect(sent('snooze_conversation')).toEqual([]);
  const chosen = addDays(getLocalToday(), 20);
  fireEvent.change(day, { target: { value: chosen } });
  await submit();
  await heading(second.subject);
  expect(sent('snooze_conversation')).toMatchObject([
    { until: new Date(`${chosen}T09:00:00`).toISOString() },
  ]);
});

test('getSnoozeEndTime returns 9:00 on the chosen day, and on a Monday the option “monday” means the next Monday', () => {
  const parts = (date: Date) => [
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
  ];
  expect(parts(getSnoozeEndTime('tomorrow', '2026-11-30'))).toEqual([2026, 12, 1, 9]);
  expect(parts(getSnoozeEndTime('monday', '2026-11-30'))).toEqual([2026, 12, 7, 9]);
  expect(parts(getSnoozeEndTime('week', '2026-11-26'))).toEqual([2026, 12, 3, 9]);
});
