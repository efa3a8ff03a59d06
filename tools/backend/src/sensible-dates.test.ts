import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient } from './testing.ts';

const backend = backendForTests();

let leader: SupabaseClient;
let founder: SupabaseClient;
let project: { readonly id: string; readonly version: number };

beforeAll(async () => {
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
  founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  ({ data: project } = await leader.rpc('create_project', newProject(null)));
});

const newProject = (due_on: string | null) => ({
  id: randomUUID(),
  title: 'Delivery app',
  service_id: 'apps',
  due_on,
});

const newTask = (due_on: string | null) => ({
  id: randomUUID(),
  project: project.id,
  title: 'Draw it',
  due_on,
});

const bad = [
  '0020-01-01',
  '0026-11-25',
  '1999-12-31',
  '2101-01-01',
  '20261-11-25',
  '99999-12-31',
  '275760-09-13',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  'infinity',
  '-infinity',
  '২০২৬-১১-২৫',
  '',
];

test.each(bad)('the invalid due date %j is refused', async (day) => {
  expect((await leader.rpc('create_project', newProject(day))).status).toBe(400);
  expect((await leader.rpc('add_task', newTask(day))).status).toBe(400);
  const { data: task } = await leader.rpc('add_task', newTask('2026-11-25'));
  const change = {
    task: task.id,
    title: task.title,
    state: 'todo',
    expected_version: task.version,
  };
  expect((await leader.rpc('change_task', { ...change, due_on: day })).status).toBe(400);
});

test.each(['2000-01-01', '2028-02-29', '2100-12-31', null])(
  'the due date %s is accepted',
  async (day) => {
    expect((await leader.rpc('create_project', newProject(day))).data.due_on).toBe(day);
    expect((await leader.rpc('add_task', newTask(day))).data.due_on).toBe(day);
  },
);

async function saveBanner(until: string): Promise<number> {
  const { data } = await founder.from('site_settings').select('version').eq('key', 'banner');
  const value = { ...defaultSiteSettings.banner, 'text.en': 'Closed', 'text.bn': 'বন্ধ', until };
  const expected_version = data?.[0]?.version ?? 0;
  return (await founder.rpc('save_setting', { section: 'banner', value, expected_version })).status;
}

test('the end date of a site banner must be an existing calendar date', async () => {
  // Settings convert digits of other scripts to 0 to 9.
  const refused = bad.filter((day) => day !== '২০২৬-১১-২৫');
  for (const day of refused) expect(await saveBanner(day), day).toBe(400);
  expect(await saveBanner('২০২৬-১১-২৫')).toBe(204);
  for (const day of ['2027-02-31', '2100-02-29']) expect(await saveBanner(day), day).toBe(400);
  for (const day of ['2028-02-29', '2100-12-31']) expect(await saveBanner(day), day).toBe(204);
});

test('a report with impossible calendar dates is refused, and a report for the end of 2100 is accepted', async () => {
  const report = (first_day: string, last_day: string) =>
    leader.rpc('work_report', { first_day, last_day, zone: 'Asia/Kolkata' });
  for (const day of ['infinity', '5874897-12-31', '2026-02-30', '99999999-01-01']) {
    expect((await report(day, day)).status, day).toBe(400);
  }
  expect((await report('1999-12-27', '2000-01-02')).status).toBe(200);
  expect((await report('2100-12-27', '2101-01-02')).status).toBe(200);
});
