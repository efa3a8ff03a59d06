import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ask,
  empty,
  mails,
  opened,
  startMailServer,
  stopMailServer,
  useOutbox,
} from './testing/use-outbox.ts';

useOutbox();

const LEADER = '00000000-0000-4000-8000-000000000002';
const MEMBER = '00000000-0000-4000-8000-000000000003';
const CLIENT = '00000000-0000-4000-8000-000000000004';
const CLIENT_ADDRESS = 'client@torsa.example';

beforeAll(async () => {
  await ask(
    `insert into auth.sessions (id, user_id, created_at, updated_at)
      select id, id, now(), now() from unnest($1::uuid[]) as id`,
    [LEADER, CLIENT],
  );
});

beforeEach(async () => {
  await ask('delete from public.profiles');
  await ask('delete from private.reads');
});

/** Calls a function in the session of an account. */
const as = <Row>(account: string, call: string, ...values: unknown[]) =>
  ask<Row>(
    `select r.* from set_config('request.jwt.claims', '{"sub": "${account}", "session_id": "${account}"}', true) as claims,
      set_config('request.jwt.claim.sub', '${account}', true) as sub, lateral ${call} as r`,
    ...values,
  );

interface Conversation {
  readonly version: number;
  readonly status: string;
  readonly assignee: string | null;
}

/** Reads a conversation without its version, which an undone reply does not restore. */
async function stateOf(id: string) {
  const [row] = await ask<Conversation>('select * from public.conversations where id = $1', id);
  if (!row) throw new Error('The conversation does not exist.');
  const { version, ...state } = row;
  return state;
}

const versionOf = async (id: string) =>
  (await ask<Conversation>('select version from public.conversations where id = $1', id))[0]
    ?.version ?? 0;

const bodies = async (id: string) =>
  (
    await ask<{ body: string }>(
      'select body from public.messages where conversation_id = $1 order by number',
      id,
    )
  ).map(({ body }) => body);

/** Sends a reply that can be undone, as the team member. */
async function sendReply(conversation: string, files: readonly string[] = [], body = 'Dear Ada') {
  const [sent] = await as<{ id: string }>(
    MEMBER,
    'public.send_reply($1, $2, $3, $4, $5, true)',
    ...[conversation, body, await versionOf(conversation), randomUUID(), files],
  );
  return { conversation, message: sent?.id ?? '', version: await versionOf(conversation) };
}

const addNote = async (account: string, conversation: string, body: string) =>
  (
    await as<{ id: string }>(
      account,
      'public.add_note($1, $2, $3)',
      conversation,
      body,
      randomUUID(),
    )
  )[0]?.id ?? '';

const setStatus = async (conversation: string, status: string) =>
  await as(
    MEMBER,
    'public.set_conversation_status($1, $2::public.conversation_status, $3)',
    ...[conversation, status, await versionOf(conversation)],
  );

const snooze = async (conversation: string) =>
  await as(
    MEMBER,
    `public.snooze_conversation($1, now() + interval '1 day', $2)`,
    ...[conversation, await versionOf(conversation)],
  );

const assign = async (conversation: string, staff: string) =>
  await as(
    MEMBER,
    'public.assign_conversation($1, $2, $3)',
    ...[conversation, await versionOf(conversation), staff],
  );

interface Sent {
  readonly conversation: string;
  readonly message: string;
  readonly version: number;
}

const undo = ({ conversation, message, version }: Sent, account = MEMBER) =>
  as<Conversation>(account, 'public.undo_message($1, $2, $3)', conversation, message, version);

const passSeconds = (seconds: number) =>
  ask(
    `update private.outbox set send_after = send_after - $1::integer * interval '1 second'`,
    seconds,
  );

/** Opens a conversation of the client in the portal. */
async function openedByClient(): Promise<string> {
  const id = await opened({ email: CLIENT_ADDRESS });
  await ask('update public.conversations set client_id = $2 where id = $1', id, CLIENT);
  return id;
}

test('the email of a reply that can be undone waits eight seconds, and is then sent once', async () => {
  await sendReply(await opened());
  expect(await empty()).toBe(0);
  await passSeconds(8);
  expect(await empty()).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('an undone reply sends no email, and its text is not found by the search', async () => {
  const sent = await sendReply(await opened());
  const [undone] = await undo(sent);
  expect(undone).toMatchObject({ status: 'open', version: sent.version + 1 });
  await passSeconds(60);
  expect(await empty()).toBe(0);
  expect(await mails()).toEqual([]);
  expect(await bodies(sent.conversation)).toEqual(['Hi']);
  expect(await ask('select * from private.outbox')).toEqual([]);
  const found = await ask(
    `select id from public.conversations where search @@ private.search_query('dear')`,
  );
  expect(found).toEqual([]);
});

test('only the revised reply is sent if the author has undone the first one', async () => {
  const id = await opened();
  await undo(await sendReply(id));
  await sendReply(id, [], 'Dear Ada Lovelace');
  await passSeconds(8);
  expect(await empty()).toBe(1);
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('Dear Ada Lovelace') }]);
});

test.each([
  ['open and unassigned', async () => {}],
  ['assigned to a colleague', (id: string) => assign(id, 'TL001')],
  ['snoozed', snooze],
  ['closed', (id: string) => setStatus(id, 'closed')],
  ['marked as spam', (id: string) => setStatus(id, 'spam')],
  ['waiting for the client', (id: string) => setStatus(id, 'waiting')],
])('an undone reply restores a conversation that was %s', async (_, prepare) => {
  const id = await opened();
  await prepare(id);
  const before = await stateOf(id);
  await undo(await sendReply(id));
  expect(await stateOf(id)).toEqual(before);
});

test('an undone reply does not count as an answer in the work report', async () => {
  const id = await opened();
  const report = () =>
    as(MEMBER, `public.work_report(current_date - 1, current_date + 1, 'Asia/Kolkata')`);
  const before = await report();
  const sent = await sendReply(id);
  expect(await report()).not.toEqual(before);
  await undo(sent);
  expect(await report()).toEqual(before);
});

test("undoing a reply after which the conversation was closed restores the conversation's earlier state", async () => {
  const id = await opened();
  const before = await stateOf(id);
  const sent = await sendReply(id);
  await setStatus(id, 'closed');
  await undo({ ...sent, version: sent.version + 1 });
  expect(await stateOf(id)).toEqual(before);
});

test('a second undo of the same reply changes nothing and returns the conversation', async () => {
  const sent = await sendReply(await opened());
  const first = await undo(sent);
  expect(await undo(sent)).toEqual(first);
});

test('the files of an undone reply can be sent with the next reply', async () => {
  const id = await opened();
  const file = randomUUID();
  await ask(
    `insert into public.files (id, name, size, media_type, sha256, state, ready_at, from_staff, uploader_name,
        uploaded_by, conversation_id)
      values ($1, 'home.png', 4, 'image/png', repeat('0', 64), 'ready', now(), true, '', $2, $3)`,
    ...[file, MEMBER, id],
  );
  await undo(await sendReply(id, [file]));
  await undo(await sendReply(id, [file]));
  const again = await sendReply(id, [file]);
  expect(await ask('select message_id, state from public.files where id = $1', file)).toEqual([
    { message_id: again.message, state: 'ready' },
  ]);
});

test('a reply to a client who turned off reply emails can be undone', async () => {
  await ask(`insert into public.profiles (user_id, muted) values ($1, '{reply}')`, CLIENT);
  const id = await openedByClient();
  const before = await stateOf(id);
  await undo(await sendReply(id));
  expect(await stateOf(id)).toEqual(before);
});

test("a reply can be undone after a colleague's later note, and the note remains", async () => {
  const sent = await sendReply(await opened());
  await addNote(LEADER, sent.conversation, 'Very good');
  await undo(sent);
  expect(await bodies(sent.conversation)).toEqual(['Hi', 'Very good']);
});

const claim = () => ask('select * from public.claim_mails(10)');

test.each([
  [
    'a process has claimed its email',
    'sent',
    async () => {
      await passSeconds(8);
      await claim();
    },
  ],
  [
    'its email was sent',
    'sent',
    async () => {
      await passSeconds(8);
      await empty();
    },
  ],
  [
    'the mail server did not respond to the first attempt',
    'sent',
    async () => {
      await passSeconds(8);
      await stopMailServer();
      await empty();
      await startMailServer();
    },
  ],
  [
    'a minute has passed',
    'sent',
    async () => {
      await ask(`update public.messages set created_at = created_at - interval '61 seconds'`);
    },
  ],
  [
    'the client has read it',
    'read',
    async (id: string) => {
      await as(CLIENT, 'public.mark_read($1)', id);
    },
  ],
  [
    'the client has answered',
    'changed',
    async (id: string) => {
      await as(CLIENT, 'public.write_to_conversation($1, $2, $3)', id, 'Thanks', randomUUID());
    },
  ],
  ['a colleague has become the assignee', 'changed', (id: string) => assign(id, 'TL001')],
  ['a colleague has closed the conversation', 'changed', (id: string) => setStatus(id, 'closed')],
])('a reply cannot be undone after %s', async (_, reason, change) => {
  const sent = await sendReply(await openedByClient());
  await change(sent.conversation);
  const before = await stateOf(sent.conversation);
  await expect(undo(sent)).rejects.toMatchObject({ code: 'PT409', detail: reason });
  expect(await stateOf(sent.conversation)).toEqual(before);
  expect(await bodies(sent.conversation)).toContain('Dear Ada');
});

test('only the author can undo a reply or a note, and staff cannot undo the message of a client', async () => {
  const sent = await sendReply(await openedByClient());
  const note = await addNote(MEMBER, sent.conversation, 'Secret');
  const [first] = await ask<{ id: string }>(
    `select id from public.messages where conversation_id = $1 and kind = 'visitor'`,
    sent.conversation,
  );
  const refused = { code: '42501' };
  await expect(undo(sent, LEADER)).rejects.toMatchObject(refused);
  await expect(undo(sent, CLIENT)).rejects.toMatchObject(refused);
  await expect(undo({ ...sent, message: note }, LEADER)).rejects.toMatchObject(refused);
  await expect(undo({ ...sent, message: first?.id ?? '' })).rejects.toMatchObject(refused);
  expect(await bodies(sent.conversation)).toHaveLength(3);
});

test('an undone note disappears, but its conversation and the later messages remain', async () => {
  const id = await opened();
  const note = await addNote(MEMBER, id, 'Secret');
  const sent = await sendReply(id);
  const before = await stateOf(id);
  const [undone] = await undo({ ...sent, message: note });
  expect(undone?.version).toBe(sent.version + 1);
  expect(await stateOf(id)).toEqual(before);
  expect(await bodies(id)).toEqual(['Hi', 'Dear Ada']);
});
