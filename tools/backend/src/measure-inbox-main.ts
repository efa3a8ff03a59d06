// Prints how long the inbox takes with many conversations: npx tsx tools/backend/src/measure-inbox-main.ts [how many]
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { queryAccounts } from './accounts.ts';
import { startBackend } from './backend-server.ts';
import { openTestApp, SITE, signedIn } from './testing.ts';

const ROUNDS = 20;
const count = Number(process.argv[2] ?? 10_000);

const folder = await makeTempFolder();
const app = await openTestApp(join(folder.path, 'postgres'));
await queryAccounts(
  app,
  // Messages of forty words out of a thousand; a tenth waits, and each has an answer.
  `select private.open_conversation(row(place, 'Sender ' || place, 'sender' || place || '@example.org',
      'Subject ' || place, (select string_agg('word' || (place * n * 7919 % 1000), ' ') from generate_series(1, 40) n),
      now() - place * interval '1 minute', null)::public.contact_messages, null)
    from generate_series(1, $1::bigint) place`,
  [count],
);
await queryAccounts(
  app,
  `select private.add_message(id, 'staff', 'Local', 'Dear sender, thank you.') from public.conversations
    where name ~ '[1-9]$'`,
  [],
);
await app.connection.close();

const backend = await startBackend({
  port: await freePort(),
  dataDir: folder.path,
  siteUrl: SITE,
  smtpPort: await freePort(),
});
const member = await signedIn(backend, 'tm001@torsa.example', 'local-team-member-1');
const columns =
  'id, subject, name, email, status, assignee, waiting_since, version, preview, place';
const list = () =>
  member.from('conversations').select(columns).order('place').order('id').limit(50);
const found = (words: string) => list().textSearch('search', words, { config: 'simple' });

const asked = {
  'first page': () => list(),
  'a page in the middle': () => list().gt('place', 90_000_000_000_000),
  'unassigned and open': () => list().eq('status', 'open').is('assignee', null),
  'search, a rare word': () => found(`'sender${Math.round(count / 2)}':*`),
  'search, two words': () => found(`'word77':* & 'subject':*`),
  'search, a word of all': () => found(`'sender':*`),
  figures: () => member.rpc('inbox_figures'),
};

for (const [name, ask] of Object.entries(asked)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const { error, data } = await ask();
    if (error || data.length === 0) throw error ?? new Error(`${name} found nothing`);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.ceil(part * ROUNDS) - 1] ?? 0);
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
await backend.close();
await folder.remove();
