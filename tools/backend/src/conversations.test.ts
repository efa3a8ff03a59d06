import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { normaliseLine } from '@torsa/shared/i18n/text/normalise';
import { beforeAll, expect, test, vi } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient, insertRowsByFetch } from './testing.ts';

const backend = backendForTests();

let member: SupabaseClient;
let leader: SupabaseClient;
let client: SupabaseClient;

beforeAll(async () => {
  member = await createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1');
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
  client = await createSignedInApiClient(backend(), 'client@torsa.example', 'local-client-1');
});

interface Written {
  readonly subject?: string;
  readonly message?: string;
  readonly email?: string;
}

/** Sends a contact message and returns its conversation as staff read it. */
async function opened(by: SupabaseClient, { subject, message = 'Hi', email }: Written = {}) {
  const marked = subject ?? randomUUID();
  const own = by === client ? 'client@torsa.example' : 'ada@example.org';
  const row = { name: 'Ada', email: email ?? own, subject: marked, message };
  const { error } = await by.from('contact_messages').insert(row);
  if (error) throw error;
  return conversationOf(normaliseLine(marked));
}

async function conversationOf(subject: string) {
  const { data, error } = await member
    .from('conversations')
    .select()
    .eq('subject', subject)
    .single();
  if (error) throw error;
  return data;
}

async function messagesOf(id: string) {
  const messages = member.from('messages').select('kind, body, delivery').eq('conversation_id', id);
  const { data } = await messages.order('number');
  return data ?? [];
}

/** The columns of a conversation that its client can read. */
async function readBy(by: SupabaseClient, id: string) {
  const { data } = await by.rpc('client_conversations').eq('id', id);
  return data;
}

async function clientMessages(by: SupabaseClient, id: string) {
  const { data } = await by.rpc('client_messages', { conversation: id }).order('number');
  return data ?? [];
}

const reply = (by: SupabaseClient, conversation: string, seen: number, changes: object = {}) =>
  by.rpc('send_reply', {
    conversation,
    body: 'Dear Ada',
    expected_version: seen,
    key: randomUUID(),
    ...changes,
  });

test('a contact message creates a conversation that waits for an answer', async () => {
  const conversation = await opened(createVisitorClient(backend()), { message: 'Hello there' });
  expect(conversation).toMatchObject({
    name: 'Ada',
    email: 'ada@example.org',
    status: 'open',
    client_id: null,
    assignee: null,
    waiting_since: conversation.created_at,
  });
  expect(await messagesOf(conversation.id)).toEqual([
    { kind: 'visitor', body: 'Hello there', delivery: 'none' },
  ]);
});

test('two contact messages with one idempotency key create one conversation', async () => {
  const subject = randomUUID();
  const headers = { 'idempotency-key': randomUUID() };
  const row = { name: 'Ada', email: 'twice@example.org', subject, message: 'Hi' };
  for (let time = 0; time < 2; time += 1) {
    expect((await insertRowsByFetch(backend(), 'contact_messages', row, headers)).status).toBe(201);
  }
  expect(await conversationOf(subject)).toMatchObject({ status: 'open' });
});

test('a client who sends a message with the account’s email address owns the conversation', async () => {
  const conversation = await opened(client, { email: 'Client@Torsa.example' });
  const { data } = await client.auth.getUser();
  expect(conversation).toMatchObject({ client_id: data.user?.id, email: 'client@torsa.example' });
  expect(await readBy(client, conversation.id)).toMatchObject([{ email: 'client@torsa.example' }]);
  expect(await clientMessages(client, conversation.id)).toMatchObject([{ kind: 'client' }]);
});

test('a client who types another email address owns no conversation, and staff see the client as the sender', async () => {
  const { id, client_id } = await opened(client, { email: 'else@example.org' });
  expect(client_id).toBeNull();
  expect(await readBy(client, id)).toEqual([]);
  expect(await clientMessages(client, id)).toEqual([]);
  const writers = (by: SupabaseClient) =>
    by.from('conversation_writers').select('name, email').eq('conversation_id', id);
  expect((await writers(member)).data).toEqual([
    { name: 'Local Client', email: 'client@torsa.example' },
  ]);
  expect((await writers(client)).data).toEqual([]);
});

test('a logged-out visitor who types an account’s email address gives that account no conversation', async () => {
  const { id, client_id } = await opened(createVisitorClient(backend()), {
    email: 'client@torsa.example',
  });
  expect(client_id).toBeNull();
  expect(await readBy(client, id)).toEqual([]);
  expect(await clientMessages(client, id)).toEqual([]);
});

test('the transcript of the chat widget is stored as a separate message', async () => {
  const message = 'About the price\n\n--- Chat ---\nYou: Hi\nTorsa: Hello';
  const { id } = await opened(createVisitorClient(backend()), { message });
  expect(await messagesOf(id)).toMatchObject([
    { kind: 'chat', body: 'You: Hi\nTorsa: Hello' },
    { kind: 'visitor', body: 'About the price' },
  ]);
});

test('a contact message is stored as typed with normalised line breaks, and the line breaks in its subject become spaces', async () => {
  const message = `<script>alert(1)</script>\n=1+1 😀 \u05e9\u05dc\u05d5\u05dd\r\n${'x'.repeat(4900)}`;
  const subject = `a\r\nBcc: x@example.org ${randomUUID()}`;
  const { id } = await opened(createVisitorClient(backend()), {
    message,
    subject,
    email: 'a+b@example.org',
  });
  expect(await messagesOf(id)).toMatchObject([{ body: message.replace('\r\n', '\n') }]);
  const { email } = await conversationOf(subject.replace('\r\n', ' '));
  expect(email).toBe('a+b@example.org');
});

test("after a reply, its email is queued, and its author is the conversation's assignee", async () => {
  const { id, version } = await opened(client);
  const { data } = await reply(member, id, version);
  expect(data).toMatchObject({
    kind: 'staff',
    author_name: 'Local Team Member',
    delivery: 'queued',
  });
  const after = await member.from('conversations').select().eq('id', id).single();
  expect(after.data).toMatchObject({ status: 'waiting', assignee: 'TM001', waiting_since: null });
});

test('of two replies to the same conversation version, the second one gets a conflict error', async () => {
  const { id, version } = await opened(client);
  const answers = await Promise.all([reply(member, id, version), reply(leader, id, version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await messagesOf(id)).toHaveLength(2);
});

test('a repeated reply with the same idempotency key is stored once, and another text with this key is refused', async () => {
  const { id, version } = await opened(client);
  const key = randomUUID();
  const first = await reply(member, id, version, { key });
  expect((await reply(member, id, version, { key })).data).toEqual(first.data);
  expect((await reply(member, id, version, { key, body: 'Other' })).status).toBe(409);
  expect(await messagesOf(id)).toHaveLength(2);
});

test("§10.2 a client cannot read internal notes, and the client's answer makes the conversation wait for staff again", async () => {
  const { id, version } = await opened(client);
  const before = await readBy(client, id);
  const note = { conversation: id, body: 'Secret', key: randomUUID() };
  expect((await member.rpc('add_note', note)).error).toBeNull();
  expect(await readBy(client, id), 'nor that there is one').toEqual(before);
  await reply(member, id, version + 1);
  expect(await clientMessages(client, id)).toMatchObject([
    { number: 1, kind: 'client' },
    { number: 2, kind: 'staff' },
  ]);
  const answer = { conversation: id, body: 'Thanks', key: randomUUID() };
  const first = await client.rpc('write_to_conversation', answer);
  expect(first.data).toMatchObject({ number: 3, kind: 'client', body: 'Thanks', attachments: [] });
  expect((await client.rpc('write_to_conversation', answer)).data).toEqual(first.data);
  expect((await messagesOf(id)).map(({ kind }) => kind)).toEqual([
    'client',
    'note',
    'staff',
    'client',
  ]);
  const { data } = await member.from('conversations').select().eq('id', id).single();
  expect(data).toMatchObject({ status: 'open', assignee: 'TM001' });
  expect(data.waiting_since).not.toBeNull();
  expect(data.search).not.toContain('secret');
});

test('API callers cannot write to the conversation tables directly or open conversations of other clients', async () => {
  const { id, version } = await opened(createVisitorClient(backend()));
  const answer = { conversation: id, body: 'Mine', key: randomUUID() };
  expect((await client.rpc('write_to_conversation', answer)).status).toBe(403);
  expect((await reply(client, id, version)).status).toBe(403);
  for (const by of [client, member, createVisitorClient(backend())]) {
    const { data } = await by.from('conversations').update({ subject: 'x' }).eq('id', id).select();
    expect(data ?? []).toEqual([]);
    const added = { conversation_id: id, number: 9, kind: 'staff', author_name: 'x', body: 'x' };
    expect((await by.from('messages').insert(added)).error).not.toBeNull();
  }
});

test("staff can assign, close, reopen or mark a conversation as spam only with the conversation's current version", async () => {
  const { id, version } = await opened(createVisitorClient(backend()));
  const assign = (staff: string | null, seen: number) =>
    member.rpc('assign_conversation', {
      conversation: id,
      expected_version: seen,
      staff_id: staff,
    });
  const become = (status: string, seen: number) =>
    leader.rpc('set_conversation_status', { conversation: id, status, expected_version: seen });
  expect((await assign('TL001', version)).data).toMatchObject({ assignee: 'TL001' });
  expect((await assign('TM001', version)).status).toBe(409);
  expect((await assign('XX999', version + 1)).status).toBe(400);
  expect((await become('closed', version + 1)).data).toMatchObject({ waiting_since: null });
  const { data: reopened } = await become('open', version + 2);
  expect(reopened.waiting_since).not.toBeNull();
  expect((await become('spam', version + 3)).data).toMatchObject({ status: 'spam' });
  expect((await become('nonsense', version + 4)).status).toBe(400);
});

test('the waiting time of a reopened conversation starts at the first unanswered message', async () => {
  const { id, version, waiting_since } = await opened(createVisitorClient(backend()));
  const become = async (status: string, expected_version: number) => {
    const change = { conversation: id, status, expected_version };
    return (await leader.rpc('set_conversation_status', change)).data;
  };
  for (const [index, ended] of ['closed', 'spam'].entries()) {
    expect(await become(ended, version + 2 * index)).toMatchObject({ waiting_since: null });
    expect(await become('open', version + 2 * index + 1)).toMatchObject({ waiting_since });
  }
  expect((await reply(member, id, version + 4)).error).toBeNull();
  const reopened = await become('open', version + 5);
  expect(Date.parse(reopened.waiting_since)).toBeGreaterThan(Date.parse(waiting_since));
});

test('staff see the colleagues who have the same conversation open, and those who are writing a reply', async () => {
  const { id } = await opened(createVisitorClient(backend()));
  const look = (by: SupabaseClient, is_writing: boolean) =>
    by.rpc('touch_presence', { conversation: id, is_writing });
  expect((await look(member, true)).data).toEqual([]);
  const { data } = await look(leader, false);
  expect(data).toMatchObject([{ name: 'Local Team Member', writing: true }]);
  // The privacy page promises three minutes.
  expect(data?.[0].seconds_left).toBeGreaterThan(150);
  expect(data?.[0].seconds_left).toBeLessThanOrEqual(180);
  expect((await look(client, false)).status).toBe(403);
  expect((await member.rpc('leave_conversation', { conversation: id })).error).toBeNull();
  expect((await look(leader, false)).data).toEqual([]);
});

test('staff see when a client last opened a conversation, and the client cannot read this time', async () => {
  const { id } = await opened(client);
  const readAt = (by: SupabaseClient) => by.rpc('client_read_at', { conversation: id });
  expect((await readAt(member)).data).toBeNull();
  await client.rpc('mark_read', { item: id });
  const { data } = await readAt(member);
  expect(Date.now() - new Date(data).getTime()).toBeLessThan(60_000);
  expect((await readAt(client)).status).toBe(403);
});

test('conversation lists are sorted by the longest wait, have pages, and find words by their first letters', async () => {
  const mark = `m${randomUUID().slice(0, 8)}`;
  const made = [];
  for (let count = 0; count < 3; count += 1) {
    made.push(await opened(client, { subject: `${mark} ${count}` }));
  }
  await reply(member, made[0].id, made[0].version);
  const page = () =>
    member
      .from('conversations')
      .select('id, sort_key')
      .textSearch('search', `'${mark.slice(0, 6)}':*`, { config: 'simple' })
      .order('sort_key')
      .order('id');
  const { data: all } = await page();
  const ids = [made[1].id, made[2].id, made[0].id];
  expect(all?.map(({ id }) => id)).toEqual(ids);
  const { sort_key, id } = all?.[0] ?? {};
  const rest = await page().or(`sort_key.gt.${sort_key},and(sort_key.eq.${sort_key},id.gt.${id})`);
  expect(rest.data?.map((row) => row.id)).toEqual(ids.slice(1));
});

test('staff can create, change and delete canned replies', async () => {
  const save = (by: SupabaseClient, changes: object = {}) =>
    by.rpc('save_canned_reply', {
      id: null,
      title: 'Thanks',
      body: 'Thank you',
      expected_version: null,
      ...changes,
    });
  const { data: kept } = await save(member);
  expect((await save(leader, { id: kept.id, expected_version: 1 })).data).toMatchObject({
    version: 2,
  });
  expect((await save(member, { id: kept.id, expected_version: 1 })).status).toBe(409);
  expect((await save(client)).status).toBe(403);
  expect((await client.from('canned_replies').select()).data).toEqual([]);
  await member.rpc('delete_canned_reply', { id: kept.id });
  expect((await leader.from('canned_replies').select()).data).toEqual([]);
});

const snooze = (by: SupabaseClient, conversation: string, seen: number, until: number) =>
  by.rpc('snooze_conversation', {
    conversation,
    until: new Date(until).toISOString(),
    expected_version: seen,
  });
const day = 24 * 60 * 60 * 1000;

test('a snoozed conversation needs a reply again at the chosen time, and its waiting time is unchanged', async () => {
  const { id, version, waiting_since } = await opened(client);
  const snoozed = await snooze(member, id, version, Date.now() + 1_500);
  expect(snoozed.data).toMatchObject({ status: 'waiting', version: version + 1, waiting_since });
  expect(await readBy(client, id)).toMatchObject([{ status: 'open' }]);
  await vi.waitFor(
    async () => {
      const { data } = await member.from('conversations').select().eq('id', id).single();
      expect(data).toMatchObject({ status: 'open', snoozed_until: null, waiting_since });
    },
    { timeout: 30_000, interval: 500 },
  );
});

test('a client message, a staff reply or a new status ends the snooze of a conversation', async () => {
  const ends = [
    (id: string) =>
      client.rpc('write_to_conversation', { conversation: id, body: 'Hi', key: randomUUID() }),
    (id: string, version: number) => reply(member, id, version),
    (id: string, version: number) =>
      member.rpc('set_conversation_status', {
        conversation: id,
        status: 'open',
        expected_version: version,
      }),
  ];
  for (const end of ends) {
    const { id, version } = await opened(client);
    await snooze(member, id, version, Date.now() + day);
    expect((await end(id, version + 1)).error).toBeNull();
    const { data } = await member.from('conversations').select().eq('id', id).single();
    expect(data.snoozed_until).toBeNull();
  }
});

test('snoozing a conversation fails for a client, a past time, an outdated version and a closed conversation', async () => {
  const { id, version } = await opened(client);
  expect((await snooze(client, id, version, Date.now() + day)).status).toBe(403);
  expect((await snooze(member, id, version, Date.now() - day)).status).toBe(400);
  expect((await snooze(member, id, version, Date.now() + 400 * day)).status).toBe(400);
  expect((await snooze(member, id, version - 1, Date.now() + day)).status).toBe(409);
  await member.rpc('set_conversation_status', {
    conversation: id,
    status: 'closed',
    expected_version: version,
  });
  expect((await snooze(member, id, version + 1, Date.now() + day)).status).toBe(400);
});
