import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient } from './testing.ts';

const backend = backendForTests();

let member: SupabaseClient;
let leader: SupabaseClient;
let client: SupabaseClient;

beforeAll(async () => {
  member = await createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1');
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
  client = await createSignedInApiClient(backend(), 'client@torsa.example', 'local-client-1');
});

interface Row {
  readonly id: string;
  readonly name: string;
}

const viewsOf = async (by: SupabaseClient): Promise<readonly Row[]> =>
  (await by.from('saved_views').select('id, name, path, position, version').order('position'))
    .data ?? [];

beforeEach(async () => {
  for (const by of [member, leader]) {
    for (const { id } of await viewsOf(by)) await by.rpc('delete_view', { view: id });
  }
});

const save = (by: SupabaseClient, view: object = {}) =>
  by.rpc('save_view', {
    id: randomUUID(),
    name: 'Unassigned',
    path: '/dashboard/inbox?share=unassigned',
    ...view,
  });

test("a newly saved view is last in the staff member's list, and other staff cannot read it", async () => {
  await save(leader, { name: 'Of the leader' });
  await save(member);
  await save(member, { name: ' My   week ', path: '/dashboard/tasks?view=week' });
  expect(await viewsOf(member)).toMatchObject([
    { name: 'Unassigned', path: '/dashboard/inbox?share=unassigned', position: 1, version: 1 },
    { name: 'My week', path: '/dashboard/tasks?view=week', position: 2 },
  ]);
});

test('a client can neither save nor read saved views', async () => {
  expect((await save(client)).status).toBe(403);
  expect(await viewsOf(client)).toEqual([]);
});

test('a repeated request to save a view stores only one view', async () => {
  const id = randomUUID();
  await save(member, { id });
  expect((await save(member, { id })).status).toBe(200);
  expect(await viewsOf(member)).toHaveLength(1);
});

test.each([
  ['another site', 'https://evil.example/dashboard/inbox'],
  ['another site without a scheme', '//evil.example/dashboard/inbox'],
  ['another site after a backslash', '/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a page outside the portal', '/auth/login'],
  ['a portal page without a list', '/dashboard/reports'],
  ['a parent folder', '/dashboard/inbox/../../auth/login'],
  ['one conversation', '/dashboard/inbox/20000000-0000-4000-8000-000000000001'],
  ['a hash', '/dashboard/inbox?share=mine#top'],
  ['markup in the query', '/dashboard/inbox?q=<script>'],
  ['a line break', '/dashboard/inbox?q=a\n//evil.example'],
  ['an empty query', '/dashboard/inbox?'],
  ['a path of more than 2,000 characters', `/dashboard/inbox?q=${'a'.repeat(2000)}`],
  ['a missing path', null],
])('a view of %s is refused', async (_name, path) => {
  expect((await save(member, { path })).status).toBe(400);
  expect(await viewsOf(member)).toEqual([]);
});

test.each([
  ['empty', ''],
  ['blank', ' \t '],
  ['missing', null],
  ['longer than 40 characters', 'a'.repeat(41)],
])('a name that is %s is refused', async (_name, name) => {
  expect((await save(member, { name })).status).toBe(400);
});

test('one person cannot save two views of one list or with one name, but another person can save the same view', async () => {
  await save(member);
  expect((await save(member, { name: 'Again' })).status).toBe(409);
  expect((await save(member, { name: 'UNASSIGNED', path: '/dashboard/tasks' })).status).toBe(409);
  expect((await save(leader)).status).toBe(200);
});

test('a person saves at most 20 views, even with simultaneous requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, number) =>
      save(member, { name: `View ${number}`, path: `/dashboard/inbox?q=${number}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  expect(await viewsOf(member)).toHaveLength(20);
});

test('only the owner can rename a saved view, and needs its current version and an unused name', async () => {
  const { data: view } = await save(member);
  await save(member, { name: 'Late', path: '/dashboard/projects?show=late' });
  const rename = (by: SupabaseClient, name: string, version = 1) =>
    by.rpc('rename_view', { view: view.id, name, expected_version: version });
  expect((await rename(leader, 'Mine now')).status).toBe(404);
  expect((await rename(member, 'late')).status).toBe(409);
  expect((await rename(member, 'No owner', 9)).status).toBe(409);
  expect((await rename(member, 'UNASSIGNED')).data).toMatchObject({
    name: 'UNASSIGNED',
    version: 2,
  });
});

test('only the owner can delete a saved view, and Undo restores its position', async () => {
  const { data: view } = await save(member);
  await save(member, { name: 'Late', path: '/dashboard/projects?show=late' });
  await leader.rpc('delete_view', { view: view.id });
  expect(await viewsOf(member)).toHaveLength(2);
  await member.rpc('delete_view', { view: view.id });
  await save(member, { id: view.id, place: view.position });
  expect((await viewsOf(member)).map(({ name }) => name)).toEqual(['Unassigned', 'Late']);
});

test('the export of a person’s data contains their saved views', async () => {
  await save(member);
  await save(leader, { name: 'Of the leader' });
  const { data } = await member.rpc('export_my_data');
  expect(data.saved_views).toMatchObject([
    { name: 'Unassigned', path: '/dashboard/inbox?share=unassigned' },
  ]);
});
