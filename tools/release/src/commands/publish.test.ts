import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { describeError } from '../describe-error.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { computeIntegrity } from '../releases/integrity.ts';
import { listCompressedAndPlainKeys } from '../store/compress.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { sampleFile, siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { readContent, readDocumentJson, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { publishBuild } from './publish.ts';

const whole = { problems: [], behind: [] };

test('the first publish makes all apps live in one revision of the registry, with their integrity hashes', async () => {
  const { store, registry } = await sampleSite();
  const version = registry.remotes['marketing']?.live.version;
  const manifest = await store.read(`apps/marketing/${version}/release.json`);
  expect(registry).toEqual({
    revision: 1,
    since: 1,
    navigationSince: 1,
    history: expect.stringMatching(/^sha384-/),
    siteConfig: expect.stringMatching(/^[0-9a-f]{12}$/),
    host: {
      live: {
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
        manifest: expect.stringMatching(/^sha384-/),
      },
    },
    remotes: {
      marketing: {
        since: 1,
        live: {
          version: expect.stringMatching(/^[0-9a-f]{12}$/),
          entry: `/apps/marketing/files/${sampleFile('remote.js', 'marketing')}`,
          integrity: computeIntegrity('code of remote.js for marketing'),
          manifest: computeIntegrity(manifest?.bytes ?? ''),
          global: 'container_of_marketing',
          routes: ['/', '/about'],
        },
      },
      auth: { since: 1, live: expect.objectContaining({ routes: ['/auth/login'] }) },
    },
  });
  expect(await readRegistry(store)).toEqual(registry);
  expect(await checkSite(store)).toEqual({ revision: 1, ...whole });
});

test('a second publish of the same build changes nothing', async () => {
  const { store, dirs, registry } = await sampleSite();
  const before = await readContent(store);
  const again = await publishBuild(store, [dirs.marketing]);
  expect(again).toMatchObject({ changed: false, registry, files: { written: [], removed: [] } });
  expect(await readContent(store)).toEqual(before);
});

test('a publish of one app changes no file of another app', async () => {
  const { folder, store, registry } = await sampleSite();
  const before = await readContent(store);
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody', '/new': 'page' });
  const { registry: after } = await publishBuild(store, [next]);
  expect(after).toEqual({
    ...registry,
    revision: 2,
    history: expect.not.stringContaining(registry.history ?? 'no history'),
    remotes: {
      ...registry.remotes,
      marketing: {
        since: 2,
        live: after.remotes['marketing']?.live,
        previous: registry.remotes['marketing']?.live,
      },
    },
  });
  const now = await readContent(store);
  const documents = ['index.html', 'about/index.html', 'bn/index.html', 'bn/about/index.html'];
  const ofMarketing = [...documents, 'remotes.json', 'sitemap.xml'].flatMap(
    listCompressedAndPlainKeys,
  );
  const changing = [...ofMarketing, 'registry.json', '_headers', '_redirects'];
  const staying = Object.keys(before).filter((key) => !changing.includes(key));
  expect(staying).toEqual(
    expect.arrayContaining(['auth/login/index.html', 'shell.html', '404.html']),
  );
  for (const key of staying) expect(now[key], key).toBe(before[key]);
  expect(await readDocumentJson(store, 'index.html')).toMatchObject({ text: 'Hello everybody' });
  expect(await readDocumentJson(store, 'new/index.html')).toMatchObject({ text: 'Hello page' });
});

test('a document contains the versions of the host and of its own remote, and remotes.json the versions of all remotes', async () => {
  const { folder, store } = await sampleSite();
  await publishBuild(store, [await writeRemote(folder, 'marketing', { '/': 'everybody' })]);
  const { host: hosts, remotes } = await readRegistry(store);
  const host = hosts.live.version;
  const releasesOf = (app: string) => {
    const { since, live, previous } = remotes[app] ?? {};
    const { manifest: _, ...release } = live ?? {};
    const { manifest: __, ...before } = previous ?? {};
    return { since, live: release, ...(previous ? { previous: before } : {}) };
  };
  const [marketing, auth] = [releasesOf('marketing'), releasesOf('auth')];
  const named = async (key: string) => (await readDocumentJson(store, key)) as object;
  expect(await named('index.html')).toMatchObject({
    releases: { since: 1, host, remotes: { marketing } },
  });
  expect(await named('index.html')).not.toHaveProperty('releases.remotes.auth');
  expect(await named('auth/login/index.html')).toMatchObject({ releases: { remotes: { auth } } });
  expect(await named('shell.html')).toHaveProperty('releases', { since: 1, host, remotes: {} });
  const list = JSON.parse((await store.read('remotes.json'))?.bytes.toString() ?? '');
  expect(list).toEqual({ revision: 2, since: 1, host, remotes: { marketing, auth } });
});

test('publish of one remote reads no files of other remotes', async () => {
  const { folder, store, registry } = await sampleSite();
  const auth = `apps/auth/${registry.remotes['auth']?.live.version}`;
  for (const name of ['release.json', 'node/bundle.cjs']) await store.remove(`${auth}/${name}`);
  await store.remove('auth/login/index.html');
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const { files } = await publishBuild(store, [next]);
  expect(files?.written.filter((key) => key.startsWith('auth/'))).toEqual([]);
  expect(await readDocumentJson(store, 'index.html')).toMatchObject({ text: 'Hello everybody' });
});

test('publish removes the document of a page that the new release lacks', async () => {
  const { folder, store } = await sampleSite();
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const { files } = await publishBuild(store, [next]);
  expect(files?.removed).toEqual([
    'about/index.html',
    'about/index.html.br',
    'about/index.html.gz',
    'bn/about/index.html',
    'bn/about/index.html.br',
    'bn/about/index.html.gz',
  ]);
  expect(await store.read('about/index.html')).toBeUndefined();
  expect(await checkSite(store)).toMatchObject(whole);
});

test('publish with --dry-run checks the release and changes nothing', async () => {
  const { folder, store } = await sampleSite();
  const before = await readContent(store);
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const result = await publishBuild(store, [next], { dryRun: true });
  expect(result).toMatchObject({ changed: true, registry: { revision: 2 }, files: undefined });
  expect(await readContent(store)).toEqual(before);
});

test('publish refuses an incomplete build and changes nothing', async () => {
  const { folder, store } = await sampleSite();
  const before = await readContent(store);
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const page = sampleFile('page-0.js', 'everybody');
  await appendFile(path.join(next, 'dist/browser', page), 'evil');
  await expect(publishBuild(store, [next])).rejects.toThrow(`${page} differs from`);
  expect(await readContent(store)).toEqual(before);
});

test('the first publish is refused without a host or without a site config', async () => {
  const folder = await tempFolder();
  const store = new MemoryStore();
  const marketing = await writeRemote(folder, 'marketing', { '/': 'you' });
  await expect(publishBuild(store, [marketing], { siteConfig })).rejects.toThrow(
    'Publish the host too',
  );
  await expect(publishBuild(store, [await writeHost(folder)])).rejects.toThrow(
    'has no site config yet',
  );
  expect(await readContent(store)).toEqual({});
});

test('publish reports the invalid fields of a registry and does not overwrite it', async () => {
  const { store, dirs } = await sampleSite();
  await store.write('registry.json', Buffer.from('{"host":{}}'));
  await expect(publishBuild(store, [dirs.host])).rejects.toThrow(
    'The registry cannot be used:\n- revision is missing\n- host.live is missing\n- remotes is missing',
  );
  expect((await store.read('registry.json'))?.bytes.toString()).toBe('{"host":{}}');
});

test('publish reports a stored release that another version of the release tools published, with instructions', async () => {
  const { folder, store, registry } = await sampleSite();
  const key = `apps/auth/${registry.remotes['auth']?.live.version}/release.json`;
  const manifest = JSON.parse(String((await store.read(key))?.bytes));
  await store.write(key, Buffer.from(JSON.stringify({ ...manifest, requires: { react: '^19' } })));
  const refused = await publishBuild(store, [await writeHost(folder, 'next')]).catch(describeError);
  expect(refused).toMatch(
    /delete the folder \.site .*Cause: .*auth.*\n- requires\.react must be an object/s,
  );
});
