import path from 'node:path';
import { expect, test } from 'vitest';
import { readRegistry } from '../registry/read-registry.ts';
import { readBuildFolder } from '../releases/read-build.ts';
import { compressFile, listCompressedAndPlainKeys } from '../store/compress.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { contentName, sampleFile, writeRemote } from '../testing/sample-builds.ts';
import { readContent, readDocumentJson, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { publishBuild } from './publish.ts';

const pages = { '/': 'you' };
const whole = { problems: [], behind: [] };
const browserFile = (name: string, what: string) =>
  siteFileKeys.browserFile('marketing', sampleFile(name, what));

test('publish stores files plain and compressed, and a manifest with the publishing time', async () => {
  const { folder, store } = await sampleSite();
  const begun = Date.now();
  const next = await writeRemote(folder, 'marketing', { '/': 'next', '/about': 'all' });
  const { registry } = await publishBuild(store, [next]);
  const dir = `apps/marketing/${registry.remotes['marketing']?.live.version}`;
  const keys = (await store.list('')).map(({ key }) => key);
  for (const key of [
    ...['index.html', 'about/index.html', 'shell.html', '404.html', 'site-config.json'],
    ...['remotes.json', 'remotes.json.br', 'remotes.json.gz'],
    ...['', '.br', '.gz'].map((ending) => browserFile('remote.js', 'marketing') + ending),
    ...[
      `${browserFile('page-1.js', 'all')}.gz`,
      `${dir}/node/bundle.cjs`,
      '_headers',
      '_redirects',
    ],
  ]) {
    expect(keys).toContain(key);
  }
  const manifest = JSON.parse((await store.read(`${dir}/release.json`))?.bytes.toString() ?? '');
  expect(Date.parse(manifest.publishedAt)).toBeGreaterThanOrEqual(begun);
  expect(Date.parse(manifest.publishedAt)).toBeLessThanOrEqual(Date.now());
});

test.each([
  ['by default', 'best', {}],
  ['with fast compression', 'fast', { compression: 'fast' }],
] as const)(
  'publish %s stores scripts with the compression "%s"',
  async (_, compression, options) => {
    const { folder, store } = await sampleSite();
    const script = Array.from({ length: 2000 }, (_, i) => `f(${(i * 7919) % 1009});`).join('');
    const build = await writeRemote(folder, 'marketing', pages, {
      files: { 'remote.js': 'container', 'page-0.js': script },
    });
    await publishBuild(store, [build], options);
    const key = siteFileKeys.browserFile('marketing', contentName('page-0.js', script));
    const [expected] = await compressFile(key, Buffer.from(script), compression);
    expect((await store.read(`${key}.br`))?.bytes).toEqual(expected?.[1]);
  },
);

test('publish stores an image uncompressed, and documents refer to its path', async () => {
  const { folder, store } = await sampleSite();
  const key = siteFileKeys.browserFile('marketing', contentName('art.avif', 'picture'));
  await publishBuild(store, [
    await writeRemote(folder, 'marketing', pages, {
      files: { 'remote.js': 'container', 'page-0.js': 'page', 'art.avif': 'picture' },
      assetBudget: 7,
      bundle: `exports.routes = [
        { id: '/', path: '/', load: async () => ({ default: () => '/${key}' }) },
      ];`,
    }),
  ]);
  expect(await readDocumentJson(store, 'index.html')).toMatchObject({ text: `/${key}` });
  const forms = (await store.list(key)).map((file) => file.key);
  expect(forms).toEqual([key]);
  expect(await checkSite(store)).toMatchObject(whole);
});

test('publish keeps the URL of an unchanged file and does not write the file again', async () => {
  const { folder, store } = await sampleSite();
  const written: string[] = [];
  const listening: SiteStore = {
    name: store.name,
    read: (key) => store.read(key),
    list: (prefix) => store.list(prefix),
    remove: (key) => store.remove(key),
    write: (key, bytes) => {
      written.push(key);
      return store.write(key, bytes);
    },
    writeIf: (key, bytes, condition) => {
      written.push(key);
      return store.writeIf(key, bytes, condition);
    },
  };
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody', '/about': 'all' });
  const { registry } = await publishBuild(listening, [next]);
  const page = browserFile('page-0.js', 'everybody');
  expect(written.filter((key) => key.startsWith('apps/marketing/files/')).sort()).toEqual(
    [...listCompressedAndPlainKeys(page)].sort(),
  );
  expect(registry.remotes['marketing']?.live.entry).toBe(
    registry.remotes['marketing']?.previous?.entry,
  );
  expect(await readDocumentJson(store, 'about/index.html')).toMatchObject({
    preloads: [{}, { url: `/${browserFile('page-1.js', 'all')}` }],
  });
  expect(await checkSite(store)).toMatchObject(whole);
});

test('publish refuses a file with the name of a stored file and different content, and overwrites nothing', async () => {
  const { folder, store, dirs } = await sampleSite();
  const [one, other] = [browserFile('page-0.js', 'everybody'), browserFile('page-1.js', 'new')];
  await store.write(one, Buffer.from('something else'));
  await store.write(other, Buffer.from('something else'));
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody', '/new': 'new' });
  const before = await readRegistry(store);
  const { version } = await readBuildFolder(next);
  await expect(publishBuild(store, [next])).rejects.toThrow(
    `The store has different files with names of marketing@${version}: ${path.basename(one)}, ${path.basename(other)}.`,
  );
  expect((await store.read(one))?.bytes.toString()).toBe('something else');
  expect(await readRegistry(store)).toEqual(before);
  expect(await publishBuild(store, [dirs.auth])).toMatchObject({ changed: false });
});

test('publish refuses a site with an outdated folder layout and changes nothing', async () => {
  const { store, dirs, registry } = await sampleSite();
  const text = JSON.stringify(registry).replace('/apps/auth/files/', '/apps/auth/1a2b3c4d5e6f/');
  await store.write('registry.json', Buffer.from(text));
  const before = await readContent(store);
  await expect(publishBuild(store, [dirs.host, dirs.marketing, dirs.auth])).rejects.toThrow(
    /has files of auth at \/apps\/auth\/1a2b3c4d5e6f\/.* Publish all apps into an empty store\./,
  );
  expect(await readContent(store)).toEqual(before);
});

test('a second publish of the same build restores its lost files', async () => {
  const { store, dirs, registry } = await sampleSite();
  const dir = `apps/marketing/${registry.remotes['marketing']?.live.version}`;
  await store.remove(`${dir}/release.json`);
  await store.remove(`${browserFile('page-0.js', 'you')}.br`);
  await publishBuild(store, [dirs.marketing]);
  expect(await checkSite(store)).toMatchObject(whole);
});
