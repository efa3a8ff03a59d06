// Prints the API's response times for a portal with much data: node tools/backend/src/measure-portal-main.ts
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { startBackend } from './backend-server.ts';
import { createSignedInApiClient, openTestApp, TEST_SITE_URL } from './testing.ts';

const rounds = 20;

const folder = await makeTempFolder();
const app = await openTestApp(join(folder.path, 'postgres'));
await app.connection.driver.exec(
  await readFile(new URL('measure-portal.sql', import.meta.url), 'utf8'),
);
const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
for (const step of ['a year of events added up', 'the same again']) {
  const time = await timed(() =>
    app.connection.driver.exec('select private.store_daily_figures()'),
  );
  console.log(`${step}: ${Math.round(time)} ms`);
}
await app.connection.close();

const backend = await startBackend({
  port: await freePort(),
  dataDir: folder.path,
  siteUrl: TEST_SITE_URL,
  smtpPort: await freePort(),
});
const [client, member, leader, founder] = await Promise.all([
  createSignedInApiClient(backend, 'client@torsa.example', 'local-client-1'),
  createSignedInApiClient(backend, 'tm001@torsa.example', 'local-team-member-1'),
  createSignedInApiClient(backend, 'tl001@torsa.example', 'local-team-lead-1'),
  createSignedInApiClient(backend, 'founder001@staff.torsa.example', 'local-founder-1'),
]);

const conversationColumns =
  'id, subject, name, email, status, assignee, waiting_since, version, preview, sort_key';
const inbox = () =>
  member.from('conversations').select(conversationColumns).order('sort_key').order('id').limit(50);
const found = (words: string) => inbox().textSearch('search', words, { config: 'simple' });
const searchPortal = (of: SupabaseClient, query: string) => of.rpc('search_portal', { query });
const projects = (of: SupabaseClient) =>
  of.from('projects').select().order('sort_key').order('id').limit(50);
const tasks = (of: SupabaseClient) =>
  of.from('tasks').select('*, project:projects(title)').order('due_on').order('id').limit(500);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const year = { since: day(-364), until: day(0) };
const report = (of: SupabaseClient, days: number) =>
  of.rpc('work_report', { first_day: day(-days), last_day: day(0), zone: 'Asia/Kolkata' });

type AuthRequest = () => PromiseLike<{ readonly error: unknown; readonly data: unknown }>;
const asked: Record<string, readonly AuthRequest[]> = {
  'Inbox: first page': [inbox],
  'Inbox: a page in the middle': [() => inbox().gt('sort_key', 90_000_000_000_000)],
  'Inbox: unassigned and open': [() => inbox().eq('status', 'open').is('assignee', null)],
  'Inbox: search, a rare word': [() => found(`'sender5000':*`)],
  'Inbox: search, two words': [() => found(`'word77':* & 'subject':*`)],
  'Inbox: search, a word of all': [() => found(`'sender':*`)],
  'Search over everything: a rare word': [() => searchPortal(founder, 'sender5000')],
  'Search over everything: a word of all conversations': [() => searchPortal(founder, 'subject')],
  'Search over everything: a word of all tasks, as a member': [() => searchPortal(member, 'task')],
  'Search over everything: two letters': [() => searchPortal(leader, 'wo')],
  'Search over everything: a client': [() => searchPortal(client, 'project')],
  "A client's dashboard": [
    () => client.rpc('client_projects').order('sort_key').order('id').limit(50),
    () =>
      client
        .rpc('client_conversations')
        .select('id, subject, status, last_message_at')
        .order('last_message_at')
        .limit(50),
  ],
  "The team's dashboard": [
    () => leader.rpc('inbox_figures'),
    () => leader.rpc('work_figures', { today: day(0) }),
    inbox,
    () => projects(leader),
  ],
  "The founder's dashboard": [
    () => founder.rpc('inbox_figures'),
    () => founder.rpc('work_figures', { today: day(0) }),
    () => founder.rpc('company_figures', { since: day(-6), until: day(0), by_week: false }),
    inbox,
  ],
  'Projects: first page': [() => projects(founder)],
  'Projects: a page in the middle': [() => projects(founder).gt('sort_key', 1_000_000)],
  'Projects: late': [
    () => projects(founder).lt('due_on', day(0)).not('stage', 'in', '(live,cared_for)'),
  ],
  'Tasks: mine': [
    () =>
      tasks(member)
        .eq('assignee', 'TM001')
        .or(`state.neq.done,done_at.gte.${day(-14)}`),
  ],
  'Tasks: by person': [() => tasks(leader).neq('state', 'done')],
  'Tasks: by person, as the founder': [() => tasks(founder).neq('state', 'done')],
  Calendar: [
    () => tasks(leader).gte('due_on', day(-15)).lte('due_on', day(27)),
    () => projects(leader).gte('due_on', day(-15)).lte('due_on', day(27)),
  ],
  'Report of a week': [() => report(leader, 6), () => report(leader, 13)],
  'Report of a year, as the founder': [() => report(founder, 364)],
  'Analytics of a year': [
    () => founder.rpc('company_figures', { ...year, by_week: true }),
    () => founder.rpc('company_figures', { since: day(-729), until: day(-365), by_week: true }),
    () => founder.rpc('company_figure_breakdowns', year),
  ],
};

for (const [name, calls] of Object.entries(asked)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let rows = 0;
    const time = await timed(() =>
      Promise.all(
        calls.map(async (ask) => {
          const { error, data } = await ask();
          if (error) throw error;
          rows += Object(data).length;
        }),
      ),
    );
    if (rows === 0)
      throw new Error(`${name} returned no rows. Check the test data in measure-portal.sql.`);
    times.push(time);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.ceil(part * rounds) - 1] ?? 0);
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
await backend.close();
await folder.remove();
