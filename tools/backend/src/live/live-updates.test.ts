import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { backendForTests } from '../test-database.ts';
import { createSignedInApiClient, createVisitorClient, TEST_SITE_URL } from '../testing.ts';

const backend = backendForTests();

let member: SupabaseClient;
let client: SupabaseClient;

const logIn = (person: 'member' | 'client') =>
  person === 'member'
    ? createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1')
    : createSignedInApiClient(backend(), 'client@torsa.example', 'local-client-1');

const opened: SupabaseClient[] = [];

beforeAll(async () => {
  member = await logIn('member');
  client = await logIn('client');
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.realtime.disconnect();
});

interface LiveUpdate {
  readonly kind: string;
  readonly id: string;
}

const topicOf = async (person: SupabaseClient) => (await person.rpc('live_topic')).data;

/**
 * Joins a topic as the portal does.
 * @returns the received live updates, and the states of the connection
 */
async function listen(person: SupabaseClient, topic: string) {
  opened.push(person);
  const updates: LiveUpdate[] = [];
  const states: string[] = [];
  await person.realtime.setAuth();
  person
    .channel(topic, { config: { private: true } })
    .on('broadcast', { event: 'update' }, ({ payload }) => updates.push(payload))
    .subscribe((state) => states.push(state));
  await vi.waitFor(() => expect(states).not.toEqual([]));
  return { updates, states };
}

async function write(person: SupabaseClient, email: string): Promise<void> {
  const row = { name: 'Asha', email, subject: randomUUID(), message: 'Secret words' };
  const { error } = await person.from('contact_messages').insert(row);
  if (error) throw error;
}

test('staff pages and client pages receive a live update with the ID of a new conversation, but without its text', async () => {
  const staff = await listen(member, await topicOf(member));
  const own = await listen(client, await topicOf(client));
  await write(client, 'client@torsa.example');
  await vi.waitFor(() => expect(own.updates.at(-1)).toMatchObject({ kind: 'conversation' }));
  await vi.waitFor(() =>
    expect(staff.updates.at(-1)).toMatchObject({ id: own.updates.at(-1)?.id }),
  );
  expect(JSON.stringify([staff.updates, own.updates])).not.toContain('Secret');
  const before = own.updates.length;
  await write(createVisitorClient(backend()), 'ada@example.org');
  await vi.waitFor(() => expect(staff.updates.at(-1)?.id).not.toBe(own.updates.at(-1)?.id));
  expect(own.updates).toHaveLength(before);
});

test('the backend refuses a connection that joins the Realtime topic of another session', async () => {
  const topic = await topicOf(member);
  const { states, updates } = await listen(await logIn('client'), topic);
  expect(states[0]).toBe('CHANNEL_ERROR');
  await write(createVisitorClient(backend()), 'ada@example.org');
  expect(updates).toEqual([]);
});

test('a visitor without a session cannot join a Realtime topic, and the backend logs no refused database call', async () => {
  const visitor = createVisitorClient(backend());
  expect((await visitor.rpc('live_topic')).error).not.toBeNull();
  const topic = await topicOf(member);
  const logged = vi.spyOn(console, 'error');
  // After a logout, supabase-js sends the publishable key instead of an access token.
  const { states } = await listen(visitor, topic);
  expect(states[0]).toBe('CHANNEL_ERROR');
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});

test('a logout on another device closes the live connection of the ended session', async () => {
  const device = await logIn('client');
  const { updates, states } = await listen(device, await topicOf(device));
  await client.auth.signOut({ scope: 'others' });
  await vi.waitFor(() => expect(updates).toMatchObject([{ kind: 'ended' }]));
  await vi.waitFor(() => expect(states.at(-1)).not.toBe('SUBSCRIBED'));
  expect(await topicOf(device)).toBeNull();
});

const connect = (path: string, origin?: string) =>
  new WebSocket(`${backend().url.replace('http', 'ws')}${path}`, origin ? { origin } : {});
const path = '/realtime/v1/websocket?apikey=key&vsn=2.0.0';

test.each([
  ['another site', path, 'https://evil.example', 403],
  ['another path', '/rest/v1/messages', TEST_SITE_URL, 404],
])('the backend refuses a WebSocket of %s', async (_, address, origin, status) => {
  const error = new Promise((resolve) => connect(address, origin).on('error', resolve));
  expect(String(await error)).toContain(String(status));
});

test.each([
  ['that is not JSON', 'hello'],
  ['of another form', '{"topic":"realtime:x"}'],
  ['that is too long', JSON.stringify([null, '1', 'realtime:x', 'phx_join', 'x'.repeat(20_000)])],
  [
    'with a token that is not text',
    JSON.stringify([null, '1', 'realtime:x', 'phx_join', { access_token: {} }]),
  ],
  [
    'with a forged token',
    JSON.stringify([null, '1', 'realtime:x', 'phx_join', { access_token: 'a.b.c\r\n' }]),
  ],
])('the backend closes a connection after a message %s, and goes on', async (_, message) => {
  const socket = connect(path, TEST_SITE_URL);
  socket.on('open', () => socket.send(message));
  await new Promise((resolve) => socket.on('close', resolve));
  expect(await topicOf(member)).toContain('session:');
});
