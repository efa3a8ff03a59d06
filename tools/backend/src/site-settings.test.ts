import type { SupabaseClient } from '@supabase/supabase-js';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient } from './testing.ts';

const backend = backendForTests();

let founder: SupabaseClient;
let leader: SupabaseClient;

beforeAll(async () => {
  founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
});

const save = async (section: string, value: unknown, expected_version: number, by = founder) =>
  (await by.rpc('save_setting', { section, value, expected_version })).status;
const undo = async (section: string, expected_version: number, by = founder) =>
  (await by.rpc('undo_setting', { section, expected_version })).status;
const published = async () => (await createVisitorClient(backend()).rpc('published_settings')).data;

test("the site settings' default values can be saved section by section", async () => {
  for (const [section, value] of Object.entries(defaultSiteSettings)) {
    expect(await save(section, value, 0), section).toBe(204);
  }
  const { banner: _, ...rest } = defaultSiteSettings;
  expect(await published()).toEqual(rest);
});

test('a site setting can be changed only with its current version, and the last change can be undone and restored', async () => {
  const before = defaultSiteSettings.openings;
  const after = { ...before, ai: 'closed' };
  expect(await save('openings', after, 1)).toBe(204);
  expect(await save('openings', before, 1)).toBe(409);
  expect(await undo('openings', 1)).toBe(409);
  expect(await undo('openings', 2)).toBe(204);
  expect((await published()).openings).toEqual(before);
  expect(await undo('openings', 3)).toBe(204);
  expect((await published()).openings).toEqual(after);
  expect(await undo('openings', 4)).toBe(204);
  const { data } = await founder
    .from('audit_log')
    .select()
    .eq('subject', 'site_settings')
    .eq('row_key', 'openings')
    .order('id');
  const actions = data?.map(({ action }) => action);
  expect(actions).toEqual(['changed', 'changed', 'undone', 'redone', 'undone']);
});

test.each([
  ['contact', { 'phone.kolkata': '033 5550' }],
  ['contact', { 'phone.elsewhere': '+91 33 5550 0142' }],
  ['contact', { 'phone.kolkata': 913355500142 }],
  ['contact', ['+91 33 5550 0142']],
  ['contact', null],
  ['openings', { ai: 'maybe' }],
  ['company', { github: 'javascript:alert(1)' }],
  ['company', { legalName: 'x'.repeat(101) }],
  ['services', { 'apps.price': '1e9' }],
  ['services', { 'apps.price': '1000000000' }],
])('§10.16 %s with %j is refused', async (section, value) => {
  const { data } = await founder.from('site_settings').select().eq('key', section).single();
  expect(await save(section, value, data.version)).toBe(400);
});

test('saving site settings is refused for an unknown section and for callers who are not founders', async () => {
  expect(await save('colours', {}, 0)).toBe(404);
  expect(await undo('colours', 0)).toBe(404);
  expect(await save('logins', { employee: 'open' }, 1, leader)).toBe(403);
  expect(await undo('logins', 1, leader)).toBe(403);
  expect(await save('logins', { employee: 'open' }, 1, createVisitorClient(backend()))).toBe(401);
  expect((await leader.from('site_settings').select()).data).toEqual([]);
});

test('§10.18 a site banner is not published after its last day', async () => {
  const texts = { 'text.en': 'Closed for Puja', 'text.bn': 'পুজোয় বন্ধ' };
  expect(await save('banner', { ...texts, until: '2100-12-31' }, 1)).toBe(204);
  expect((await published()).banner).toMatchObject(texts);
  expect(await save('banner', { ...texts, until: '2026-01-01' }, 2)).toBe(204);
  expect((await published()).banner).toBeUndefined();
});

test("the employee login returns an employee's email address only for the right password and an enabled login", async () => {
  const ask = (staff_id: string, password: string) =>
    createVisitorClient(backend()).rpc('employee_address', { staff_id, password });
  const right = ['tm001 ', 'local-team-member-1'] as const;
  expect((await ask(...right)).status).toBe(401);
  const { data } = await founder.from('site_settings').select().eq('key', 'logins').single();
  expect(await save('logins', { employee: 'open' }, data.version)).toBe(204);
  expect((await ask(...right)).data).toBe('tm001@torsa.example');
  expect((await ask('TM001', 'local-team-member-2')).data).toBeNull();
  expect((await ask('FOUNDER001', 'local-founder-1')).data).toBeNull();
  for (let tries = 2; tries < 10; tries += 1) await ask('TM001', 'guess');
  expect((await ask(...right)).status).toBe(429);
});
