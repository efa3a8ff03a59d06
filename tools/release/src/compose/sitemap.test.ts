import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { configureSite } from '../commands/configure.ts';
import { pruneStoredVersions } from '../commands/prune.ts';
import { publishBuild } from '../commands/publish.ts';
import { rollBackApp } from '../commands/roll-back.ts';
import { listCompressedAndPlainKeys } from '../store/compress.ts';
import type { SiteStore } from '../store/store.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { checkSite } from '../verify/check-site.ts';

const whole = { problems: [], behind: [] };
const everything = { keep: 0, days: 0 };

async function textOf(store: SiteStore, key: string): Promise<string> {
  return (await store.read(key))?.bytes.toString() ?? '';
}

async function listed(store: SiteStore): Promise<readonly string[]> {
  const text = await textOf(store, 'sitemap.xml');
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
}

const page = (pattern: string) => ({ id: pattern, pattern, paths: [pattern], files: [] });

/** A site with a page in two languages, one in English, and two that the sitemap must not list. */
async function listedSite() {
  const folder = await tempFolder();
  const store = new MemoryStore();
  const paths = { '/': 'home', '/only': 'en', '/hidden': 'x', '/private': 'x' };
  const pages = [
    { ...page('/'), translations: { bn: [] } },
    page('/only'),
    { ...page('/hidden'), noIndex: true as const },
    { ...page('/private'), access: { roles: ['user' as const], otherwise: '/auth/login' } },
  ];
  const marketing = await writeRemote(folder, 'marketing', paths, { pages });
  const auth = await writeRemote(folder, 'auth', { '/auth/help': 'help' });
  const host = await writeHost(folder);
  await publishBuild(store, [host, marketing, auth], { siteConfig });
  return { folder, store };
}

test('sitemap.xml lists public pages with their languages and the date of their release', async () => {
  const { store } = await listedSite();
  expect(await listed(store)).toEqual([
    'http://site.test/',
    'http://site.test/bn',
    'http://site.test/only',
    'http://site.test/auth/help',
  ]);
  const [, home = ''] = (await textOf(store, 'sitemap.xml')).split('<url>');
  expect(home).toContain('<xhtml:link rel="alternate" hreflang="bn" href="http://site.test/bn"/>');
  expect(home).toContain('hreflang="x-default" href="http://site.test/"');
  const modified = home.match(/<lastmod>(.*)<\/lastmod>/)?.[1] ?? '';
  expect(Date.now() - Date.parse(modified)).toBeLessThan(60_000);
});

test('sitemap.xml lists the pages of the live releases after a publish, a rollback and a prune', async () => {
  const { folder, store } = await listedSite();
  const next = { '/': 'home', '/new': 'page' };
  await publishBuild(store, [await writeRemote(folder, 'marketing', next)]);
  expect(await listed(store)).toContain('http://site.test/new');
  expect(await listed(store)).toContain('http://site.test/auth/help');
  await rollBackApp(store, 'marketing', undefined);
  expect(await listed(store)).toContain('http://site.test/only');
  expect(await listed(store)).not.toContain('http://site.test/new');
  await pruneStoredVersions(store, everything);
  expect(await checkSite(store)).toMatchObject(whole);
});

test('publish of a remote succeeds although the manifest of another remote is damaged', async () => {
  const { folder, store } = await listedSite();
  const auth = (await store.list('apps/auth/')).find(({ key }) => key.endsWith('/release.json'));
  await store.remove(auth?.key ?? '');
  await publishBuild(store, [await writeRemote(folder, 'marketing', { '/': 'again' })]);
  expect(await listed(store)).toEqual(['http://site.test/']);
});

test('robots.txt allows every page and contains the URL of the sitemap', async () => {
  const { store } = await listedSite();
  expect(await textOf(store, 'robots.txt')).toContain('\nUser-agent: *\nDisallow:\n');
  await configureSite(store, { siteUrl: 'https://torsa.example' });
  expect(await textOf(store, 'robots.txt')).toContain(
    '\nSitemap: https://torsa.example/sitemap.xml\n',
  );
  expect(await listed(store)).toContain('https://torsa.example/only');
});

test("the host's icon and web manifests are in the root folder and change with each host release", async () => {
  const { folder, store } = await listedSite();
  const icon = (await store.read('favicon.ico'))?.bytes;
  expect(icon?.subarray(0, 3)).toEqual(Buffer.from([1, 2, 3]));
  const iconOf = async (key: string): Promise<string> =>
    JSON.parse(await textOf(store, key)).icons[0].src;
  const before = await iconOf('manifest.webmanifest');
  await publishBuild(store, [await writeHost(folder, 'another host')]);
  const after = await iconOf('bn/manifest.webmanifest');
  expect(after).not.toBe(before);
  expect(after).toMatch(/^\/apps\/host\/files\/host\.[0-9a-f]{10}\.js$/);
  await rollBackApp(store, 'host', undefined);
  expect(await iconOf('bn/manifest.webmanifest')).toBe(before);
  await pruneStoredVersions(store, everything);
  expect(await checkSite(store)).toMatchObject(whole);
});

test.each(['sitemap.xml', 'robots.txt', 'favicon.ico', 'bn/manifest.webmanifest'])(
  '%s is stored plain and compressed, and status finds its loss',
  async (key) => {
    const { store } = await listedSite();
    await Promise.all(listCompressedAndPlainKeys(key).map((form) => store.remove(form)));
    expect((await checkSite(store)).behind).toEqual([...listCompressedAndPlainKeys(key)].sort());
  },
);
