import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { expect, test, vi } from 'vitest';
import type { Message } from '../../api/conversations.ts';
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

/** A response that waits until the test releases it, so that the test can click something in the meantime. */
function answeredLater() {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}

test('the thread, who it is from, and what became of a reply', async () => {
  await open(inboxAnswers(inboxOf([message, staffMessage])));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(conversation.subject);
  const thread = within(screen.getByRole('list', { name: 'Messages' }));
  expect(thread.getByText(/We need a new website\.\s*Can you call\?/)).toBeInTheDocument();
  expect(thread.getByText('Queued')).toBeInTheDocument();
  const from = within(screen.getByRole('region', { name: 'From' }));
  expect(from.getByRole('link')).toHaveAttribute('href', 'mailto:rupa%2Bschool@example.com');
});

test('what somebody typed is text, whatever it looks like', async () => {
  const body = '<img src=x onerror=alert(1)> =1+1 \u202eabc 🌊 https://torsa.example/?a=1.';
  await open(inboxAnswers(inboxOf([{ ...message, body }])));
  const thread = screen.getByRole('list', { name: 'Messages' });
  expect(thread.textContent).toContain(body);
  expect(thread.querySelector('img')).toBeNull();
  expect(within(thread).getByRole('link')).toHaveAttribute('href', 'https://torsa.example/?a=1');
});

test('a file of a message is saved as bytes without a type', async () => {
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

test('a file that cannot be loaded is said so beside its button', async () => {
  const attachments = [{ id: 'f1', number: 1, name: 'brief.pdf', size: 10 }];
  await open({
    ...inboxAnswers(inboxOf([{ ...message, attachments }])),
    'POST /rest/v1/rpc/attachment_content': () => refused(403, '42501'),
  });
  await press('Download brief.pdf, 10 byte');
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
});

test('staff open the quoted text of an email, and see another address and why a reply failed', async () => {
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
  expect(thread.getByText(`Not delivered: ${problem}`)).toBeInTheDocument();
  expect(asked).toEqual([]);
  await userEvent.click(thread.getByText('Show quoted text'));
  expect(await thread.findByText('> We call today.')).toBeInTheDocument();
});

test('the links of a message are found once, whatever is typed or read again', async () => {
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

test('§10.48 who wrote, and from which page they came', async () => {
  await open(inboxAnswers(inboxOf()));
  expect(screen.getByRole('link', { name: conversation.email })).toBeInTheDocument();
  expect(screen.getByText('Came from /services/website-build')).toBeInTheDocument();
});

test('§10.3 staff see separately which account wrote and which address it gives', async () => {
  const writer = { name: 'Mallory', email: 'mallory@example.com' };
  await open({
    ...inboxAnswers(inboxOf()),
    'GET /rest/v1/conversation_writers': () => Response.json([writer]),
  });
  expect(
    await screen.findByText('Written while logged in as Mallory, mallory@example.com.'),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      `Gives the address ${conversation.email}, which that account has not confirmed.`,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Client/)).not.toBeInTheDocument();
});

test.each([
  ['of a client', 'c1', /^Client\. The account has confirmed/, 'client_id=eq.c1'],
  ['of a visitor', null, /not logged in/, `email=eq.rupa%2Bschool%40example.com&client_id=is.null`],
])(
  'other conversations %s never mix confirmed and typed addresses',
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

test('a reply is shown when it has arrived, once, and the box is empty then', async () => {
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
  expect(screen.getByText('Your reply is on its way.')).toHaveAttribute('role', 'status');
  expect(reply()).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

test('a reply that is lost is kept, and goes again under the same key', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/send_reply': () => refused(503, 'PGRST000'),
  });
  await userEvent.type(reply(), 'Yes.');
  await press('Reply');
  expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is kept');
  expect(reply()).toHaveProperty('value', 'Yes.');
  expect(toast()).toBe('');
  await press('Reply');
  await waitFor(() => expect(sent('send_reply')).toHaveLength(2));
  const keys = sent('send_reply').map((body) => Reflect.get(Object(body), 'key'));
  expect(new Set(keys).size).toBe(1);
});

test('§10.10 a reply that fails after its writer went on is told of, with its conversation, and kept there', async () => {
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

test("somebody else's reply is said before one's own is sent, which then goes with what was read", async () => {
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
  expect(await screen.findByText(/Local Team Lead answered meanwhile/)).toBeInTheDocument();
  expect(reply()).toHaveProperty('value', 'Yes.');
  await press('Reply');
  await waitFor(() => expect(sent('send_reply')).toHaveLength(2));
  expect(sent('send_reply')).toMatchObject([{ expected_version: 3 }, { expected_version: 4 }]);
});

test.each([4, 2])(
  'a reply expects version %i, which the shown messages have, although the conversation was read apart',
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

test("a reply after one's own change expects the version that the change made", async () => {
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

test("§10.9 a reply that is sent while one's own assignment is under way goes after it, with the version that it made", async () => {
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

test("what somebody else changed while one's own was under way is told before a reply goes", async () => {
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

test('what was typed is there again after a reload', async () => {
  await open(inboxAnswers(inboxOf()));
  await userEvent.type(reply(), 'Half a sen');
  leave();
  document.body.replaceChildren();
  await open(inboxAnswers(inboxOf()));
  expect(reply()).toHaveProperty('value', 'Half a sen');
});

test('a note goes to colleagues and not by mail', async () => {
  const { sent } = await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/add_note': () => Response.json({ ...message, kind: 'note', internal: true }),
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /internal note/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'A school of 300.');
  await press('Add note');
  expect(await screen.findByText('Your note is kept.')).toBeInTheDocument();
  expect(sent('add_note')).toMatchObject([{ body: 'A school of 300.' }]);
  expect(sent('send_reply')).toEqual([]);
});

test('nothing is not sent', async () => {
  const { sent } = await open(inboxAnswers(inboxOf()));
  await press('Reply');
  expect(reply()).toHaveAttribute('aria-invalid', 'true');
  expect(sent('send_reply')).toEqual([]);
});

test('who else writes here is said', async () => {
  await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/touch_presence': () =>
      Response.json([{ name: 'Local Team Lead', writing: true }]),
  });
  expect(await screen.findByText('Local Team Lead is writing here.')).toBeInTheDocument();
});

test('a conversation that is not there says so', async () => {
  stubBackend(inboxAnswers({ conversations: [], thread: [] }));
  await openInbox(`/dashboard/inbox/${conversation.id}`);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'There is nothing here any more.',
  );
});

test('§10.10 what is typed while a reply is under way stays, and is not taken to be answered by it', async () => {
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
