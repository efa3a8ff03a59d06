import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Message } from '../../api/conversations.ts';
import type { StoredFile } from '../../api/files.ts';
import { queryClient } from '../../api/query-client.ts';
import { conversation, inboxAnswers, message, refused } from '../../testing/inbox-answers.ts';
import {
  inboxOf,
  open,
  press,
  reply,
  toast,
  useCleanPage,
} from '../../testing/open-conversation.tsx';
import { storedFile } from '../../testing/stub-uploads.ts';

useCleanPage();

const sentReply: Message = {
  ...message,
  id: 'r1',
  number: 2,
  kind: 'staff',
  author_name: 'Local Team Member',
  body: 'From ₹40,000.',
  delivery: 'queued',
};
const sentNote: Message = {
  ...sentReply,
  id: 'n1',
  kind: 'note',
  internal: true,
  delivery: 'none',
};
const attached: StoredFile = {
  ...storedFile,
  project_id: null,
  conversation_id: conversation.id,
  name: 'design.pdf',
};

/** Simulates a backend that stores and undoes one message. */
function answersOf(stored: Message = sentReply) {
  const inbox = inboxOf();
  let version = conversation.version;
  const change = (thread: readonly Message[]) => {
    version += 1;
    inbox.thread = thread.map((row) => ({ ...row, conversation: { version } }));
    inbox.conversations = [{ ...conversation, version }];
  };
  const store = () => {
    change([message, stored]);
    return Response.json(stored);
  };
  return {
    ...inboxAnswers(inbox),
    'GET /rest/v1/files': ({ path }: { readonly path: string }) =>
      Response.json(
        path.includes('message_id=is.null') && inbox.thread.length === 1 ? [attached] : [],
      ),
    'POST /rest/v1/rpc/send_reply': store,
    'POST /rest/v1/rpc/add_note': store,
    'POST /rest/v1/rpc/undo_message': () => {
      change([message]);
      return Response.json(inbox.conversations[0]);
    },
  };
}

const thread = () => within(screen.getByRole('list', { name: 'Messages' }));

async function sendReply() {
  await userEvent.type(reply(), 'From ₹40,000.');
  await press('Reply');
  await waitFor(() => expect(toast()).toBe('SentUndo'));
}

test('Undo removes a sent reply from the conversation, and its text and files are in the reply box again', async () => {
  const { sent } = await open(answersOf());
  await screen.findByRole('list', { name: 'Attached files' });
  await sendReply();
  expect(thread().getByText('Sending…')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument(),
  );
  await press('Undo');
  await waitFor(() => expect(reply()).toHaveValue('From ₹40,000.'));
  expect(thread().queryByText('From ₹40,000.')).not.toBeInTheDocument();
  expect(screen.queryByText(/just replied/)).not.toBeInTheDocument();
  const files = within(await screen.findByRole('list', { name: 'Attached files' }));
  expect(files.getByText('design.pdf')).toBeInTheDocument();
  await press('Reply');
  await waitFor(() => expect(sent('send_reply')).toHaveLength(2));
  const [first, second] = sent('send_reply').map(Object);
  expect(second).toMatchObject({ body: 'From ₹40,000.', expected_version: 5, files: first.files });
  expect(second.key).not.toBe(first.key);
  await waitFor(() => expect(toast()).toBe('SentUndo'));
  await press('Undo');
  await waitFor(() => expect(reply()).toHaveValue('From ₹40,000.'));
  expect(await screen.findByRole('list', { name: 'Attached files' })).toBeInTheDocument();
});

test('if the response to Undo is lost, the toast offers Undo again, which restores the text', async () => {
  const answers = answersOf();
  let isLost = true;
  const { sent } = await open({
    ...answers,
    'POST /rest/v1/rpc/undo_message': () => {
      const response = answers['POST /rest/v1/rpc/undo_message']();
      return isLost ? refused(503, 'PGRST000') : response;
    },
  });
  await sendReply();
  await press('Undo');
  const problem = 'Couldn’t undo: SentCheck your connection and try again. Undo';
  await waitFor(() => expect(toast()).toBe(problem));
  isLost = false;
  await press('Undo');
  await waitFor(() => expect(reply()).toHaveValue('From ₹40,000.'));
  expect(sent('undo_message')).toHaveLength(2);
});

test('Undo puts the sent text before the text that the user has typed since, and both survive a reload', async () => {
  await open(answersOf());
  await sendReply();
  await userEvent.type(reply(), 'By Friday.');
  await press('Undo');
  await waitFor(() => expect(reply()).toHaveValue('From ₹40,000.\n\nBy Friday.'));
  expect(JSON.stringify({ ...sessionStorage })).toContain('By Friday.');
});

test('an undone note returns to the Note tab, even if the user has selected the Reply tab', async () => {
  const { sent } = await open(answersOf(sentNote));
  await userEvent.keyboard('n');
  await userEvent.keyboard('They never pay.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(toast()).toBe('Note addedUndo'));
  await userEvent.click(screen.getByRole('tab', { name: 'Reply' }));
  await press('Undo');
  const note = await screen.findByRole('textbox', { name: 'Your note' });
  expect(note).toHaveValue('They never pay.');
  expect(sent('undo_message')).toMatchObject([{ message: sentNote.id, expected_version: 4 }]);
});

test.each([
  ['sent', 'It’s too late. Your reply has been sent.'],
  ['read', 'The client has already read your reply.'],
  ['changed', 'The conversation has changed since your reply.'],
])(
  'if the backend refuses Undo with the reason “%s”, a toast gives the reason and the reply stays',
  async (details, reason) => {
    await open({
      ...answersOf(),
      'POST /rest/v1/rpc/undo_message': () =>
        Response.json({ code: 'PT409', message: 'Refused', details, hint: null }, { status: 409 }),
    });
    await sendReply();
    await press('Undo');
    await waitFor(() => expect(toast()).toBe(`Couldn’t undo: Sent${reason}`));
    expect(thread().getByText('From ₹40,000.')).toBeInTheDocument();
    expect(reply()).toHaveValue('');
  },
);

test('a reply that a colleague has undone disappears from an open conversation', async () => {
  const inbox = inboxOf([message, sentReply]);
  await open(inboxAnswers(inbox));
  expect(thread().getByText('From ₹40,000.')).toBeInTheDocument();
  inbox.thread = [message];
  await queryClient().invalidateQueries({ queryKey: ['conversation', conversation.id] });
  await waitFor(() => expect(thread().queryByText('From ₹40,000.')).not.toBeInTheDocument());
});
