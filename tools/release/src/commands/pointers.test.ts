import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readRegistry } from '../registry/read-registry.ts';
import { findRelease } from '../releases/stored-release.ts';
import { formKeys } from '../store/compress.ts';
import { siteKeys } from '../store/site-keys.ts';
import { sampleFile, siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { contentOf, documentIn, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { abortCanary, promote, startCanary } from './canary.ts';
import { compose } from './compose.ts';
import { configure } from './configure.ts';
import { listReleases } from './list-releases.ts';
import { preview } from './preview.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { rollBack } from './roll-back.ts';
import { siteStatus } from './status.ts';

const isBrowserFile = (key: string) => /^apps\/[^/]+\/files\//.test(key);

/** The sample site with a second release of marketing live. */
async function secondRelease() {
  const site = await sampleSite();
  const first = site.registry.remotes['marketing']?.live;
  const next = await writeRemote(
    site.folder,
    'marketing',
    { '/': 'everybody' },
    { folder: 'next' },
  );
  const { registry } = await publish(site.store, [next]);
  const second = registry.remotes['marketing']?.live;
  if (!first || !second) throw new Error('Both are published.');
  return { ...site, next, first, second };
}

test('rolling back makes the previous version live, and doing it twice is as before', async () => {
  const { store, first, second } = await secondRelease();
  const back = await rollBack(store, 'marketing', undefined);
  expect(back.registry.remotes['marketing']).toEqual({ since: 3, live: first, previous: second });
  expect(await documentIn(store, 'index.html')).toMatchObject({ text: 'Hello you' });
  expect(await documentIn(store, 'about/index.html')).toMatchObject({ text: 'Hello all' });
  const again = await rollBack(store, 'marketing', undefined);
  expect(again.registry.remotes['marketing']).toEqual({ since: 4, live: second, previous: first });
  expect(await store.read('about/index.html')).toBeUndefined();
  expect(await checkSite(store)).toEqual({ generation: 4, problems: [], behind: [] });
});

test('rolling back takes any published version, and the host too', async () => {
  const { folder, store, first, registry } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  await publish(store, [third]);
  expect((await rollBack(store, 'marketing', first.version)).version).toBe(first.version);
  await publish(store, [await writeHost(folder, 'new host')]);
  const host = await rollBack(store, 'host', undefined);
  expect(host.registry.host.live).toEqual(registry.host.live);
  expect((await rollBack(store, 'host', registry.host.live.version)).changed).toBe(false);
});

test('rolling back to what is not there says where to look', async () => {
  const { store } = await sampleSite();
  await expect(rollBack(store, 'marketing', undefined)).rejects.toThrow('has no previous release');
  await expect(rollBack(store, 'nobody', undefined)).rejects.toThrow('nobody is not published');
  await expect(rollBack(store, 'marketing', '0123456789ab')).rejects.toThrow(
    'marketing@0123456789ab is not published',
  );
});

test('a canary stands beside what is live; its percentage moves; promoted it is live', async () => {
  const { store, first, second } = await secondRelease();
  const started = await startCanary(store, {
    app: 'marketing',
    percent: 20,
    from: { version: first.version },
  });
  expect(started.registry.remotes['marketing']).toEqual({
    since: 3,
    live: second,
    previous: first,
    canary: { percent: 20, release: first },
  });
  expect(await documentIn(store, 'index.html')).toMatchObject({ text: 'Hello everybody' });
  const more = await startCanary(store, { app: 'marketing', percent: 50 });
  expect(more.registry.remotes['marketing']?.canary).toEqual({ percent: 50, release: first });
  const promoted = await promote(store, 'marketing');
  expect(promoted.registry.remotes['marketing']).toEqual({
    since: 5,
    live: first,
    previous: second,
  });
  expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
});

test('a canary of a new build is uploaded, and aborted it leaves what is live', async () => {
  const { folder, store, second, first } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  const { version } = await startCanary(store, {
    app: 'marketing',
    percent: 1,
    from: { dir: third },
  });
  expect(await findRelease(store, 'marketing', version)).toBeDefined();
  expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
  const aborted = await abortCanary(store, 'marketing');
  expect(aborted.version).toBe(version);
  expect(aborted.registry.remotes['marketing']).toEqual({
    since: 4,
    live: second,
    previous: first,
  });
});

test('a canary ends when its version is published, and outlives another release', async () => {
  const { folder, store } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  const { version } = await startCanary(store, {
    app: 'marketing',
    percent: 10,
    from: { dir: third },
  });
  const fourth = await writeRemote(folder, 'marketing', { '/': 'fourth' }, { folder: 'fourth' });
  const other = await publish(store, [fourth]);
  expect(other.registry.remotes['marketing']?.canary?.release.version).toBe(version);
  const same = await publish(store, [third]);
  expect(same.registry.remotes['marketing']).not.toHaveProperty('canary');
});

test.each([
  ['the host', { app: 'host', percent: 5 }, 'The host cannot be a canary'],
  [
    'nothing live',
    { app: 'nobody', percent: 5, from: { version: '0123456789ab' } },
    'is not published',
  ],
  ['no canary to move', { app: 'auth', percent: 5 }, 'auth has no canary. Start one with'],
] as const)('a canary of %s is refused', async (_, request, message) => {
  const { store } = await sampleSite();
  await expect(startCanary(store, request)).rejects.toThrow(message);
});

test('a canary of what is live already is refused', async () => {
  const { store, dirs } = await sampleSite();
  await expect(
    startCanary(store, { app: 'marketing', percent: 5, from: { dir: dirs.marketing } }),
  ).rejects.toThrow('is live already: every browser gets it');
  await expect(promote(store, 'marketing')).rejects.toThrow('has no canary');
  await expect(abortCanary(store, 'marketing')).rejects.toThrow('has no canary');
});

test('a preview uploads a build and moves nothing', async () => {
  const { folder, store } = await sampleSite();
  const live = await siteStatus(store, false);
  const next = await writeRemote(folder, 'marketing', { '/': 'soon' }, { folder: 'next' });
  const dry = await preview(store, { app: 'marketing', from: { dir: next } }, { dryRun: true });
  expect(await findRelease(store, 'marketing', dry.version)).toBeUndefined();
  const { url, version } = await preview(store, { app: 'marketing', from: { dir: next } });
  expect(url).toBe(`http://site.test/?preview=marketing@${version}`);
  expect(await findRelease(store, 'marketing', version)).toBeDefined();
  expect(await siteStatus(store, false)).toEqual(live);
  // The newest one, when none is named.
  expect((await preview(store, { app: 'marketing' })).version).toBe(version);
  await expect(preview(store, { app: 'host' })).rejects.toThrow('The host cannot be previewed');
});

test('lists what can be rolled back to, the newest first, with its state', async () => {
  const { store, first, second } = await secondRelease();
  expect(
    (await listReleases(store, 'marketing')).map(({ version, state }) => [version, state]),
  ).toEqual([
    [second.version, 'live'],
    [first.version, 'previous'],
  ]);
  expect((await listReleases(store, undefined)).map(({ app }) => app)).toEqual([
    'host',
    'marketing',
    'marketing',
    'auth',
  ]);
  await expect(listReleases(store, 'nobody')).rejects.toThrow('nobody is not published');
});

test('pruning keeps what is pointed to, the newest, and the young', async () => {
  const { folder, store, first, second } = await secondRelease();
  const versions: string[] = [];
  for (const text of ['third', 'fourth', 'fifth']) {
    const dir = await writeRemote(folder, 'marketing', { '/': text }, { folder: text });
    versions.push((await publish(store, [dir])).releases[0]?.version ?? '');
  }
  const [third, fourth, fifth] = versions;
  await startCanary(store, { app: 'marketing', percent: 5, from: { version: first.version } });
  const now = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
  const removedBy = async (rule: { keep: number; days: number }) =>
    (await prune(store, { ...rule, now }, { dryRun: true })).removed
      .map(({ version }) => version)
      .sort();
  expect(await removedBy({ keep: 0, days: 11 })).toEqual([]);
  expect(await removedBy({ keep: 3, days: 9 })).toEqual([second.version]);
  expect(await removedBy({ keep: 0, days: 9 })).toEqual([second.version, third].sort());

  await prune(store, { keep: 0, days: 9, now });
  const left = (await listReleases(store, 'marketing')).map(({ version }) => version);
  expect(left.sort()).toEqual([first.version, fourth, fifth].sort());
  expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
  await expect(rollBack(store, 'marketing', second.version)).rejects.toThrow('is not published');
});

test('pruning deletes the browser files that no release needs any more, and no other', async () => {
  const { folder, store } = await sampleSite();
  for (const text of ['second', 'third']) {
    const pages = { '/': text, '/about': 'all' };
    await publish(store, [await writeRemote(folder, 'marketing', pages)]);
  }
  const file = (name: string, what: string) =>
    siteKeys.browserFile('marketing', sampleFile(name, what));
  const [underWay, ended] = ['apps/auth/files/b.1a2b3c4d.js', 'apps/auth/files/a.1a2b3c4d.js.br'];
  for (const key of [underWay, ended]) await store.write(key, Buffer.from('x'));
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  store.setModified(ended, twoDaysAgo);
  const before = (await store.list('apps/')).map(({ key }) => key).filter(isBrowserFile);
  const { removed } = await prune(store, { keep: 0, days: 0 });
  expect(removed).toHaveLength(1);
  const after = (await store.list('apps/')).map(({ key }) => key).filter(isBrowserFile);
  expect(before.filter((key) => !after.includes(key)).sort()).toEqual(
    [ended, ...formKeys(file('page-0.js', 'you'))].sort(),
  );
  expect(after).toContain(file('page-1.js', 'all'));
  expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
});

test('nobody points to a release whose files are gone or going', async () => {
  const { folder, store, first } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  await publish(store, [third]);
  const lost = siteKeys.browserFile('marketing', sampleFile('page-1.js', 'all'));
  const before = await readRegistry(store);
  await store.write('apps/marketing/pruned-files', Buffer.from(`${lost}\n`));
  await expect(rollBack(store, 'marketing', first.version)).rejects.toThrow(
    `marketing@${first.version} needs files that are being deleted: ${lost}. Run "prune" once more`,
  );
  // Which ends it, and finds the file in use.
  await prune(store, { keep: 9, days: 9 });
  await store.remove(lost);
  await expect(rollBack(store, 'marketing', first.version)).rejects.toThrow(
    `marketing@${first.version} lacks ${lost}. Publish that build again.`,
  );
  expect(await readRegistry(store)).toEqual(before);
});

test('a mark that a killed prune left is in the way of nobody but who would point there', async () => {
  const { folder, store, first, second } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  await publish(store, [third]);
  for (const { version } of [first, second]) {
    await store.write(`apps/marketing/${version}/pruned`, Buffer.from('x'));
  }
  const before = await contentOf(store);
  await expect(rollBack(store, 'marketing', first.version)).rejects.toThrow('is being deleted');
  expect(await contentOf(store)).toEqual(before);
  await configure(store, { backendUrl: 'https://backend.torsa.example' });
  const { removed } = await prune(store, { keep: 5, days: 30 });
  expect(removed).toEqual([{ app: 'marketing', version: first.version }]);
  expect((await rollBack(store, 'marketing', undefined)).version).toBe(second.version);
});

test('a site config that is set is in every document; each bad field is named', async () => {
  const { store } = await sampleSite();
  const backendUrl = 'https://backend.torsa.example';
  const { siteConfig: set, change } = await configure(store, { backendUrl });
  expect(set).toEqual({ ...siteConfig, backendUrl });
  expect(change?.registry.generation).toBe(2);
  for (const key of ['index.html', 'auth/login/index.html', '404.html']) {
    expect(await documentIn(store, key)).toMatchObject({ siteConfig: set, releases: { since: 2 } });
  }
  const before = await contentOf(store);
  await expect(configure(store, { backendUrl: 'nowhere', publishableKey: '' })).rejects.toThrow(
    'The site config cannot be used:\n- backendUrl must be a URL such as https://example.org\n- publishableKey must not be empty',
  );
  expect(await contentOf(store)).toEqual(before);
  expect((await configure(store, {})).change?.changed).toBe(false);
});

test('compose needs only what is published, and mends what is missing or behind', async () => {
  const { store, dirs } = await sampleSite();
  for (const dir of Object.values(dirs)) await rm(dir, { recursive: true });
  const before = await contentOf(store);
  await store.write('about/index.html', Buffer.from('old'));
  await store.remove('index.html.br');
  expect((await siteStatus(store, false)).behind).toEqual(['about/index.html', 'index.html.br']);
  const { changed, files } = await compose(store);
  expect(changed).toBe(false);
  expect(files?.written).toEqual(['about/index.html', 'index.html.br']);
  expect(await contentOf(store)).toEqual(before);
});
