import { expect, test } from 'vitest';
import { readRegistry } from '../registry/read-registry.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { secondRelease } from '../testing/second-release.ts';
import { checkSite } from '../verify/check-site.ts';
import { abortCanaryRelease, startCanaryRelease } from './canary.ts';
import { listReleases } from './list-releases.ts';
import { createRemotePreview } from './preview.ts';
import { pruneStoredVersions } from './prune.ts';
import { publishBuild } from './publish.ts';
import { revokeRelease } from './revoke-release.ts';
import { rollBackApp } from './roll-back.ts';

const app = 'marketing';

/** Three releases of marketing: the third is live, the second previous, and the first unused. */
async function threeReleases() {
  const site = await secondRelease();
  const third = await writeRemote(site.folder, app, { '/': 'third' }, { folder: 'third' });
  const { registry } = await publishBuild(site.store, [third]);
  const { live } = registry.remotes[app] ?? {};
  const revoke = (version = '', dropPrevious = false) =>
    revokeRelease(site.store, { app, version, reason: 'leaks names', dropPrevious });
  return { ...site, third: live, revoke };
}

test('preview, publish, canary and rollback refuse a revoked version', async () => {
  const { store, first, dirs, revoke } = await threeReleases();
  await revoke(first.version);
  const { version } = first;
  const why = `marketing@${version} was revoked (leaks names) and cannot be released again`;
  await expect(rollBackApp(store, app, version)).rejects.toThrow(why);
  await expect(publishBuild(store, [dirs.marketing])).rejects.toThrow(why);
  await expect(startCanaryRelease(store, { app, percent: 5, from: { version } })).rejects.toThrow(
    why,
  );
  await expect(createRemotePreview(store, { app, from: { version } })).rejects.toThrow(why);
  await expect(createRemotePreview(store, { app, from: { dir: dirs.marketing } })).rejects.toThrow(
    why,
  );
  expect((await readRegistry(store)).revoked).toEqual({ marketing: { [version]: 'leaks names' } });
  expect((await listReleases(store, app)).map(({ state }) => state).sort()).toEqual([
    'live',
    'previous',
    'revoked',
  ]);
  expect(await checkSite(store)).toEqual({ revision: 4, problems: [], behind: [] });
});

test('revoke refuses a live, canary or previous version', async () => {
  const { store, first, second, third, revoke } = await threeReleases();
  await expect(revoke(third?.version)).rejects.toThrow(
    `marketing@${third?.version} is live. Publish another build or run "rollback marketing" first.`,
  );
  await startCanaryRelease(store, { app, percent: 5, from: { version: first.version } });
  await expect(revoke(first.version)).rejects.toThrow(
    'is the canary release. Run "abort marketing" first.',
  );
  await abortCanaryRelease(store, app);
  await expect(revoke(second.version)).rejects.toThrow(
    'is the previous release, the fallback of marketing. Publish a fixed build first, or use --forget-previous.',
  );
  const { registry } = await revoke(second.version, true);
  expect(registry.remotes[app]?.previous).toBeUndefined();
  expect(registry.remotes[app]?.live.version).toBe(third?.version);
  await expect(rollBackApp(store, app, undefined)).rejects.toThrow('has no previous release');
});

test('revoke refuses an unknown version, and a second revocation of a version changes nothing', async () => {
  const { first, revoke } = await threeReleases();
  await expect(revoke('000000000000')).rejects.toThrow('is not published');
  expect((await revoke(first.version)).changed).toBe(true);
  expect((await revoke(first.version)).changed).toBe(false);
});

test('prune deletes the files of a revoked version of any age, and the version stays revoked', async () => {
  const { store, first, dirs, revoke } = await threeReleases();
  await revoke(first.version);
  const { removed } = await pruneStoredVersions(store, { keep: 5, days: 30 });
  expect(removed).toEqual([{ app, version: first.version }]);
  await expect(publishBuild(store, [dirs.marketing])).rejects.toThrow('was revoked (leaks names)');
});

test('of a simultaneous publish and revocation of one version, the later command is refused', async () => {
  const { store, first, dirs, revoke } = await threeReleases();
  const outcomes = await Promise.allSettled([
    publishBuild(store, [dirs.marketing]),
    revoke(first.version),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { revoked, remotes } = await readRegistry(store);
  const isLive = remotes[app]?.live.version === first.version;
  expect(isLive).toBe(revoked === undefined);
});
