import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry } from '@torsa/shared/contract/registry';
import { expect, test } from 'vitest';
import { publish } from '../publish/publish.ts';
import { SiteFolder } from '../store/site-folder.ts';
import {
  hostBundle,
  integrityOf,
  siteConfig,
  writeBuild,
  writeHost,
  writeRemote,
} from '../testing/sample-builds.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { composeSite } from './compose-site.ts';

async function publishedSite() {
  const folder = await tempFolder();
  const site = new SiteFolder(path.join(folder, 'site'));
  await publish(
    site,
    [
      await writeHost(folder),
      await writeRemote(folder, 'marketing', { '/': 'you', '/services/:id': 'service' }),
      await writeRemote(folder, 'auth', { '/auth/login': 'again' }),
    ],
    siteConfig,
  );
  return { folder, site, registry: parseRegistry(await site.readJson('registry.json')) };
}

test('each page is rendered with the code of its remote and the singletons of the host', async () => {
  const { site } = await publishedSite();
  expect(await site.readJson('index.html')).toMatchObject({
    subject: { kind: 'page', path: '/' },
    text: 'Hello you',
    remotes: ['marketing', 'auth'],
  });
  expect(await site.readJson('auth/login/index.html')).toMatchObject({ text: 'Hello again' });
});

test('a document carries the registry, the config, and exactly what its page needs', async () => {
  const { site, registry } = await publishedSite();
  const { version, integrity } = registry.remotes['marketing'] ?? {};
  expect(await site.readJson('index.html')).toMatchObject({
    registry,
    siteConfig,
    scripts: [
      { url: `/apps/host/${registry.host.version}/host.js`, integrity: integrityOf('host') },
    ],
    preloads: [
      { url: `/apps/marketing/${version}/remote.js`, integrity },
      {
        url: `/apps/marketing/${version}/page-0.js`,
        integrity: integrityOf('code of page-0.js'),
      },
    ],
  });
});

test.each([
  ['shell.html', 'shell'],
  ['404.html', 'notFound'],
])('%s is composed and preloads nothing of a remote', async (key, kind) => {
  const { site } = await publishedSite();
  expect(await site.readJson(key)).toMatchObject({ subject: { kind }, preloads: [] });
});

test('it needs only what is published: no build and no source', async () => {
  const { folder, site, registry } = await publishedSite();
  for (const app of ['host', 'marketing', 'auth']) {
    await rm(path.join(folder, app), { recursive: true });
  }
  const before = await site.read('index.html');
  await composeSite(site, registry, siteConfig);
  expect(await site.read('index.html')).toEqual(before);
});

test('another config gives other documents from the same builds', async () => {
  const { site, registry } = await publishedSite();
  const production = { ...siteConfig, siteUrl: 'https://torsa.example' };
  await composeSite(site, registry, production);
  expect(await site.readJson('index.html')).toMatchObject({ siteConfig: production });
  expect(await site.readJson('site-config.json')).toEqual(production);
});

test('a remote that needs what the host does not provide is named with it', async () => {
  const { folder, site } = await publishedSite();
  const remote = await writeBuild(folder, {
    app: 'broken',
    files: { 'remote.js': 'container' },
    bundle: `require('left-pad');`,
    pages: [],
  });
  await expect(publish(site, [remote], siteConfig)).rejects.toThrow(
    'bundle.cjs needs "left-pad", which the host does not provide.',
  );
});

test('a version that is not published is named', async () => {
  const { site, registry } = await publishedSite();
  await expect(
    composeSite(site, { ...registry, host: { version: 'gone' } }, siteConfig),
  ).rejects.toThrow('host@gone is not published: apps/host/gone/release.json is missing.');
});

test('a release that lost its node bundle is named', async () => {
  const { site, registry } = await publishedSite();
  const key = `apps/auth/${registry.remotes['auth']?.version}/node/bundle.cjs`;
  await rm(site.pathOf(key));
  await expect(composeSite(site, registry, siteConfig)).rejects.toThrow(`${key} is missing`);
});

test('a page that names a file which its release lacks is refused', async () => {
  const { folder, site } = await publishedSite();
  const remote = await writeBuild(folder, {
    app: 'broken',
    files: { 'remote.js': 'container' },
    bundle: 'exports.routes = [];',
    pages: [{ id: 'a', pattern: '/a', paths: ['/a'], files: ['lost.js'] }],
  });
  await expect(publish(site, [remote], siteConfig)).rejects.toThrow(/lacks its file "lost\.js"/);
});

test('the reason why a page cannot be rendered is kept', async () => {
  const { folder, site } = await publishedSite();
  const host = await writeBuild(folder, {
    app: 'host',
    files: { 'host.js': 'x' },
    bundle: `${hostBundle} exports.renderDocument = async () => { throw new Error('no river') };`,
  });
  await expect(publish(site, [host], siteConfig)).rejects.toMatchObject({
    message: 'The document index.html cannot be composed.',
    cause: { message: 'no river' },
  });
});
