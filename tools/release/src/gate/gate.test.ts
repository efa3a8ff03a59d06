import { expect, test } from 'vitest';
import { startCanary } from '../commands/canary.ts';
import { publish } from '../commands/publish.ts';
import { rollBack } from '../commands/roll-back.ts';
import {
  hostBundle,
  remoteBundle,
  writeBuild,
  writeHost,
  writeRemote,
} from '../testing/sample-builds.ts';
import { contentOf, sampleSite } from '../testing/sample-site.ts';
import { GateRefusal } from './gate.ts';

type Site = Awaited<ReturnType<typeof sampleSite>>;

/** Tries a change that must be refused. @returns the problems, with versions as `…`. */
async function refusal(
  { store }: Site,
  change: () => Promise<unknown>,
): Promise<readonly string[]> {
  const before = await contentOf(store);
  const error = await change().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(GateRefusal);
  expect(await contentOf(store)).toEqual(before);
  const { problems } = error as GateRefusal;
  return problems.map((problem) => problem.replaceAll(/@[0-9a-f]{12}/g, '@…'));
}

const pages = { '/': 'you' };

test('a singleton that the host does not provide', async () => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, {
    requires: { 'left-pad': '^1.0.0' },
  });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    'marketing@… (live) needs "left-pad" ^1.0.0, and host@… does not provide it. Remove that import from marketing, or first publish a host that provides it.',
  ]);
});

test('a singleton out of range', async () => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, {
    requires: { greeting: '^2.1.0' },
  });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    'marketing@… (live) needs "greeting" ^2.1.0, and host@… provides 1.0.0. Build marketing against 1.0.0 and publish it, or publish a host that keeps to the range.',
  ]);
});

test('a range that is none', async () => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, {
    requires: { greeting: 'workspace:*' },
  });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    expect.stringContaining('needs "greeting" in the range "workspace:*", which is none'),
  ]);
});

test.each([
  ['/auth/login', '/auth/login'],
  ['/Auth/Login', '/Auth/Login and /auth/login'],
])('the path %s of another remote', async (pattern, both) => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', { [pattern]: 'mine' });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    `marketing@… (live) and auth@… (live) both claim ${both}. Only one remote may own a path: change it in one of them, and publish that one first.`,
  ]);
});

test('patterns that match the same, whatever their parameters are called', async () => {
  const site = await sampleSite();
  await publish(site.store, [await writeRemote(site.folder, 'auth', { '/people/:id': 'one' })]);
  const next = await writeRemote(site.folder, 'marketing', {
    '/people/:name': 'other',
    '/:any': 'x',
  });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    expect.stringContaining('both claim /people/:name and /people/:id.'),
  ]);
});

test('a path that a canary of another remote claims', async () => {
  const site = await sampleSite();
  const canary = await writeRemote(site.folder, 'auth', { '/auth/login': 'a', '/me': 'b' });
  await startCanary(site.store, { app: 'auth', percent: 5, from: { dir: canary } });
  const next = await writeRemote(site.folder, 'marketing', { '/me': 'mine' });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    expect.stringContaining('marketing@… (live) and auth@… (canary) both claim /me.'),
  ]);
});

test('one path twice in a remote, and a path of the site itself', async () => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', {
    '/a/:x': '1',
    '/a/:y': '2',
    '/apps/new': '3',
    '/bn/about': '4',
  });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    expect.stringContaining('has a page at /apps/new, but /apps holds the site'),
    expect.stringContaining('has a page at /bn/about, but /bn holds the site'),
    expect.stringContaining('has two pages for /a/:x and /a/:y. The second would never be seen'),
  ]);
});

test('a path that another remote lists for a pattern with a parameter', async () => {
  const site = await sampleSite();
  const listing = (app: string, pattern: string, path: string) =>
    writeBuild(site.folder, {
      app,
      files: { 'remote.js': app },
      bundle: remoteBundle({ [pattern]: app }),
      pages: [{ id: pattern, pattern, paths: [path], files: [] }],
    });
  await publish(site.store, [await listing('auth', '/help/*', '/help/me')]);
  const same = await writeRemote(site.folder, 'marketing', { '/help/me': 'mine' });
  expect(await refusal(site, () => publish(site.store, [same]))).toEqual([
    expect.stringContaining('both claim /help/me and /help/*.'),
  ]);
  const nearer = await writeRemote(site.folder, 'marketing', { '/help/:who': 'mine' });
  expect(await refusal(site, () => publish(site.store, [nearer]))).toEqual([
    'auth@… (live) lists the path /help/me of /help/*, and marketing@… (live) claims it with /help/:who. Only one remote may own a path: change it in one of them, and publish that one first.',
  ]);
  const other = await writeRemote(site.folder, 'marketing', { '/help/us/:who': 'mine' });
  expect((await publish(site.store, [other])).changed).toBe(true);
});

test('a page that has moved to another remote is no clash with the previous release', async () => {
  const { folder, store } = await sampleSite();
  await publish(store, [await writeRemote(folder, 'marketing', { '/': 'you' })]);
  const { changed } = await publish(store, [
    await writeRemote(folder, 'auth', { '/about': 'moved' }),
  ]);
  expect(changed).toBe(true);
  // Now there is no way back without the other remote.
  await expect(rollBack(store, 'marketing', undefined)).rejects.toThrow('both claim /about');
});

test('a page that throws when it is rendered', async () => {
  const site = await sampleSite();
  const next = await writeRemote(
    site.folder,
    'marketing',
    { '/': 'you', '/broken': 'x' },
    {
      bundle: `${remoteBundle({ '/': 'you', '/broken': 'x' })}
      exports.routes[1].load = async () => { throw new Error('no river') };`,
    },
  );
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    'The document broken/index.html of marketing@… cannot be rendered by host@…. Because: no river',
    'The document bn/broken/index.html of marketing@… cannot be rendered by host@…. Because: no river',
  ]);
});

test('scripts over their budget, and images over theirs', async () => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, {
    files: {
      'remote.js': 'a'.repeat(2000),
      'page-0.js': 'page',
      'page-1.js': 'page',
      'a.png': 'b'.repeat(4100),
    },
    budget: 1000,
    assetBudget: 4000,
  });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    'marketing@… has 2.0 kB of scripts, and its budget is 1.0 kB. Make them smaller, or raise "budget" in the app\'s rspack.config.ts.',
    'marketing@… has 4.1 kB of images and fonts, and its budget is 4.0 kB. Make them smaller, or raise "assetBudget" in the app\'s rspack.config.ts.',
  ]);
});

test('images of an app that has no budget for them', async () => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, {
    files: { 'remote.js': 'a', 'page-0.js': 'page', 'page-1.js': 'page', 'a.woff2': 'font' },
  });
  expect(String(await refusal(site, () => publish(site.store, [next])))).toContain(
    'of images and fonts, and its budget is 0.0 kB',
  );
});

test.each([
  ['nothing', '', 'must export routes, a list of pages'],
  [
    'pages that are none',
    'exports.routes = [7];',
    'routes.0 in bundle.cjs of marketing@… must be a page.',
  ],
  [
    'a page without load',
    `exports.routes = [{ id: '/', path: '/' }];`,
    'routes.0 in bundle.cjs of marketing@… needs load, a function: () => import(…).',
  ],
  [
    'a page that is not in English',
    `exports.routes = [{ id: '/', path: '/', load: { bn() {} } }];`,
    'In several languages it is one for each, English among them.',
  ],
  [
    'a page without id and path',
    `exports.routes = [{ load() {} }];`,
    'routes.0 in bundle.cjs of marketing@… needs an id, a text.',
  ],
  [
    'other pages than its manifest',
    remoteBundle({ '/other': 'x' }),
    'bundle.cjs of marketing@… lacks the page "/" at / of its manifest: build the app again.',
  ],
  [
    'a discovery that is none',
    `${remoteBundle(pages)} exports.loadDiscovery = {};`,
    'loadDiscovery of marketing@… must be a function: see shared/src/contract/discovery.ts.',
  ],
  [
    'a discovery of a page that it lacks',
    `${remoteBundle(pages)} exports.loadDiscovery = async () => ({ '/': {}, other: {} });`,
    'loadDiscovery of marketing@… tells of the page "other", which its route table lacks.',
  ],
  [
    'a discovery that fails',
    `${remoteBundle(pages)} exports.loadDiscovery = async () => { throw new Error('lost'); };`,
    'loadDiscovery of marketing@… fails. Because: lost',
  ],
  ['an error', `throw new Error('broken bundle');`, 'cannot be run. Because: broken bundle'],
  [
    'a module that the host lacks',
    `require('left-pad');`,
    'It needs "left-pad", which the host does not provide.',
  ],
])('a node bundle with %s', async (_, bundle, problem) => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, { bundle });
  const problems = await refusal(site, () => publish(site.store, [next]));
  expect(problems.join('\n')).toContain(problem);
});

test('a page that names a file which its release lacks, and so does the entry', async () => {
  const site = await sampleSite();
  const next = await writeBuild(site.folder, {
    app: 'marketing',
    files: { 'remote.js': 'x' },
    bundle: remoteBundle(pages),
    pages: [{ id: '/', pattern: '/', paths: ['/'], files: ['lost.js'] }],
  });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    'marketing@… names the file "lost.js", which it lacks: build the app again.',
  ]);
});

test('all problems are told at once', async () => {
  const site = await sampleSite();
  const next = await writeRemote(
    site.folder,
    'marketing',
    { '/auth/login': 'mine' },
    {
      budget: 1,
      requires: { 'left-pad': '1.0.0', greeting: '^9.0.0' },
      bundle: 'exports.routes = 1;',
    },
  );
  expect(await refusal(site, () => publish(site.store, [next]))).toHaveLength(5);
});

test('a new host is checked against all that is live, previous or tried out', async () => {
  const site = await sampleSite();
  const { folder, store } = site;
  await publish(store, [await writeRemote(folder, 'marketing', { '/': 'second' })]);
  const canary = await writeRemote(folder, 'auth', { '/auth/login': 'third' });
  await startCanary(store, { app: 'auth', percent: 5, from: { dir: canary } });
  const host = await writeBuild(folder, {
    app: 'host',
    files: { 'host.js': 'new' },
    bundle: hostBundle.replace("version: '1.0.0'", "version: '2.0.0'"),
    provides: { greeting: '2.0.0' },
  });
  const problems = await refusal(site, () => publish(store, [host]));
  for (const [who, remedy] of [
    ['marketing@… (live)', 'Build marketing against 2.0.0'],
    ['marketing@… (previous)', 'publish host --forget-previous'],
    ['auth@… (live)', 'Build auth against 2.0.0'],
    ['auth@… (canary)', 'end its canary with "abort auth"'],
  ]) {
    const problem = problems.find((one) => one.startsWith(`${who} needs "greeting" ^1.0.0`));
    expect(problem, who).toContain(remedy);
  }
  expect(problems).toHaveLength(4);
});

test('a new host may drop previous releases that it does not fit', async () => {
  const { folder, store } = await sampleSite();
  const next = await writeRemote(
    folder,
    'marketing',
    { '/': 'second' },
    { requires: { greeting: '1 || 2' } },
  );
  const auth = await writeRemote(
    folder,
    'auth',
    { '/auth/login': 'second' },
    { requires: { greeting: '1 || 2' } },
  );
  await publish(store, [next, auth]);
  const host = await writeBuild(folder, {
    app: 'host',
    files: { 'host.js': 'new' },
    bundle: hostBundle.replace("version: '1.0.0'", "version: '2.0.0'"),
    provides: { greeting: '2.0.0' },
  });
  const { registry } = await publish(store, [host], { forgetPrevious: true });
  expect(registry.remotes['marketing']).not.toHaveProperty('previous');
  expect(registry.host.previous).toBeDefined();
});

test.each([
  ['that throws', `throw new Error('no host');`, 'cannot be run. Because: no host'],
  [
    'that is none',
    'exports.provided = {};',
    'must export provided, renderDocument, rootIcon and webManifest',
  ],
  [
    'that provides other versions than it says',
    hostBundle.replace("version: '1.0.0'", "version: '1.5.0'"),
    'says that it provides "greeting" 1.0.0, but its node bundle does not',
  ],
  [
    'that renders nothing',
    `${hostBundle} exports.renderDocument = async () => { throw new Error('no river') };`,
    'The document 404.html of host@… cannot be rendered by host@…. Because: no river',
  ],
])('a host %s', async (_, bundle, problem) => {
  const site = await sampleSite();
  const host = await writeBuild(site.folder, { app: 'host', files: { 'host.js': 'x' }, bundle });
  expect((await refusal(site, () => publish(site.store, [host]))).join('\n')).toContain(problem);
});

test('a host as it was is no reason to check anybody again', async () => {
  const { store, folder } = await sampleSite();
  const { changed } = await publish(store, [await writeHost(folder)]);
  expect(changed).toBe(false);
});
