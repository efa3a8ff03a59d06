import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient } from './testing.ts';

const backend = backendForTests();
const own = { email: 'client@torsa.example', password: 'local-client-1' };

let client: SupabaseClient;
let member: SupabaseClient;
let founder: SupabaseClient;

beforeAll(async () => {
  member = await createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1');
  founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
});

beforeEach(async () => {
  client = await createSignedInApiClient(backend(), own.email, own.password);
});

const statusOf = async (call: PromiseLike<{ status: number }>) => (await call).status;
const account = async (by: SupabaseClient) => (await by.rpc('my_account')).data[0];
const save = async (by: SupabaseClient, changes: object = {}) =>
  by.rpc('save_profile', {
    name: 'Asha Roy',
    telephone: '+91 3582 000000',
    company: 'Asha Tea',
    expected_version: (await account(by)).version,
    ...changes,
  });

/**
 * Inserts a contact message, and staff reply to it.
 * @returns the delivery state of the reply
 */
async function answered(by: SupabaseClient, email = own.email) {
  const subject = randomUUID();
  await by.from('contact_messages').insert({ name: 'Asha', email, subject, message: 'Hello' });
  const found = member.from('conversations').select().eq('subject', subject);
  const { data: conversation } = await found.single();
  const reply = { conversation: conversation.id, body: 'Hi', key: randomUUID() };
  const { data } = await member.rpc('send_reply', {
    ...reply,
    expected_version: conversation.version,
  });
  return { subject, delivery: data.delivery };
}

test('saving a profile updates the name in the session, and an outdated version of the profile is refused', async () => {
  expect(await account(client)).toMatchObject({
    name: 'Local Client',
    version: 0,
    is_staff: false,
  });
  expect(await statusOf(save(client))).toBe(204);
  expect(await account(client)).toMatchObject({
    name: 'Asha Roy',
    telephone: '+91 3582 000000',
    company: 'Asha Tea',
    version: 1,
  });
  const { data } = await client.auth.refreshSession();
  expect(data.user?.user_metadata).toMatchObject({ fullName: 'Asha Roy', role: 'user' });
  expect(await statusOf(save(client, { expected_version: 0 }))).toBe(409);
});

test.each([
  ['no name', { name: ' ' }],
  ['a name that is too long', { name: 'a'.repeat(101) }],
  ['a telephone number in words', { telephone: 'call me' }],
])('a profile with %s is refused', async (_, changes) => {
  expect(await statusOf(save(client, changes))).toBe(400);
});

test('the replies of a staff member show the name in their profile as author', async () => {
  await save(member, { name: 'Tapas Das' });
  const { data } = await member.rpc('colleagues');
  expect(data).toContainEqual(expect.objectContaining({ staff_id: 'TM001', name: 'Tapas Das' }));
});

test('§10.41 a client who turned off reply emails gets no reply emails and can read replies in the portal', async () => {
  expect((await answered(client)).delivery).toBe('queued');
  const mute = async (muted: readonly string[]) =>
    client.rpc('save_notifications', { muted, expected_version: (await account(client)).version });
  expect(await statusOf(mute(['reply']))).toBe(204);
  const { subject } = await answered(client);
  const one = member
    .from('conversations')
    .select('messages(kind, delivery)')
    .eq('subject', subject);
  const { data } = await one.single();
  expect(data?.messages).toContainEqual({ kind: 'staff', delivery: 'none' });
  expect((await answered(createVisitorClient(backend()), 'other@example.org')).delivery).toBe(
    'queued',
  );
  expect(await statusOf(mute([]))).toBe(204);
});

test('a user can list their sessions and end the others', async () => {
  const other = await createSignedInApiClient(backend(), own.email, own.password);
  const { data } = await client.rpc('my_sessions');
  expect(data.length).toBeGreaterThan(1);
  expect(data.filter(({ is_this }: { is_this: boolean }) => is_this)).toHaveLength(1);
  await client.rpc('end_session');
  expect(await statusOf(other.rpc('my_account'))).toBe(403);
  const { data: left } = await client.rpc('my_sessions');
  expect(left).toHaveLength(1);
  await member.rpc('end_session', { session: left[0].id });
  expect(await statusOf(client.rpc('my_account'))).toBe(200);
});

test('§10.39 the data export contains the user’s own data, without internal notes and data of others', async () => {
  await client.auth.updateUser({ data: { language: 'bn' } });
  expect(await account(client)).toMatchObject({ language: 'bn', name: 'Asha Roy' });
  const { subject } = await answered(client);
  const others = await answered(createVisitorClient(backend()), own.email);
  const found = member.from('conversations').select('id').eq('subject', subject).single();
  const note = { conversation: (await found).data?.id, body: 'A secret note', key: randomUUID() };
  await member.rpc('add_note', note);
  const { data } = await client.rpc('export_my_data');
  const text = JSON.stringify(data);
  expect(data).toMatchObject({ language: 'bn', projects: expect.any(Array) });
  expect(data.account).toMatchObject({ email: own.email });
  expect(data.profile).toMatchObject({ company: 'Asha Tea' });
  expect(text).toContain(subject);
  expect(text).not.toContain('A secret note');
  expect(text).not.toContain(others.subject);
  expect(text).not.toMatch(/password|token/);
});

test('an account deletion with a wrong email address or password deletes nothing, and too many attempts are refused', async () => {
  const guess = (email: string, password: string) =>
    founder.rpc('delete_my_account', { email, password });
  expect(await statusOf(guess('', ''))).toBe(403);
  const wrong = { ...own, password: 'wrong' };
  expect((await client.rpc('delete_my_account', wrong)).data).toBe(false);
  const elsewhere = { ...own, email: 'tm001@torsa.example' };
  expect((await client.rpc('delete_my_account', elsewhere)).data).toBe(false);
  expect(await account(client)).toMatchObject({ email: own.email });
});

test('§10.39 after an account deletion, only an anonymous audit row of the address remains', async () => {
  await answered(client);
  await answered(createVisitorClient(backend()), own.email);
  expect(
    (await client.rpc('delete_my_account', { ...own, email: own.email.toUpperCase() })).data,
  ).toBe(true);
  expect(await statusOf(client.rpc('my_account'))).toBe(403);
  expect((await client.from('conversations').select()).data).toEqual([]);
  const conversations = await member.from('conversations').select().ilike('email', own.email);
  expect(conversations.data).toEqual([]);
  const messages = await founder.from('contact_messages').select().ilike('email', own.email);
  expect(messages.data).toEqual([]);
  expect((await founder.rpc('clients', { query: own.email })).data).toEqual([]);
  const { data: audit } = await founder.from('audit_log').select().eq('subject', 'account');
  expect(audit).toEqual([
    expect.objectContaining({
      action: 'removed',
      actor: '',
      actor_id: null,
      row_key: '',
      old: null,
    }),
  ]);
});
