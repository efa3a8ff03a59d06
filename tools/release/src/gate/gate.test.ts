import { expect, test } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { findRefusal } from '../testing/refusal.ts';
import { remoteBundle, writeBuild, writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';

const pages = { '/': 'you' };

const greeting = { names: ['greet'], range: '^1' };

test.each([
  [
    'that the host does not provide is refused',
    { 'left-pad': { names: ['leftPad'] } },
    'uses "left-pad", and host@… does not provide it.',
  ],
  [
    'with names that the host lacks is refused, even if no rendered page calls them',
    { greeting: { names: ['greet', 'wave', 'nod'] } },
    'uses wave, nod of "greeting", and host@… has no such export.',
  ],
  [
    'of another major version is refused',
    { greeting: { ...greeting, range: '^2' } },
    'uses "greeting" ^2, and host@… provides 1.0.0.',
  ],
  [
    'with an invalid version range is refused',
    { greeting: { ...greeting, range: 'workspace:*' } },
    'uses "greeting" workspace:*, and host@… provides 1.0.0.',
  ],
  [
    'with a name that every object inherits is refused',
    { greeting: { names: ['toString'] } },
    'uses toString of "greeting", and host@… has no such export.',
  ],
])('the release gate: a shared singleton %s', async (_, requires, problem) => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, { requires });
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toEqual([
    `marketing@… (live) ${problem} Publish a host that has it first, or a build of marketing that does not use it.`,
  ]);
});

test.each([
  ['/auth/login', '/auth/login'],
  ['/Auth/Login', '/Auth/Login and /auth/login'],
])('the release gate refuses the path %s, which another remote has', async (pattern, both) => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', { [pattern]: 'mine' });
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toEqual([
    `marketing@… (live) and auth@… (live) both claim ${both}. Only one remote may own a path: change it in one of them, and publish that one first.`,
  ]);
});

test('the release gate refuses a page that throws during rendering, and its error lists each affected language', async () => {
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
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toEqual([
    'The document broken/index.html of marketing@… cannot be rendered by host@…. Cause: no river',
    'The document bn/broken/index.html of marketing@… cannot be rendered by host@…. Cause: no river',
  ]);
});

test('the release gate refuses scripts and images over their size budgets', async () => {
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
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toEqual([
    'marketing@… has 2.0 kB of scripts, and its budget is 1.0 kB. Make them smaller, or raise "budget" in the app\'s rspack.config.ts.',
    'marketing@… has 4.1 kB of images and fonts, and its budget is 4.0 kB. Make them smaller, or raise "assetBudget" in the app\'s rspack.config.ts.',
  ]);
});

test('the release gate refuses images of an app without an asset budget', async () => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, {
    files: { 'remote.js': 'a', 'page-0.js': 'page', 'page-1.js': 'page', 'a.woff2': 'font' },
  });
  expect(String(await findRefusal(site, () => publishBuild(site.store, [next])))).toContain(
    'of images and fonts, and its budget is 0.0 kB',
  );
});

test.each([
  ['nothing', '', 'must export routes, a list of pages'],
  [
    'pages that are no objects',
    'exports.routes = [7];',
    'routes.0 in bundle.cjs of marketing@…: it must be a page: { id, path, load }.',
  ],
  [
    'a page without load',
    `exports.routes = [{ id: '/', path: '/' }];`,
    'routes.0 in bundle.cjs of marketing@…: load is missing.',
  ],
  [
    'a page without English',
    `exports.routes = [{ id: '/', path: '/', load: { bn() {} } }];`,
    'or in several languages one for each, English among them.',
  ],
  [
    'a page without id and path',
    `exports.routes = [{ load() {} }];`,
    'routes.0 in bundle.cjs of marketing@…: id is missing.',
  ],
  [
    'other pages than in its manifest',
    remoteBundle({ '/other': 'x' }),
    'bundle.cjs of marketing@… lacks the page "/" at / of its manifest. Build the app again.',
  ],
  [
    'a loadDiscovery that is no function',
    `${remoteBundle(pages)} exports.loadDiscovery = {};`,
    'loadDiscovery of marketing@… must be a function: see shared/src/contract/discovery.ts.',
  ],
  [
    'a loadDiscovery with an unknown page',
    `${remoteBundle(pages)} exports.loadDiscovery = async () => ({ '/': {}, other: {} });`,
    'loadDiscovery of marketing@… describes the page "other", which its route table lacks.',
  ],
  [
    'a loadDiscovery that throws',
    `${remoteBundle(pages)} exports.loadDiscovery = async () => { throw new Error('lost'); };`,
    'loadDiscovery of marketing@… fails. Cause: lost',
  ],
  ['an error', `throw new Error('broken bundle');`, 'cannot be run. Cause: broken bundle'],
  [
    'a module that the host lacks',
    `require('left-pad');`,
    'The node bundle imports "left-pad", which the host does not provide.',
  ],
])('the release gate refuses a node bundle with %s', async (_, bundle, problem) => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, { bundle });
  const problems = await findRefusal(site, () => publishBuild(site.store, [next]));
  expect(problems.join('\n')).toContain(problem);
});

test('the release gate refuses a release whose pages or entry module need a missing file', async () => {
  const site = await sampleSite();
  const next = await writeBuild(site.folder, {
    app: 'marketing',
    files: { 'remote.js': 'x' },
    bundle: remoteBundle(pages),
    pages: [{ id: '/', pattern: '/', paths: ['/'], files: ['lost.js'] }],
  });
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toEqual([
    'marketing@… names the file "lost.js", which it lacks. Build the app again.',
  ]);
});

test('the release gate lists all problems when it refuses a change', async () => {
  const site = await sampleSite();
  const next = await writeRemote(
    site.folder,
    'marketing',
    { '/auth/login': 'mine' },
    {
      budget: 1,
      requires: { 'left-pad': { names: [] }, greeting: { names: ['greet'], range: '^9' } },
      bundle: 'exports.routes = 1;',
    },
  );
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toHaveLength(5);
});
