import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry } from '@torsa/shared/contract/registry';
import { expect, test } from 'vitest';
import { SiteFolder } from '../store/site-folder.ts';
import {
  integrityOf,
  remoteBundle,
  siteConfig,
  writeBuild,
  writeHost,
  writeRemote,
} from '../testing/sample-builds.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { publish } from './publish.ts';

async function sampleSite() {
  const folder = await tempFolder();
  const site = new SiteFolder(path.join(folder, 'site'));
  const host = await writeHost(folder);
  const marketing = await writeRemote(folder, 'marketing', { '/': 'you', '/about': 'all' });
  return { folder, site, host, marketing };
}

/** Every file of the site with its text and the time of its last change. */
async function snapshot({ root }: SiteFolder): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const { mtimeMs } = await stat(file);
        return [path.relative(root, file), `${mtimeMs} ${await readFile(file, 'base64')}`] as const;
      }),
    ),
  );
}

const live = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).filter(([key]) => !key.startsWith('apps/')));

async function registryOf(site: SiteFolder) {
  return parseRegistry(await site.readJson('registry.json'));
}

test('publishes apps, their documents and the registry', async () => {
  const { site, host, marketing } = await sampleSite();
  const published = await publish(site, [host, marketing], siteConfig);
  expect(published.map(({ app }) => app)).toEqual(['host', 'marketing']);
  const [hostVersion, version] = published.map((one) => one.version);

  expect(await registryOf(site)).toEqual({
    host: { version: hostVersion },
    remotes: {
      marketing: {
        version,
        entry: `/apps/marketing/${version}/remote.js`,
        integrity: integrityOf('container of marketing'),
        routes: ['/', '/about'],
      },
    },
  });
  for (const key of [
    'index.html',
    'about/index.html',
    'shell.html',
    '404.html',
    'site-config.json',
    `apps/marketing/${version}/remote.js`,
    `apps/marketing/${version}/remote.js.br`,
    `apps/marketing/${version}/page-1.js.gz`,
    `apps/marketing/${version}/node/bundle.cjs`,
    `apps/marketing/${version}/release.json`,
  ]) {
    expect(site.has(key), key).toBe(true);
  }
});

test('the same build is one version, and its files are not written again', async () => {
  const { site, host, marketing } = await sampleSite();
  const first = await publish(site, [host, marketing], siteConfig);
  const before = await snapshot(site);
  expect(await publish(site, [host, marketing], siteConfig)).toEqual(first);
  const after = await snapshot(site);
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  for (const key of Object.keys(before).filter((name) => name.startsWith('apps/'))) {
    expect(after[key], key).toBe(before[key]);
  }
});

test('one app is published alone, and the others stay as they are', async () => {
  const { folder, site, host, marketing } = await sampleSite();
  await publish(site, [host, marketing], siteConfig);
  const before = await registryOf(site);
  const auth = await writeRemote(folder, 'auth', { '/auth/login': 'whoever you are' });
  await publish(site, [auth], siteConfig);
  const after = await registryOf(site);
  expect(after).toEqual({
    ...before,
    remotes: { ...before.remotes, auth: after.remotes['auth'] },
  });
  expect((await site.read('auth/login/index.html'))?.toString()).toContain('Hello whoever you are');
});

test('a new version stands beside the old one, whose files stay', async () => {
  const { folder, site, host, marketing } = await sampleSite();
  const [, old] = await publish(site, [host, marketing], siteConfig);
  await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const [next] = await publish(site, [marketing], siteConfig);
  expect(next?.version).not.toBe(old?.version);
  expect(site.has(`apps/marketing/${old?.version}/remote.js`)).toBe(true);
  expect((await registryOf(site)).remotes['marketing']?.version).toBe(next?.version);
  expect((await site.read('index.html'))?.toString()).toContain('Hello everybody');
});

test('a page that throws leaves the live site as it was', async () => {
  const { folder, site, host, marketing } = await sampleSite();
  await publish(site, [host, marketing], siteConfig);
  const before = live(await snapshot(site));

  const bundle = `${remoteBundle({ '/': 'you' })}
    exports.routes.push({ id: 'broken', path: '/broken', load: async () => { throw new Error('no') } });`;
  await writeBuild(folder, {
    app: 'marketing',
    files: { 'remote.js': 'container', 'page.js': 'page' },
    bundle,
    pages: ['/', '/broken'].map((pattern) => ({
      id: pattern,
      pattern,
      paths: [pattern],
      files: ['page.js'],
    })),
  });
  await expect(publish(site, [marketing], siteConfig)).rejects.toThrow(
    'The document broken/index.html cannot be composed.',
  );
  expect(live(await snapshot(site))).toEqual(before);
});

test('a tampered build leaves the live site as it was, and may be published once it is whole', async () => {
  const { folder, site, host, marketing } = await sampleSite();
  await publish(site, [host, marketing], siteConfig);
  const before = live(await snapshot(site));

  await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const chunk = path.join(marketing, 'dist/browser/page-0.js');
  const text = await readFile(chunk, 'utf8');
  await appendFile(chunk, 'evil');
  await expect(publish(site, [marketing], siteConfig)).rejects.toThrow('is not what');
  expect(live(await snapshot(site))).toEqual(before);

  await writeFile(chunk, text);
  await publish(site, [marketing], siteConfig);
  expect((await site.read('index.html'))?.toString()).toContain('Hello everybody');
});

test('the registry is written last, so it never points to what is not there', async () => {
  const folder = await tempFolder();
  const written: string[] = [];
  class Recorder extends SiteFolder {
    override async write(key: string, bytes: string | Buffer): Promise<void> {
      written.push(key);
      await super.write(key, bytes);
    }
  }
  const site = new Recorder(path.join(folder, 'site'));
  const host = await writeHost(folder);
  const marketing = await writeRemote(folder, 'marketing', { '/': 'you' });
  await publish(site, [host, marketing], siteConfig);

  expect(written.at(-1)).toBe('registry.json');
  const firstDocument = written.findIndex((key) => key.endsWith('.html.br'));
  const lastAppFile = written.findLastIndex((key) => key.startsWith('apps/'));
  expect(lastAppFile).toBeLessThan(firstDocument);
  for (const app of ['host', 'marketing']) {
    const own = written.filter((key) => key.startsWith(`apps/${app}/`));
    expect(own.at(-1)).toMatch(/release\.json$/);
  }
});

test('a site without host is refused', async () => {
  const { site, marketing } = await sampleSite();
  await expect(publish(site, [marketing], siteConfig)).rejects.toThrow('publish the host too');
  expect(site.has('registry.json')).toBe(false);
});

test('an app that was not built is named, and nothing is written', async () => {
  const { folder, site, host } = await sampleSite();
  await expect(publish(site, [host, path.join(folder, 'auth')], siteConfig)).rejects.toThrow(
    'auth/dist/release.json is missing',
  );
  expect(site.has('apps')).toBe(false);
});

test('a registry that cannot be used is named with its fields, and not overwritten', async () => {
  const { site, host } = await sampleSite();
  await site.write('registry.json', '{"host":{}}');
  await expect(publish(site, [host], siteConfig)).rejects.toThrow(
    'The registry cannot be used:\n- host.version is missing\n- remotes is missing',
  );
  expect((await site.read('registry.json'))?.toString()).toBe('{"host":{}}');
});
