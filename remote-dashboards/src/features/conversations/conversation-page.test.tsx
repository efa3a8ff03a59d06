import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { expect, test, vi } from 'vitest';
import { getNextPresenceReportDelay, type Message } from '../../api/conversations.ts';
import { queryClient } from '../../api/query-client.ts';
import { conversation, inboxAnswers, message, refused } from '../../testing/inbox-answers.ts';
import {
  inboxOf,
  leave,
  open,
  openInbox,
  press,
  reply,
  toast,
  useCleanPage,
} from '../../testing/open-conversation.tsx';
import { watchSavedFiles } from '../../testing/watch-saved-files.ts';

useCleanPage();

const staffMessage: Message = {
  ...message,
  id: '6a1f0000-0000-4000-8000-0000000000a2',
  number: 2,
  kind: 'staff',
  author_name: 'Local Team Lead',
  body: 'We call today.',
  delivery: 'queued',
};

/** Returns a response that waits until the test releases it, so that the test can click in the meantime. */
function answeredLater() {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}

test('§10.11 the conversation page shows messages, the sender and the delivery state of replies', async () => {
  await open(inboxAnswers(inboxOf([message, staffMessage])));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(conversation.subject);
  const thread = within(screen.getByRole('list', { name: 'Messages' }));
  expect(thread.getByText(/We need a new website\.\s*Can you call\?/)).toBeInTheDocument();
  expect(thread.getByText('Sending…')).toBeInTheDocument();
  const from = within(screen.getByRole('region', { name: 'About the sender' }));
  expect(from.getByRole('link')).toHaveAttribute('href', 'mailto:rupa%2Bschool@example.com');
});

test('§10.6 the conversation page shows HTML code in a message as plain text', async () => {
  const body = '<img src=x onerror=alert(1)> =1+1 \u202eabc 🌊 https://torsa.example/?a=1.';
  await open(inboxAnswers(inboxOf([{ ...message, body }])));
  const thread = screen.getByRole('list', { name: 'Messages' });
  expect(thread.textContent).toContain(body);
  expect(thread.querySelector('img')).toBeNull();
  expect(within(thread).getByRole('link')).toHaveAttribute('href', 'https://torsa.example/?a=1');
});

test('the downloaded bytes of an attachment have no MIME type', async () => {
  const files = watchSavedFiles();
  const attachments = [{ id: 'f1', number: 1, name: 'page.html', size: 300_000 }];
  const { sent } = await open({
    ...inboxAnswers(inboxOf([{ ...message, attachments }])),
    'POST /rest/v1/rpc/attachment_content': () => Response.json(btoa('<script>')),
  });
  await press('Download page.html, 300 kB');
  await waitFor(() => expect(files).toEqual(['<script>']));
  expect(sent('attachment_content')).toEqual([{ id: 'f1' }]);
  const [[file]] = vi.mocked(URL.createObjectURL).mock.calls as [[Blob]];
  expect(file.type).toBe('application/octet-stream');
  vi.restoreAllMocks();
});

test('the conversation page shows an error beside the download button of an attachment that cannot be loaded', async () => {
  const attachments = [{ id: 'f1', number: 1, name: 'brief.pdf', size: 10 }];
  await open({
    ...inboxAnswers(inboxOf([{ ...message, attachments }])),
    'POST /rest/v1/rpc/attachment_content': () => refused(403, '42501'),
  });
  await press('Download brief.pdf, 10 bytes');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn’t load/);
});

test.each([
  ['Sending… · Seen 11:05 am', 'after the reply', 'c1', '2026-11-22T11:05:00'],
  ['Sending…', 'before the reply', 'c1', '2026-11-22T10:00:00'],
  ['Sending…', 'never, because the sender has no account', null, '2026-11-22T11:05:00'],
])(
  'staff see “%s” below their last reply if the client opened the conversation %s',
  async (shown, _, client_id, readAt) => {
    const reply = { ...staffMessage, created_at: new Date('2026-11-22T10:30:00').toISOString() };
    const { sent } = await open({
      ...inboxAnswers({
        conversations: [{ ...conversation, client_id }],
        thread: [message, reply],
      }),
      'POST /rest/v1/rpc/client_read_at': () => Response.json(new Date(readAt).toISOString()),
    });
    const line = (await screen.findByText(/^Sending…/)) as HTMLElement;
    await waitFor(() => expect(line.textContent).toBe(shown));
    expect(sent('client_read_at')).toHaveLength(client_id ? 1 : 0);
  },
);

test('staff see the quoted text of an email, its different sender address, and the reason of a failed delivery', async () => {
  const other = { ...message, has_quotation: true, sender_address: 'ada@work.example' };
  const problem = '550 5.1.1 User unknown';
  const failed: Message = { ...staffMessage, delivery: 'failed', delivery_problem: problem };
  const asked: string[] = [];
  await open({
    ...inboxAnswers(inboxOf([other, failed])),
    'GET /rest/v1/message_quotations': () => {
      asked.push('quotation');
      return Response.json([{ body: '> We call today.' }]);
    },
  });
  const thread = within(screen.getByRole('list', { name: 'Messages' }));
  expect(thread.getByText(/from ada@work\.example/)).toBeInTheDocument();
  expect(thread.getByText(`Couldn’t deliver: ${problem}`)).toBeInTheDocument();
  expect(asked).toEqual([]);
  await userEvent.click(thread.getByText('Show quoted text'));
  expect(await thread.findByText('> We call today.')).toBeInTheDocument();
});

test('typing and refetches do not search a message for links again', async () => {
  const url = 'https://torsa.example/plan';
  const inbox = inboxOf([{ ...message, body: url }]);
  await open(inboxAnswers(inbox));
  const parsed = vi.spyOn(URL, 'canParse');
  const timesParsed = () => parsed.mock.calls.filter(([text]) => text === url).length;
  await userEvent.type(reply(), 'Yes.');
  inbox.thread = [...inbox.thread, staffMessage];
  await queryClient().refetchQueries();
  await screen.findByText('We call today.');
  expect(timesParsed()).toBe(0);
  parsed.mockRestore();
});

test('§10.48 the conversation page shows the sender and the page whose contact form was used', async () => {
  await open(inboxAnswers(inboxOf()));
  expect(screen.getByRole('link', { name: conversation.email })).toBeInTheDocument();
  expect(screen.getByText('Sent from the page Website Build')).toBeInTheDocument();
});

test('the conversation page shows the path of the page where a message was written if that page has no name', async () => {
  const written = { ...conversation, source_page: '/offers/puja' };
  await open(inboxAnswers({ conversations: [written], thread: [message] }));
  expect(screen.getByText('Sent from the page /offers/puja')).toBeInTheDocument();
});

test("§10.3 the conversation page shows the sender's account and the typed email address separately", async () => {
  const writer = { name: 'Mallory', email: 'mallory@example.com' };
  await open({
    ...inboxAnswers(inboxOf()),
    'GET /rest/v1/conversation_writers': () => Response.json([writer]),
  });
  expect(
    await screen.findByText('Sent by the logged-in account Mallory, mallory@example.com.'),
  ).toBeInTheDocument();
  expect(
    screen.getByText(`The reply address ${conversation.email} is not confirmed for that account.`),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Client/)).not.toBeInTheDocument();
});

test.each([
  ['of a client', 'c1', /^Client\. This email address is confirmed/, 'client_id=eq.c1'],
  ['of a visitor', null, /not logged in/, `email=eq.rupa%2Bschool%40example.com&client_id=is.null`],
])(
  'the list of other conversations %s never mixes confirmed and typed email addresses',
  async (_, client_id, label, filter) => {
    const inbox = inboxOf();
    inbox.conversations = [{ ...conversation, client_id }];
    const paths: string[] = [];
    await open({
      ...inboxAnswers(inbox),
      'GET /rest/v1/conversations': ({ path }) => {
        paths.push(path);
        return Response.json(inbox.conversations);
      },
    });
    expect(await screen.findByText(label)).toBeInTheDocument();
    await waitFor(() => expect(paths.filter((path) => path.includes(filter))).toHaveLength(1));
  },
);

test('a sent reply appears once in the conversation after the backend has stored the reply, and the form becomes empty', async () => {
  const inbox = inboxOf();
  const { sent } = await open({
    ...inboxAnswers(inbox),
    'POST /rest/v1/rpc/send_reply': () => {
      inbox.thread = [message, { ...staffMessage, body: 'Yes.', author_name: 'Local Team Member' }];
      return Response.json(inbox.thread[1]);
    },
  });
  await userEvent.type(reply(), 'Yes.');
  await press('Reply');
  const thread = screen.getByRole('list', { name: 'Messages' });
  expect(await within(thread).findByText('Yes.')).toBeInTheDocument();
  expect(sent('send_reply')).toMatchObject([
    { conversation: conversation.id, body: 'Yes.', expected_version: 3 },
  ]);
  expect(toast()).toBe('SentUndo');
  expect(reply()).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

test('the reply box keeps a reply whose request was lost, and a retry sends the same idempotency key', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/send_reply': () => refused(503, 'PGRST000'),
  });
  await userEvent.type(reply(), 'Yes.');
  await press('Reply');
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is safe');
  expect(reply()).toHaveProperty('value', 'Yes.');
  expect(toast()).not.toContain('Not sent');
  await press('Reply');
  await waitFor(() => expect(sent('send_reply')).toHaveLength(2));
  const keys = sent('send_reply').map((body) => Reflect.get(Object(body), 'key'));
  expect(new Set(keys).size).toBe(1);
});

test('§10.10 a reply that fails after its author has left the page shows a toast and stays in the reply box', async () => {
  const { answer, answered } = answeredLater();
  await open({ ...inboxAnswers(inboxOf()), 'POST /rest/v1/rpc/send_reply': () => answered });
  await userEvent.type(reply(), 'Yes.');
  await press('Reply');
  await userEvent.click(screen.getByRole('link', { name: 'All conversations' }));
  await screen.findByText('Another page');
  answer(refused(409, 'PT409'));
  await waitFor(() => expect(toast()).toContain(`Not sent: ${conversation.subject}`));
  leave();
  await open(inboxAnswers(inboxOf()));
  expect(reply()).toHaveProperty('value', 'Yes.');
});

test("§10.5 the reply box warns about a colleague's newer reply before the user sends a reply", async () => {
  const inbox = inboxOf();
  const { sent } = await open({
    ...inboxAnswers(inbox),
    'POST /rest/v1/rpc/send_reply': () => {
      if (inbox.thread.length > 1) return Response.json(staffMessage);
      inbox.thread = [message, staffMessage];
      inbox.conversations = [{ ...conversation, version: 4 }];
      return refused(409, 'PT409');
    },
  });
  await userEvent.type(reply(), 'Yes.');
  await press('Reply');
  expect(await screen.findByText(/Local Team Lead just replied/)).toBeInTheDocument();
  expect(reply()).toHaveProperty('value', 'Yes.');
  await press('Reply');
  await waitFor(() => expect(sent('send_reply')).toHaveLength(2));
  expect(sent('send_reply')).toMatchObject([{ expected_version: 3 }, { expected_version: 4 }]);
});

test.each([4, 2])(
  'a reply sends version %i of the shown messages, not the version of the separately loaded conversation',
  async (version) => {
    const answer = { ...staffMessage, conversation: { version } };
    const { sent } = await open({
      ...inboxAnswers(inboxOf([message, answer])),
      'POST /rest/v1/rpc/send_reply': () => Response.json({ ...staffMessage, number: 3 }),
    });
    await userEvent.type(reply(), 'Yes.');
    await press('Reply');
    await waitFor(() => expect(sent('send_reply')).toMatchObject([{ expected_version: version }]));
  },
);

test("a reply after the user's own change of the conversation sends the new version of the conversation", async () => {
  const { answer, answered } = answeredLater();
  let isClosed = false;
  let isReadAgain = false;
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/set_conversation_status': () => {
      isClosed = true;
      return Response.json({ version: 4 });
    },
    'GET /rest/v1/messages': () => {
      isReadAgain = isClosed;
      return isClosed ? answered : Response.json([{ ...message, conversation: { version: 3 } }]);
    },
    'POST /rest/v1/rpc/send_reply': () => Response.json(staffMessage),
  });
  await press('Close conversation');
  await waitFor(() => expect(isReadAgain).toBe(true));
  await userEvent.type(reply(), 'Yes.');
  await press('Reply');
  await waitFor(() => expect(sent('send_reply')).toMatchObject([{ expected_version: 4 }]));
  answer(Response.json([message]));
});

test("§10.9 a reply waits for the user's pending assignment, and then sends the version after the assignment", async () => {
  const inbox = inboxOf();
  const { answer, answered } = answeredLater();
  const { sent } = await open({
    ...inboxAnswers(inbox),
    'POST /rest/v1/rpc/assign_conversation': () => answered,
    'POST /rest/v1/rpc/send_reply': () => Response.json(staffMessage),
    'POST /rest/v1/rpc/set_conversation_status': () => Response.json({ version: 6 }),
  });
  await userEvent.type(reply(), 'Yes.');
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await press('Reply');
  await press('Close conversation');
  await screen.findByRole('button', { name: 'Reopen' });
  expect(sent('send_reply')).toEqual([]);
  answer(Response.json({ version: 4 }));
  await waitFor(() =>
    expect(sent('set_conversation_status')).toMatchObject([{ expected_version: 5 }]),
  );
  expect(sent('send_reply')).toMatchObject([{ expected_version: 4 }]);
});

test("the reply box warns about a colleague's change that happened during the user's own change", async () => {
  const inbox = inboxOf();
  const { answer, answered } = answeredLater();
  const { sent } = await open({
    ...inboxAnswers(inbox),
    'POST /rest/v1/rpc/assign_conversation': () => answered,
    'POST /rest/v1/rpc/send_reply': () => refused(409, 'PT409'),
  });
  await userEvent.type(reply(), 'Yes.');
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await press('Reply');
  inbox.conversations = [{ ...conversation, version: 4 }];
  answer(refused(409, 'PT409'));
  await waitFor(() => expect(sent('send_reply')).toMatchObject([{ expected_version: 3 }]));
  expect(reply()).toHaveProperty('value', 'Yes.');
});

test('the reply box shows the unsent text after a page reload', async () => {
  await open(inboxAnswers(inboxOf()));
  await userEvent.type(reply(), 'Half a sen');
  leave();
  document.body.replaceChildren();
  await open(inboxAnswers(inboxOf()));
  expect(reply()).toHaveProperty('value', 'Half a sen');
});

test('an internal note is stored as internal, and no email is sent', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/add_note': () => Response.json({ ...message, kind: 'note', internal: true }),
  });
  await userEvent.click(screen.getByRole('tab', { name: /^Note/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'A school of 300.');
  await press('Add note');
  await waitFor(() => expect(toast()).toBe('Note addedUndo'));
  expect(sent('add_note')).toMatchObject([{ body: 'A school of 300.' }]);
  expect(sent('send_reply')).toEqual([]);
});

test('the reply box does not send an empty reply', async () => {
  const { sent } = await open(inboxAnswers(inboxOf()));
  await press('Reply');
  expect(reply()).toHaveAttribute('aria-invalid', 'true');
  expect(sent('send_reply')).toEqual([]);
});

test('the conversation page shows which colleague is writing', async () => {
  await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/touch_presence': () =>
      Response.json([{ name: 'Local Team Lead', writing: true, seconds_left: 180 }]),
  });
  expect(await screen.findByText('Local Team Lead is writing a reply.')).toBeInTheDocument();
});

test.each([
  { others: [], seconds: 150 },
  { others: [{ seconds_left: 130 }], seconds: 131 },
  { others: [{ seconds_left: 140 }, { seconds_left: 30 }], seconds: 120 },
])(
  'the next presence report is due when a presence ends, after two minutes at the earliest: %j',
  ({ others, seconds }) => {
    expect(getNextPresenceReportDelay(others)).toBe(seconds * 1000);
  },
);

test('a closed browser reports that the user has left the conversation, in a request that outlives the page', async () => {
  const { sent } = await open(inboxAnswers(inboxOf()));
  await waitFor(() => expect(reply()).toBeInTheDocument());
  const requests = vi.spyOn(globalThis, 'fetch');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() =>
    expect(sent('leave_conversation')).toEqual([{ conversation: conversation.id }]),
  );
  const [, leaving] =
    requests.mock.calls.find(([url]) => String(url).includes('leave_conversation')) ?? [];
  expect(leaving).toMatchObject({ keepalive: true });
});

test('the page of a conversation that does not exist shows a message', async () => {
  stubBackend(inboxAnswers({ conversations: [], thread: [] }));
  await openInbox(`/dashboard/inbox/${conversation.id}`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We can’t find this conversation.');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'All conversations' })).toHaveLength(2);
  expect(main.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('§10.10 text that the user types during the sending of a reply remains in the form as the next reply', async () => {
  const inbox = inboxOf();
  const { answer, answered } = answeredLater();
  await open({ ...inboxAnswers(inbox), 'POST /rest/v1/rpc/send_reply': () => answered });
  await userEvent.type(reply(), 'Yes.');
  await press('Reply');
  await screen.findByRole('button', { name: 'Sending…' });
  await userEvent.type(reply(), ' And more.');
  inbox.thread = [message, { ...staffMessage, body: 'Yes.' }];
  answer(Response.json(inbox.thread[1]));
  expect(
    await within(screen.getByRole('list', { name: 'Messages' })).findByText('Yes.'),
  ).toBeInTheDocument();
  expect(reply()).toHaveProperty('value', 'Yes. And more.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  leave();
  await open(inboxAnswers(inbox));
  expect(reply()).toHaveProperty('value', 'Yes. And more.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
