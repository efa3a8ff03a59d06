import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient } from './testing.ts';

const TEAM = 'tl001@torsa.example';
const message = { name: 'Ada', email: 'ada@torsa.example', subject: 'Hello', message: 'Hi there' };

const backend = backendForTests();
let anonymous: SupabaseClient;
let client: SupabaseClient;
let team: SupabaseClient;
let founder: SupabaseClient;

beforeAll(async () => {
  anonymous = createVisitorClient(backend());
  client = await createSignedInApiClient(backend(), 'client@torsa.example', 'local-client-1');
  team = await createSignedInApiClient(backend(), TEAM, 'local-team-lead-1');
  founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
});

describe('contact messages', () => {
  test('anyone can insert a contact message, and only the founder can read it', async () => {
    const inserted = await anonymous.from('contact_messages').insert(message);
    expect(inserted.error).toBeNull();
    for (const reader of [anonymous, client, team]) {
      const { data } = await reader.from('contact_messages').select();
      expect(data ?? []).toEqual([]);
    }
    const { data } = await founder.from('contact_messages').select().eq('email', message.email);
    expect(data).toEqual([expect.objectContaining(message)]);
  });

  test("a logged-in client can insert a contact message without a subject, and the database sets the message's time", async () => {
    const { subject: _, ...rest } = message;
    const forged = { ...rest, name: 'Client', created_at: '2000-01-01T00:00:00Z' };
    await client.from('contact_messages').insert(forged);
    const { subject: __, ...plain } = { ...message, name: 'Plain' };
    expect((await client.from('contact_messages').insert(plain)).error).toBeNull();
    const { data } = await founder.from('contact_messages').select().neq('name', 'Ada');
    expect(data?.find(({ name }) => name === 'Plain')).toMatchObject({ subject: '' });
    for (const row of data ?? []) {
      expect(Date.parse(row.created_at)).toBeGreaterThan(Date.now() - 60_000);
    }
  });

  test.each([
    ['an empty name', { name: ' ' }],
    ['a long name', { name: 'n'.repeat(101) }],
    ['an address without a dot', { email: 'ada@localhost' }],
    ['an address with a space', { email: 'a da@torsa.example' }],
    ['a long subject', { subject: 's'.repeat(151) }],
    ['an empty message', { message: ' ' }],
    ['a long message', { message: 'm'.repeat(5001) }],
  ])('%s is refused', async (_, change) => {
    const { error } = await anonymous.from('contact_messages').insert({ ...message, ...change });
    expect(error).not.toBeNull();
  });

  test('only the founder can change or delete a contact message', async () => {
    for (const writer of [anonymous, client, team]) {
      await writer.from('contact_messages').update({ message: 'changed' }).eq('name', 'Ada');
      await writer.from('contact_messages').delete().eq('name', 'Ada');
    }
    const { data } = await founder.from('contact_messages').select('message').eq('name', 'Ada');
    expect(data).toEqual([{ message: message.message }]);
  });
});

describe('staff', () => {
  test('§3.8 no API role can access the staff table', async () => {
    const row = { email: 'x@torsa.example', role: 'founder', staff_id: 'X001', name: 'X' };
    for (const reader of [anonymous, client, team, founder]) {
      const { data } = await reader.from('staff').select();
      expect(data ?? []).toEqual([]);
      expect((await reader.from('staff').insert(row)).error).not.toBeNull();
    }
  });

  test.each([
    [TEAM, true],
    ['TM001@Torsa.Example', true],
    ['founder001@staff.torsa.example', false],
    ['client@torsa.example', false],
    ['', false],
  ])('is_team_email(%j) is %s', async (email, expected) => {
    const { data, error } = await anonymous.rpc('is_team_email', { email });
    expect(error).toBeNull();
    expect(data).toBe(expected);
  });

  test.each(['set_user_role', 'caller_role', 'role_of_email', 'update_user_roles'])(
    'API roles cannot call %s',
    async (name) => {
      expect((await client.rpc(name)).error).not.toBeNull();
      expect((await client.schema('private').rpc(name)).error).not.toBeNull();
    },
  );
});

describe('role of an account', () => {
  test('§6.1 each kind of account has its role', async () => {
    for (const [who, role] of [
      [client, 'user'],
      [team, 'team'],
      [founder, 'founder'],
    ] as const) {
      const { data } = await who.auth.getUser();
      expect(data.user?.user_metadata.role).toBe(role);
      expect(data.user?.app_metadata.role).toBe(role);
    }
  });

  test('a user who tries to change their own role keeps the role, and the changed name is saved', async () => {
    const data = { role: 'founder', fullName: 'Local Client' };
    const updated = await client.auth.updateUser({ data });
    expect(updated.data.user?.user_metadata).toMatchObject({
      role: 'user',
      fullName: 'Local Client',
    });
    const { data: rows } = await client.from('contact_messages').select();
    expect(rows ?? []).toEqual([]);
  });

  test("a client who tries to change to a staff member's email address keeps the previous address", async () => {
    await client.auth.updateUser({ email: 'TM001@torsa.example' });
    const { data } = await client.auth.getUser();
    expect(data.user?.email).toBe('client@torsa.example');
  });
});
