import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { runReleaseCommand } from '../cli/run-release-command.ts';
import { sampleSiteInFolder } from '../testing/sample-site.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const line = (
  request: string,
  { at = '22/Nov/2026:10:00:00 +0000', status = 200, agent = browser } = {},
) => `192.0.2.7 - - [${at}] "${request}" ${status} 512 "https://search.example/" "${agent}"`;
const views = [
  line('GET /about?of=ada@example.org HTTP/1.1'),
  line('GET /about/ HTTP/2.0'),
  line('GET / HTTP/1.1', { at: '22/Nov/2026:18:29:59 +0000' }),
  // At the offices, this time is on the next day.
  line('GET / HTTP/1.1', { at: '22/Nov/2026:18:30:00 +0000' }),
  line('GET /dashboard/inbox/6a1f0000-0000-4000-8000-000000000001 HTTP/1.1', {
    at: '23/Nov/2026:10:00:00 +0530',
  }),
];
const noViews = [
  line('POST /about HTTP/1.1'),
  line('GET /nowhere HTTP/1.1', { status: 404 }),
  line('GET /link/Zk3-x_9aQhV5b0nT2sYwUe7LmRf4pCj8dXgI6oKtN1A HTTP/1.1'),
  line('GET /apps/host/host.1a2b3c4d.js HTTP/1.1'),
  line('GET / HTTP/1.1', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
  line('\\x16\\x03\\x01', { status: 400 }),
];

/**
 * Runs the command with a log. @returns its exit code, its output, the bodies of its requests to the backend, and
 * their `authorization` header
 */
const visits = (bytes: string | Buffer, name = 'access.log', ...options: string[]) =>
  visitsWithKey('service', bytes, name, ...options);

async function visitsWithKey(
  key: string,
  bytes: string | Buffer,
  name: string,
  ...options: string[]
) {
  const { folder, store } = await sampleSiteInFolder();
  const log = path.join(folder, name);
  await writeFile(log, bytes);
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', key);
  let bearer: string | null | undefined;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(url).toBe('http://backend.test/rest/v1/rpc/keep_page_views');
    bearer = new Headers(init.headers).get('authorization');
    sent.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  });
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const context = { appDirs: {}, defaultStore: store.root, print, report: print };
  const exitCode = await runReleaseCommand(['visits', log, ...options], context);
  return { exitCode, printed: printed.join('\n'), sent, bearer };
}

const log = expect.stringMatching(/^[0-9a-f]{16}$/);

test('§10.49 the command visits counts page views by page and calendar day in India, and ignores queries, files and robots', async () => {
  const text = [...views, 'no line', ...noViews].join('\n');
  const { exitCode, printed, sent, bearer } = await visits(text);
  expect({ exitCode, printed, bearer }).toEqual({
    bearer: 'Bearer service',
    exitCode: 0,
    printed: 'Added 5 views on 2 days; 1 invalid lines were skipped',
  });
  expect(sent).toEqual([
    { log, day: '2026-11-22', pages: { '/about': 2, '/': 1 } },
    { log, day: '2026-11-23', pages: { '/': 1, '/dashboard/inbox/:id': 1 } },
  ]);
});

test('§10.49 the command visits sends a secret key only as `apikey`, because such a key is not a JWT', async () => {
  const { exitCode, bearer } = await visitsWithKey('sb_secret_a', views.join('\n'), 'access.log');
  expect([exitCode, bearer]).toEqual([0, null]);
});

test('§10.49 the command visits replaces the earlier numbers of a log that was compressed, renamed or extended', async () => {
  const { sent } = await visits(views.join('\n'));
  const packed = await visits(gzipSync(views.join('\n')), 'access.log.1.gz');
  expect(packed.sent).toEqual(sent);
  const grown = await visits([...views, ...views].join('\n'));
  expect(grown.sent[0]).toEqual({ ...Object(sent[0]), pages: { '/about': 4, '/': 2 } });
});

test.each([
  ['<html>No log</html>', 'access.log', 'contains no line in the combined log format'],
  ['', 'access.log', 'contains no line in the combined log format'],
  ['not packed', 'access.log.gz', 'cannot be read'],
])('§10.49 visits refuses a log with %j as %s and changes nothing', async (text, name, words) => {
  const { exitCode, printed, sent } = await visits(text, name);
  expect([exitCode, sent]).toEqual([1, []]);
  expect(printed).toContain(words);
});

test('the command visits with --dry-run prints the numbers and stores nothing', async () => {
  const { printed, sent } = await visits(views.join('\n'), 'access.log', '--dry-run');
  expect([printed, sent]).toEqual(['Would add 5 views on 2 days', []]);
});
