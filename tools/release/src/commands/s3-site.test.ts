import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { standInStore } from '../testing/s3-stores.ts';
import { siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { readDocumentJson } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { pruneStoredVersions } from './prune.ts';
import { publishBuild } from './publish.ts';
import { rollBackApp } from './roll-back.ts';

/** Milliseconds for the requests of three releases in two languages. */
const timeout = 60_000;

test('in an S3 bucket, publish, rollback and prune leave a site without problems', {
  timeout,
}, async () => {
  const { store } = await standInStore();
  const folder = await tempFolder();
  const marketing = await writeRemote(folder, 'marketing', { '/': 'you', '/about': 'all' });
  await publishBuild(store, [await writeHost(folder), marketing], { siteConfig });
  for (const text of ['second', 'third']) {
    await publishBuild(store, [await writeRemote(folder, 'marketing', { '/': text })]);
  }
  await rollBackApp(store, 'marketing', undefined);
  expect(await readDocumentJson(store, 'index.html')).toMatchObject({ text: 'Hello second' });
  expect(await store.read('about/index.html')).toBeUndefined();
  expect((await pruneStoredVersions(store, { keep: 0, days: 0 })).removed).toHaveLength(1);
  expect(await checkSite(store)).toEqual({ revision: 6, problems: [], behind: [] });
});
