import { describe, expect, test } from 'vitest';
import { readRegistry } from '../registry/read-registry.ts';
import { listCompressedAndPlainKeys } from '../store/compress.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { interceptChanges } from '../testing/intercept-store.ts';
import { sampleFile, writeRemote } from '../testing/sample-builds.ts';
import { readContent, sampleSite } from '../testing/sample-site.ts';
import { secondRelease } from '../testing/second-release.ts';
import { checkSite } from '../verify/check-site.ts';
import { startCanaryRelease } from './canary.ts';
import { configureSite } from './configure.ts';
import { listReleases } from './list-releases.ts';
import { createRemotePreview } from './preview.ts';
import { pruneStoredVersions } from './prune.ts';
import { publishBuild } from './publish.ts';
import { rollBackApp } from './roll-back.ts';

const isBrowserFile = (key: string) => /^apps\/[^/]+\/files\//.test(key);

test('prune keeps the live, previous and canary releases, a number of newest versions, and recently published versions', async () => {
  const { folder, store, first, second } = await secondRelease();
  const versions: string[] = [];
  for (const text of ['third', 'fourth', 'fifth']) {
    const dir = await writeRemote(folder, 'marketing', { '/': text }, { folder: text });
    versions.push((await publishBuild(store, [dir])).releases[0]?.version ?? '');
  }
  const [third, fourth, fifth] = versions;
  await startCanaryRelease(store, {
    app: 'marketing',
    percent: 5,
    from: { version: first.version },
  });
  const now = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
  const removedBy = async (rule: { keep: number; days: number }) =>
    (await pruneStoredVersions(store, { ...rule, now }, { dryRun: true })).removed
      .map(({ version }) => version)
      .sort();
  expect(await removedBy({ keep: 0, days: 11 })).toEqual([]);
  expect(await removedBy({ keep: 3, days: 9 })).toEqual([second.version]);
  expect(await removedBy({ keep: 0, days: 9 })).toEqual([second.version, third].sort());

  await pruneStoredVersions(store, { keep: 0, days: 9, now });
  const left = (await listReleases(store, 'marketing')).map(({ version }) => version);
  expect(left.sort()).toEqual([first.version, fourth, fifth].sort());
  expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
  await expect(rollBackApp(store, 'marketing', second.version)).rejects.toThrow('is not published');
});

test('prune deletes a browser file only if no kept release needs it', async () => {
  const { folder, store } = await sampleSite();
  for (const text of ['second', 'third']) {
    const pages = { '/': text, '/about': 'all' };
    await publishBuild(store, [await writeRemote(folder, 'marketing', pages)]);
  }
  const file = (name: string, what: string) =>
    siteFileKeys.browserFile('marketing', sampleFile(name, what));
  const [underWay, ended] = ['apps/auth/files/b.1a2b3c4d.js', 'apps/auth/files/a.1a2b3c4d.js.br'];
  for (const key of [underWay, ended]) await store.write(key, Buffer.from('x'));
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  store.setModified(ended, twoDaysAgo);
  const before = (await store.list('apps/')).map(({ key }) => key).filter(isBrowserFile);
  const { removed } = await pruneStoredVersions(store, { keep: 0, days: 0 });
  expect(removed).toHaveLength(1);
  const after = (await store.list('apps/')).map(({ key }) => key).filter(isBrowserFile);
  expect(before.filter((key) => !after.includes(key)).sort()).toEqual(
    [ended, ...listCompressedAndPlainKeys(file('page-0.js', 'you'))].sort(),
  );
  expect(after).toContain(file('page-1.js', 'all'));
  expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
});

test('rollback refuses a release with a missing file', async () => {
  const { folder, store, first } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  await publishBuild(store, [third]);
  const lost = siteFileKeys.browserFile('marketing', sampleFile('page-1.js', 'all'));
  const before = await readRegistry(store);
  await store.remove(lost);
  await expect(rollBackApp(store, 'marketing', first.version)).rejects.toThrow(
    `marketing@${first.version} has missing files: ${lost}. Publish that build again.`,
  );
  expect(await readRegistry(store)).toEqual(before);
});

test('prune keeps every file of a release that is published during the prune', async () => {
  const { folder, store, first } = await secondRelease();
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  await publishBuild(store, [third]);
  const sharing = { '/': 'fourth', '/about': 'all' };
  const next = await writeRemote(folder, 'marketing', sharing, { folder: 'next' });
  let version = '';
  const pruning = interceptChanges(store, async (key, work) => {
    if (key === siteFileKeys.registry && !version) {
      ({ version } = await createRemotePreview(store, { app: 'marketing', from: { dir: next } }));
    }
    return work();
  });
  const { removed } = await pruneStoredVersions(pruning, { keep: 0, days: 0 });
  expect(removed).toEqual([{ app: 'marketing', version: first.version }]);
  await rollBackApp(store, 'marketing', version);
  expect((await checkSite(store)).problems).toEqual([]);
});

describe('a killed prune', () => {
  const rule = { keep: 0, days: 0, takeOverMs: 30 };

  /**
   * A site whose prune was killed while it deleted the oldest release, and a build that shares a file with that
   * release.
   */
  async function prunedHalfway() {
    const { folder, store, first, second } = await secondRelease();
    const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
    await publishBuild(store, [third]);
    const sharing = { '/': 'fourth', '/about': 'all' };
    const next = await writeRemote(folder, 'marketing', sharing, { folder: 'next' });
    const killed = interceptChanges(store, async (key, work) => {
      if (key.includes('/files/')) throw new Error('killed');
      return work();
    });
    await expect(pruneStoredVersions(killed, rule)).rejects.toThrow('killed');
    return { store, first, second, next };
  }

  test('after a killed prune, publish refuses only releases that need a file on the prune’s list, until the next prune ends', async () => {
    const { store, first, second, next } = await prunedHalfway();
    const shared = sampleFile('page-1.js', 'all');
    const before = await readContent(store);
    await expect(rollBackApp(store, 'marketing', first.version)).rejects.toThrow(
      `marketing@${first.version} is being deleted. Run "prune" again`,
    );
    await expect(
      createRemotePreview(store, { app: 'marketing', from: { version: first.version } }),
    ).rejects.toThrow('is being deleted');
    for (const work of [
      () => publishBuild(store, [next]),
      () => createRemotePreview(store, { app: 'marketing', from: { dir: next } }),
    ]) {
      await expect(work()).rejects.toThrow(`needs files that are being deleted: ${shared}.`);
    }
    expect(await readContent(store)).toEqual(before);
    await configureSite(store, { backendUrl: 'https://backend.torsa.example' });

    const { removed } = await pruneStoredVersions(store, { ...rule, keep: 5, days: 30 });
    expect(removed).toEqual([{ app: 'marketing', version: first.version }]);
    expect(await readRegistry(store)).not.toHaveProperty('pruning');
    await publishBuild(store, [next]);
    expect((await rollBackApp(store, 'marketing', second.version)).version).toBe(second.version);
    expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
  });
});
