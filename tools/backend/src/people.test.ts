import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient } from './testing.ts';

const backend = backendForTests();

let founder: SupabaseClient;
let leader: SupabaseClient;
let member: SupabaseClient;

beforeAll(async () => {
  founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
  member = await createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1');
});

let count = 0;
const invite = (by: SupabaseClient, post = 'team_member', changes: object = {}) => {
  count += 1;
  return by.rpc('invite_staff', {
    name: `  New ${count} `,
    email: ` New${count}@Torsa.example`,
    post,
    ...changes,
  });
};

async function listed(by: SupabaseClient, id: string) {
  const { data } = await by.rpc('staff_members');
  return data?.find(({ staff_id }: { staff_id: string }) => staff_id === id);
}

const statusOf = async (call: PromiseLike<{ status: number }>) => (await call).status;

test("an invited staff member gets a lower-case email address, the role's next staff ID and the inactive state", async () => {
  const { data: id } = await invite(founder, 'team_leader');
  expect(id).toBe('TL002');
  expect(await listed(founder, 'TL002')).toMatchObject({
    name: `New ${count}`,
    email: `new${count}@torsa.example`,
    post: 'team_leader',
    is_active: false,
    is_me: false,
    version: 1,
  });
  const again = { email: `NEW${count}@torsa.example` };
  expect(await statusOf(invite(founder, 'founder', again))).toBe(409);
});

test('§10.14 a team leader sees only team members and their own row, and can invite only team members', async () => {
  const { data: id } = await invite(leader);
  const { data } = await leader.rpc('staff_members');
  const posts = data.map(({ post, is_me }: { post: string; is_me: boolean }) => `${post} ${is_me}`);
  expect(new Set(posts)).toEqual(new Set(['team_member false', 'team_leader true']));
  expect(await statusOf(invite(leader, 'team_leader'))).toBe(403);
  expect(await statusOf(invite(leader, 'founder'))).toBe(403);
  expect(await statusOf(leader.rpc('remove_staff', { staff_id: id, expected_version: 1 }))).toBe(
    403,
  );
  expect(await statusOf(leader.rpc('invite_again', { staff_id: id }))).toBe(204);
  expect(await statusOf(leader.rpc('invite_again', { staff_id: 'TL002' }))).toBe(403);
});

test.each([
  ['a name of blanks', { name: '   ' }, 400],
  ['no address', { email: 'nobody' }, 400],
  ['a post that there is not', { post: 'boss' }, 400],
  ['no post', { post: null }, 403],
])('an invitation with %s is refused', async (_, changes, status) => {
  expect(await statusOf(invite(founder, 'team_member', changes))).toBe(status);
});

test('a role can be changed only with the current version of the staff row', async () => {
  const { data: id } = await invite(founder);
  const change = { staff_id: id, post: 'team_leader', expected_version: 1 };
  expect(await statusOf(founder.rpc('change_staff_role', change))).toBe(204);
  expect(await listed(founder, id)).toMatchObject({ post: 'team_leader', version: 2 });
  expect(await statusOf(founder.rpc('change_staff_role', change))).toBe(409);
});

test('§10.14 a removed staff member disappears from lists, their conversations become unassigned, and their staff ID is not reused', async () => {
  const { data: id } = await invite(founder);
  const subject = `Of ${id}`;
  await createVisitorClient(backend())
    .from('contact_messages')
    .insert({ name: 'Ada', email: 'ada@example.org', subject, message: 'Hi' });
  const conversation = () => member.from('conversations').select().eq('subject', subject).single();
  const { data: opened } = await conversation();
  const given = { conversation: opened.id, expected_version: opened.version, staff_id: id };
  await member.rpc('assign_conversation', given);
  expect(await listed(founder, id)).toMatchObject({ assigned: 1 });
  expect(await statusOf(founder.rpc('remove_staff', { staff_id: id, expected_version: 1 }))).toBe(
    204,
  );
  expect(await listed(founder, id)).toBeUndefined();
  const { data: left } = await conversation();
  expect(left).toMatchObject({ assignee: null, version: opened.version + 2 });
  expect((await invite(founder)).data).not.toBe(id);
});

test('§10.19 founders cannot change or remove themselves', async () => {
  const me = { staff_id: 'FOUNDER001', expected_version: 1 };
  expect(await statusOf(founder.rpc('remove_staff', me))).toBe(403);
  expect(await statusOf(founder.rpc('change_staff_role', { ...me, post: 'team_member' }))).toBe(
    403,
  );
});

test('§10.12 a removed staff member whose session is still open can read nothing', async () => {
  const staff = { staff_id: 'TM001', expected_version: 1 };
  expect(await statusOf(founder.rpc('remove_staff', staff))).toBe(204);
  expect((await member.from('conversations').select()).data).toEqual([]);
  expect(await statusOf(member.rpc('inbox_figures'))).toBe(403);
  const { data } = await member.auth.refreshSession();
  expect(data.user?.app_metadata.role).toBe('user');
});

test('staff find clients by a part of their name or email address, and see the number of their conversations', async () => {
  const { data } = await founder.rpc('clients', { query: 'CLIENT@torsa' });
  expect(data).toMatchObject([
    { name: 'Local Client', email: 'client@torsa.example', conversations: 1 },
  ]);
  const { data: none } = await founder.rpc('clients', { query: 'tl001' });
  expect(none).toEqual([]);
  const [{ created_at, id }] = data;
  const after = { query: 'client@', before: created_at, before_id: id };
  expect((await founder.rpc('clients', after)).data).toEqual([]);
});

test('§10.45 the audit log cannot be changed, and records invitations, changes and removals with the previous values', async () => {
  const { data: id } = await invite(founder);
  await founder.rpc('change_staff_role', { staff_id: id, post: 'founder', expected_version: 1 });
  await founder.rpc('remove_staff', { staff_id: id, expected_version: 2 });
  const log = founder.from('audit_log').select('actor, action, old, new').eq('row_key', id);
  const { data } = await log.order('id');
  expect(data).toMatchObject([
    { actor: 'Local Founder', action: 'added', old: null, new: { role: 'team', staff_id: id } },
    { action: 'changed', old: { role: 'team' }, new: { role: 'founder' } },
    { action: 'removed', old: { role: 'founder' }, new: null },
  ]);
  await founder.from('audit_log').delete().eq('row_key', id);
  await founder.from('audit_log').update({ actor: 'Nobody' }).eq('row_key', id);
  expect((await log.order('id')).data).toEqual(data);
  expect((await leader.from('audit_log').select()).data).toEqual([]);
});
