import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { readSiteStatus } from '../commands/status.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { readDocumentJson } from '../testing/sample-site.ts';

async function translatedSite() {
  const folder = await tempFolder();
  const store = new MemoryStore();
  const pages = [
    {
      id: '/about',
      pattern: '/about',
      paths: ['/about'],
      files: ['about.en.js'],
      translations: { bn: ['about.bn.js'] },
    },
    { id: '/services/:id', pattern: '/services/:id', paths: [], files: ['services.js'] },
  ];
  const files = { 'remote.js': 'container', 'about.en.js': 'en', 'about.bn.js': 'bn' };
  const marketing = await writeRemote(
    folder,
    'marketing',
    { '/about': 'all', '/services/:id': 'service' },
    { pages, files: { ...files, 'services.js': 'services' } },
  );
  await publishBuild(store, [await writeHost(folder), marketing], { siteConfig });
  return { store };
}

test("every page has a document in each language, which loads only that language's texts", async () => {
  const { store } = await translatedSite();
  const preloads = (file: string) => [
    { url: expect.stringMatching(/\/remote\.[0-9a-f]+\.js$/) },
    { url: expect.stringContaining(`/${file}.`) },
  ];
  expect(await readDocumentJson(store, 'about/index.html')).toMatchObject({
    language: 'en',
    preloads: preloads('about.en'),
  });
  expect(await readDocumentJson(store, 'bn/about/index.html')).toMatchObject({
    language: 'bn',
    subject: { kind: 'page', path: '/about' },
    preloads: preloads('about.bn'),
  });
  expect(await readDocumentJson(store, 'bn/shell.html')).toMatchObject({
    subject: { kind: 'shell' },
  });
  expect(await readDocumentJson(store, 'bn/404.html')).toMatchObject({
    subject: { kind: 'notFound' },
  });
  expect(await readSiteStatus(store, true)).toMatchObject({ behind: [], problems: [] });
});

test('the file _redirects has rules for the shell document and the 404 page of each language', async () => {
  const { store } = await translatedSite();
  const redirects = (await store.read('_redirects'))?.bytes.toString();
  expect(redirects?.split('\n').slice(1)).toEqual([
    '/services/:id  /shell  200',
    '/bn/services/:id  /bn/shell  200',
    '/bn/*  /bn/404.html  404',
    '',
  ]);
});

test('status reports a missing document of one language', async () => {
  const { store } = await translatedSite();
  await store.remove('bn/about/index.html');
  expect((await readSiteStatus(store, false)).behind).toEqual(['bn/about/index.html']);
});
