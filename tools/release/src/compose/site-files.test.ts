import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { siteConfig, writeHost } from '../testing/sample-builds.ts';
import { findRequiredDocumentRevision } from './document-revision.ts';
import { generateSiteFiles } from './site-files.ts';

test('once all files of a revision are written, generateSiteFiles omits the site config and robots.txt', async () => {
  const store = new MemoryStore();
  await publishBuild(store, [await writeHost(await tempFolder())], { siteConfig });
  const registry = await readRegistry(store);
  const revision = findRequiredDocumentRevision(registry);
  const written = (finished: number) => [
    ...generateSiteFiles(registry, siteConfig, finished, []).keys(),
  ];
  const ofHost = [siteFileKeys.siteConfig, siteFileKeys.robots];
  expect(written(revision - 1)).toEqual(expect.arrayContaining(ofHost));
  expect(written(revision)).toEqual([
    siteFileKeys.headers,
    siteFileKeys.redirects,
    siteFileKeys.sitemap,
  ]);
});
