import path from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, test } from 'vitest';
import { readRegistry } from '../registry/read-registry.ts';
import { findPublishedRelease } from '../releases/stored-release.ts';
import { listCompressedAndPlainKeys } from '../store/compress.ts';
import { FolderSiteStore } from '../store/folder-store.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { listChangedKeys } from '../testing/changed-keys.ts';
import { startChild } from '../testing/child.ts';
import { interceptChanges } from '../testing/intercept-store.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { copyStore, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { composeSiteDocuments } from './compose.ts';
import { pruneStoredVersions } from './prune.ts';
import { publishBuild } from './publish.ts';

/** Only every nth kill is followed by all repairs, except in the exhaustive run. */
const stride = isExhaustive ? 1 : 5;

/** A store whose process is killed before its nth change. Changes that have not ended are lost. */
function cutAfter(store: SiteStore, changes: number): SiteStore {
  let left = changes;
  return interceptChanges(store, async (_, work) => {
    if (left-- <= 0) throw new Error('killed');
    return work();
  });
}

/** A site, and a release that adds, changes and removes a page. */
async function beforeRelease() {
  const site = await sampleSite();
  const next = await writeRemote(
    site.folder,
    'marketing',
    { '/': 'everybody', '/new': 'page' },
    { folder: 'next' },
  );
  return { ...site, next };
}

test('a publish that is killed after any number of writes leaves a consistent site, and the command compose completes the work', async () => {
  const { store, next } = await beforeRelease();
  let sawBehind = 0;
  for (let changes = 0; ; changes++) {
    const copy = store.copy();
    const finished = await publishBuild(cutAfter(copy, changes), [next]).then(
      () => true,
      () => false,
    );
    const { problems, behind } = await checkSite(copy);
    expect(problems, `after ${changes} changes`).toEqual([]);
    if (behind.length > 0) {
      sawBehind++;
      await composeSiteDocuments(copy);
      expect(await checkSite(copy)).toEqual({ revision: 2, problems: [], behind: [] });
    }
    if (finished) break;
  }
  expect(sawBehind).toBeGreaterThan(5);
});

test('the next publish of another app updates the documents that a killed publish left outdated', async () => {
  const { folder, store, next } = await beforeRelease();
  const auth = await writeRemote(folder, 'auth', { '/auth/login': 'next' });
  for (let changes = 0; ; changes += stride) {
    const copy = store.copy();
    const finished = await publishBuild(cutAfter(copy, changes), [next]).then(
      () => true,
      () => false,
    );
    await publishBuild(copy, [auth]);
    expect(await checkSite(copy), `after ${changes} changes`).toMatchObject({
      problems: [],
      behind: [],
    });
    if (finished) break;
  }
});

test('a prune that is killed after any number of writes leaves a consistent site, and the next prune completes the work', async () => {
  const { folder, store, dirs, next } = await beforeRelease();
  await publishBuild(store, [next]);
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  await publishBuild(store, [third]);
  const rule = { keep: 0, days: 0, takeOverMs: 30 };
  for (let changes = 0; ; changes += stride) {
    const copy = store.copy();
    const removed = await pruneStoredVersions(cutAfter(copy, changes), rule).catch(() => undefined);
    expect((await checkSite(copy)).problems, `after ${changes} changes`).toEqual([]);
    await pruneStoredVersions(copy, rule);
    expect(
      (await copy.list('apps/marketing/')).filter(({ key }) => key.endsWith('release.json')),
    ).toHaveLength(2);
    const { pruning, remotes } = await readRegistry(copy);
    expect(pruning).toBeUndefined();
    const { live, previous } = remotes['marketing'] ?? {};
    expect((await copy.list('apps/marketing/files/')).map(({ key }) => key)).toEqual(
      await filesOf(copy, [live?.version, previous?.version]),
    );
    // A later publish may store deleted files again.
    await publishBuild(copy, [dirs.marketing]);
    expect((await checkSite(copy)).problems).toEqual([]);
    if (removed) break;
  }
});

test('a publish process that is killed during a change leaves a consistent site in a folder', async () => {
  const { folder, store, next } = await beforeRelease();
  const changes = await listChangedKeys(store, next);
  const pointer = changes.indexOf(siteFileKeys.registry);
  expect(pointer).toBeGreaterThan(0);
  const kills = isExhaustive ? changes.keys() : [pointer, pointer + 2];
  for (const killedIn of kills) {
    const copy = new FolderSiteStore(path.join(folder, `killed-${killedIn}`));
    await copyStore(store, copy);
    const child = await startChild();
    const task = { kind: 'publish', store: copy.root, dirs: [next], killedIn } as const;
    expect(await child.run(task), 'it was killed').toBeUndefined();
    expect((await checkSite(copy)).problems).toEqual([]);
    await publishBuild(copy, [next]);
    expect(await checkSite(copy)).toEqual({ revision: 2, problems: [], behind: [] });
  }
}, 900_000);

/** The keys of all browser files of some versions. */
async function filesOf(store: SiteStore, versions: readonly (string | undefined)[]) {
  const releases = await Promise.all(
    versions.map((version) => findPublishedRelease(store, 'marketing', version ?? '')),
  );
  const names = releases.flatMap((release) => Object.keys(release?.manifest.files ?? {}));
  const keys = names.flatMap((name) =>
    listCompressedAndPlainKeys(siteFileKeys.browserFile('marketing', name)),
  );
  return [...new Set(keys)].sort();
}
