import path from 'node:path';
import { expect, test } from 'vitest';
import { writeRemote } from '../testing/sample-builds.ts';
import { readContent, sampleSiteInFolder } from '../testing/sample-site.ts';
import { runReleaseCommand } from './run-release-command.ts';

async function cli() {
  const site = await sampleSiteInFolder();
  const run = async (...args: readonly string[]) => {
    const printed: string[] = [];
    const reported: string[] = [];
    const exitCode = await runReleaseCommand([...args, '--store', site.store.root], {
      appDirs: site.dirs,
      defaultStore: path.join(site.folder, 'nowhere'),
      print: (text) => printed.push(text),
      report: (text) => reported.push(text),
    });
    return { exitCode, printed: printed.join('\n'), reported: reported.join('\n') };
  };
  const json = async (...args: readonly string[]) => {
    const { exitCode, printed } = await run(...args, '--json');
    return { exitCode, data: JSON.parse(printed) };
  };
  const next = await writeRemote(site.folder, 'marketing', { '/': 'next' }, { folder: 'next' });
  return { ...site, run, json, next };
}

const version = expect.stringMatching(/^[0-9a-f]{12}$/);

test('the release commands publish, status, list, rollback, canary, promote, abort and preview print JSON with --json', async () => {
  const { json, next } = await cli();
  const written = expect.arrayContaining(['index.html', 'index.html.br', 'index.html.gz']);
  const change = (revision: number) => ({
    exitCode: 0,
    data: expect.objectContaining({
      revision,
      changed: true,
      dryRun: false,
      documents: { written, removed: expect.any(Array) },
    }),
  });
  expect(await json('publish', 'marketing', '--from', next)).toEqual(change(2));
  expect((await json('publish', 'auth')).data).toMatchObject({
    changed: false,
    releases: [{ app: 'auth', version }],
  });
  expect(await json('rollback', 'marketing')).toEqual(change(3));
  expect(await json('canary', 'marketing', '--percent', '20', '--from', next)).toEqual(change(4));
  expect((await json('status', '--verify')).data).toMatchObject({
    revision: 4,
    host: { live: { version } },
    remotes: { marketing: { canary: { percent: 20, release: { version } } } },
    shellPatterns: [],
    behind: [],
    problems: [],
  });
  expect(await json('abort', 'marketing')).toEqual(change(5));
  expect((await json('canary', 'marketing', '--percent', '5', '--from', next)).exitCode).toBe(0);
  expect((await json('promote', 'marketing')).data).toMatchObject({ app: 'marketing', version });
  expect((await json('list', 'marketing')).data.releases).toEqual([
    {
      app: 'marketing',
      version,
      state: 'live',
      publishedAt: expect.any(String),
      bytes: expect.any(Number),
    },
    {
      app: 'marketing',
      version,
      state: 'previous',
      publishedAt: expect.any(String),
      bytes: expect.any(Number),
    },
  ]);
  expect((await json('preview', 'marketing')).data).toMatchObject({
    url: expect.stringContaining('http://site.test/?preview=marketing@'),
  });
  expect((await json('prune', '--keep', '0', '--days', '0')).data).toEqual({
    dryRun: false,
    removed: [],
  });
  expect((await json('configure', '--site-url', 'https://torsa.example')).data).toMatchObject({
    siteConfig: { siteUrl: 'https://torsa.example' },
  });
  expect((await json('compose')).data).toMatchObject({
    changed: false,
    documents: { written: [], removed: [] },
  });
});

test('the release commands hand-in, publish (of a staged build), revoke and history print JSON with --json', async () => {
  const { folder, json, run, next } = await cli();
  const incoming = path.join(folder, 'incoming');
  const staged = await json('hand-in', 'marketing', '--from', next, '--incoming', incoming);
  expect(staged.data).toEqual({ app: 'marketing', version, dryRun: false });
  const dryRun = await json('publish', 'marketing', '--incoming', incoming, '--dry-run');
  expect(dryRun.data).toMatchObject({ changed: true, revision: 2 });
  const published = await json('publish', 'marketing', '--incoming', incoming);
  expect(published.data.releases).toEqual([{ app: 'marketing', version: staged.data.version }]);
  const again = await run('publish', 'marketing', '--incoming', incoming);
  expect(again).toMatchObject({ exitCode: 1 });
  expect(again.reported).toContain('No build of marketing is staged');

  expect((await json('rollback', 'marketing')).exitCode).toBe(0);
  const revoke = ['revoke', 'marketing', staged.data.version, '--reason', 'leaks names'];
  const refused = await run(...revoke);
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.reported).toContain('use --forget-previous');
  expect((await json(...revoke, '--forget-previous')).data).toMatchObject({ revision: 4 });
  expect((await json('history', 'marketing', '--last', '2')).data.history).toMatchObject([
    { revision: 4, action: 'revoke', note: 'leaks names' },
    { revision: 3, action: 'rollback' },
  ]);
  expect((await run('history', 'auth')).printed).toMatch(
    /^ {4}1 {2}\S+Z {2}\S+@\S+ {2}publish host@\w{12}, marketing@\w{12}, auth@\w{12}$/,
  );
});

test('a release command prints its result to standard output and its progress to standard error', async () => {
  const { run, next } = await cli();
  const published = await run('publish', 'marketing', '--from', next);
  expect(published.printed).toMatch(
    /^marketing@[0-9a-f]{12} is live \(revision 2, \d+ files written\)$/,
  );
  expect(published.reported.split('\n')).toEqual([
    'Checking the change and rendering documents',
    expect.stringMatching(/^Uploading 1 of 2 files of marketing@/),
    'Revision 2 is live',
    'Writing documents',
  ]);
  const { printed } = await run('status', '--verify');
  expect(printed).toContain('Every file is intact');
  expect(printed).toMatch(/^marketing +[0-9a-f]{12}, previous [0-9a-f]{12}$/m);
});

test.each([
  [['publish', 'marketing', '--from', 'NEXT']],
  [['canary', 'marketing', '--percent', '5', '--from', 'NEXT']],
  [['preview', 'marketing', '--from', 'NEXT']],
  [['configure', '--site-url', 'https://torsa.example']],
  [['compose']],
  [['prune', '--keep', '0', '--days', '0']],
])('the release command %j with --dry-run changes nothing', async (args) => {
  const { run, store, next } = await cli();
  const before = await readContent(store);
  const named = args.map((arg) => (arg === 'NEXT' ? next : arg));
  expect((await run(...named, '--dry-run')).exitCode).toBe(0);
  expect(await readContent(store)).toEqual(before);
});

test('publish exits with code 2 and lists every problem when the release gate refuses the build', async () => {
  const { folder, run, json } = await cli();
  const bad = await writeRemote(
    folder,
    'marketing',
    { '/auth/login': 'x' },
    { folder: 'bad', budget: 1 },
  );
  const refused = await run('publish', 'marketing', '--from', bad);
  expect(refused.exitCode).toBe(2);
  expect(refused.reported).toContain('Refused, and nothing was changed:\n- marketing@');
  const { exitCode, data } = await json('publish', 'marketing', '--from', bad);
  expect(exitCode).toBe(2);
  expect(data.error).toMatchObject({
    kind: 'refused',
    problems: [expect.any(String), expect.any(String)],
  });
});

test.each([
  [['rollback', 'marketing'], 'marketing has no previous release'],
  [['list', 'unknown'], 'unknown is not published'],
  [['publish', 'marketing', '--from', '/nowhere'], 'Build the app first'],
  [['canary', 'host', '--percent', '5'], 'The host cannot be a canary'],
])(
  'the failing release command %j exits with code 1 and prints the reason',
  async (args, message) => {
    const { run } = await cli();
    const { exitCode, reported, printed } = await run(...args);
    expect(reported).toContain(message);
    expect(reported).not.toContain('    at ');
    expect({ exitCode, printed }).toEqual({ exitCode: 1, printed: '' });
  },
);

test.each([
  [['nonsense']],
  [[]],
  [['publish']],
  [['publish', 'unknown']],
  [['canary', 'marketing']],
  [['canary', 'marketing', '--percent', '0']],
  [['canary', 'marketing', '--percent', 'many']],
  [['publish', 'host', 'marketing', '--from', 'x']],
  [['rollback', 'marketing', '--nonsense']],
])('the release command exits with code 64 for the invalid arguments %j', async (args) => {
  const { run, store } = await cli();
  const before = await readContent(store);
  expect((await run(...args)).exitCode).toBe(64);
  expect(await readContent(store)).toEqual(before);
});

test('the release command with --help prints its help and exits with code 0', async () => {
  const { run } = await cli();
  const { exitCode, printed } = await run('canary', '--help');
  expect(exitCode).toBe(0);
  expect(printed).toContain('--percent <n>');
  expect(printed).toContain('--dry-run');
});
