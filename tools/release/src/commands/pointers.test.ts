import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findPublishedRelease } from '../releases/stored-release.ts';
import { siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { readContent, readDocumentJson, sampleSite } from '../testing/sample-site.ts';
import { secondRelease } from '../testing/second-release.ts';
import { checkSite } from '../verify/check-site.ts';
import { abortCanaryRelease, promoteCanaryRelease, startCanaryRelease } from './canary.ts';
import { composeSiteDocuments } from './compose.ts';
import { configureSite } from './configure.ts';
import { listReleases } from './list-releases.ts';
import { createRemotePreview } from './preview.ts';
import { publishBuild } from './publish.ts';
import { rollBackApp } from './roll-back.ts';
import { readSiteStatus } from './status.ts';

test('rollback makes the previous version live, and a second rollback undoes the first', async () => {
  const { store, first, second } = await secondRelease();
  const back = await rollBackApp(store, 'marketing', undefined);
  expect(back.registry.remotes['marketing']).toEqual({ since: 3, live: first, previous: second });
  expect(await readDocumentJson(store, 'index.html')).toMatchObject({ text: 'Hello you' });
  expect(await readDocumentJson(store, 'about/index.html')).toMatchObject({ text: 'Hello all' });
  const again = await rollBackApp(store, 'marketing', undefined);
  expect(again.registry.remotes['marketing']).toEqual({ since: 4, live: second, previous: first });
  expect(await store.read('about/index.html')).toBeUndefined();
  expect(await checkSite(store)).toEqual({ revision: 4, problems: [], behind: [] });
});

test('rollback makes any published version live again, also an older version of the host', async () => {
  const { folder, store, first, registry } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  await publishBuild(store, [third]);
  expect((await rollBackApp(store, 'marketing', first.version)).version).toBe(first.version);
  await publishBuild(store, [await writeHost(folder, 'new host')]);
  const host = await rollBackApp(store, 'host', undefined);
  expect(host.registry.host.live).toEqual(registry.host.live);
  expect((await rollBackApp(store, 'host', registry.host.live.version)).changed).toBe(false);
});

test('rollback to a missing version fails and names the command that lists versions', async () => {
  const { store } = await sampleSite();
  await expect(rollBackApp(store, 'marketing', undefined)).rejects.toThrow(
    'has no previous release',
  );
  await expect(rollBackApp(store, 'unknown', undefined)).rejects.toThrow(
    'unknown is not published',
  );
  await expect(rollBackApp(store, 'marketing', '0123456789ab')).rejects.toThrow(
    'marketing@0123456789ab is not published',
  );
});

test('a canary release is served beside the live release, its percentage can change, and promote makes it live', async () => {
  const { store, first, second } = await secondRelease();
  const started = await startCanaryRelease(store, {
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
  expect(await readDocumentJson(store, 'index.html')).toMatchObject({ text: 'Hello everybody' });
  const more = await startCanaryRelease(store, { app: 'marketing', percent: 50 });
  expect(more.registry.remotes['marketing']?.canary).toEqual({ percent: 50, release: first });
  const promoted = await promoteCanaryRelease(store, 'marketing');
  expect(promoted.registry.remotes['marketing']).toEqual({
    since: 5,
    live: first,
    previous: second,
  });
  expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
});

test('the command canary uploads a new build, and the command abort ends the canary and keeps the live release', async () => {
  const { folder, store, second, first } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  const { version } = await startCanaryRelease(store, {
    app: 'marketing',
    percent: 1,
    from: { dir: third },
  });
  expect(await findPublishedRelease(store, 'marketing', version)).toBeDefined();
  expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
  const aborted = await abortCanaryRelease(store, 'marketing');
  expect(aborted.version).toBe(version);
  expect(aborted.registry.remotes['marketing']).toEqual({
    since: 4,
    live: second,
    previous: first,
  });
});

test('publish ends a canary of the published version, and keeps a canary of another version', async () => {
  const { folder, store } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  const { version } = await startCanaryRelease(store, {
    app: 'marketing',
    percent: 10,
    from: { dir: third },
  });
  const fourth = await writeRemote(folder, 'marketing', { '/': 'fourth' }, { folder: 'fourth' });
  const other = await publishBuild(store, [fourth]);
  expect(other.registry.remotes['marketing']?.canary?.release.version).toBe(version);
  const same = await publishBuild(store, [third]);
  expect(same.registry.remotes['marketing']).not.toHaveProperty('canary');
});

test.each([
  ['the host', { app: 'host', percent: 5 }, 'The host cannot be a canary'],
  [
    'nothing live',
    { app: 'unknown', percent: 5, from: { version: '0123456789ab' } },
    'is not published',
  ],
  ['no canary to move', { app: 'auth', percent: 5 }, 'auth has no canary release. Start one with'],
] as const)('a canary of %s is refused', async (_, request, message) => {
  const { store } = await sampleSite();
  await expect(startCanaryRelease(store, request)).rejects.toThrow(message);
});

test('canary refuses the live version', async () => {
  const { store, dirs } = await sampleSite();
  await expect(
    startCanaryRelease(store, { app: 'marketing', percent: 5, from: { dir: dirs.marketing } }),
  ).rejects.toThrow('is already live, so it cannot be the canary');
  await expect(promoteCanaryRelease(store, 'marketing')).rejects.toThrow('has no canary');
  await expect(abortCanaryRelease(store, 'marketing')).rejects.toThrow('has no canary');
});

test('preview uploads a build and does not change the registry', async () => {
  const { folder, store } = await sampleSite();
  const live = await readSiteStatus(store, false);
  const next = await writeRemote(folder, 'marketing', { '/': 'soon' }, { folder: 'next' });
  const dry = await createRemotePreview(
    store,
    { app: 'marketing', from: { dir: next } },
    { dryRun: true },
  );
  expect(await findPublishedRelease(store, 'marketing', dry.version)).toBeUndefined();
  const { url, version } = await createRemotePreview(store, {
    app: 'marketing',
    from: { dir: next },
  });
  expect(url).toBe(`http://site.test/?preview=marketing@${version}`);
  expect(await findPublishedRelease(store, 'marketing', version)).toBeDefined();
  expect(await readSiteStatus(store, false)).toEqual(live);
  // Without a version, the newest one is previewed.
  expect((await createRemotePreview(store, { app: 'marketing' })).version).toBe(version);
  await expect(createRemotePreview(store, { app: 'host' })).rejects.toThrow(
    'The host cannot be previewed',
  );
});

test('list prints the published versions with their state (such as live or canary), newest first', async () => {
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
  await expect(listReleases(store, 'unknown')).rejects.toThrow('unknown is not published');
});

test('configure writes the site config into every document and names each invalid field', async () => {
  const { store } = await sampleSite();
  const backendUrl = 'https://backend.torsa.example';
  const { siteConfig: set, change } = await configureSite(store, { backendUrl });
  expect(set).toEqual({ ...siteConfig, backendUrl });
  expect(change?.registry.revision).toBe(2);
  for (const key of ['index.html', 'auth/login/index.html', '404.html']) {
    expect(await readDocumentJson(store, key)).toMatchObject({
      siteConfig: set,
      releases: { since: 2 },
    });
  }
  const before = await readContent(store);
  await expect(configureSite(store, { backendUrl: 'nowhere', publishableKey: '' })).rejects.toThrow(
    'The site config cannot be used:\n- backendUrl must be a URL such as https://example.org\n- publishableKey must not be empty',
  );
  expect(await readContent(store)).toEqual(before);
  expect((await configureSite(store, {})).change?.changed).toBe(false);
});

test('compose writes missing and outdated documents again from the published files', async () => {
  const { store, dirs } = await sampleSite();
  for (const dir of Object.values(dirs)) await rm(dir, { recursive: true });
  const before = await readContent(store);
  await store.write('about/index.html', Buffer.from('old'));
  await store.remove('index.html.br');
  expect((await readSiteStatus(store, false)).behind).toEqual([
    'about/index.html',
    'index.html.br',
  ]);
  const { changed, files } = await composeSiteDocuments(store);
  expect(changed).toBe(false);
  expect(files?.written).toEqual(['about/index.html', 'index.html.br']);
  expect(await readContent(store)).toEqual(before);
});
