import { expect, test } from 'vitest';
import { publish } from '../commands/publish.ts';
import { refusal } from '../testing/refusal.ts';
import { remoteBundle, writeBuild, writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';

const pages = { '/': 'you' };

const greeting = { names: ['greet'], range: '^1' };

test.each([
  [
    'that the host does not provide',
    { 'left-pad': { names: ['leftPad'] } },
    'uses "left-pad", and host@… does not provide it.',
  ],
  [
    'of which the host lacks names, also where no page that is rendered calls them',
    { greeting: { names: ['greet', 'wave', 'nod'] } },
    'uses wave, nod of "greeting", and host@… exports nothing of that name.',
  ],
  [
    'of another major version',
    { greeting: { ...greeting, range: '^2' } },
    'uses "greeting" ^2, and host@… provides 1.0.0.',
  ],
  [
    'in a range that is none',
    { greeting: { ...greeting, range: 'workspace:*' } },
    'uses "greeting" workspace:*, and host@… provides 1.0.0.',
  ],
  [
    'by a name that every object has',
    { greeting: { names: ['toString'] } },
    'uses toString of "greeting", and host@… exports nothing of that name.',
  ],
])('a singleton %s', async (_, requires, problem) => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', pages, { requires });
  expect(await refusal(site, () => publish(site.store, [next]))).toEqual([
    `marketing@… (live) ${problem} Publish a host that has it first, or a build of marketing that does without.`,
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
    'routes.0 in bundle.cjs of marketing@…: it must be a page: { id, path, load }.',
  ],
  [
    'a page without load',
    `exports.routes = [{ id: '/', path: '/' }];`,
    'routes.0 in bundle.cjs of marketing@…: load is missing.',
  ],
  [
    'a page that is not in English',
    `exports.routes = [{ id: '/', path: '/', load: { bn() {} } }];`,
    'or in several languages one for each, English among them.',
  ],
  [
    'a page without id and path',
    `exports.routes = [{ load() {} }];`,
    'routes.0 in bundle.cjs of marketing@…: id is missing.',
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
    'loadDiscovery of marketing@… describes the page "other", which its route table lacks.',
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

test('a refusal lists all problems', async () => {
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
  expect(await refusal(site, () => publish(site.store, [next]))).toHaveLength(5);
});
