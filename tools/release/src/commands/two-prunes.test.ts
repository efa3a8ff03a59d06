import path from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { describe, expect, test } from 'vitest';
import { readRegistry } from '../registry/read-registry.ts';
import { FolderSiteStore } from '../store/folder-store.ts';
import type { SiteStore } from '../store/store.ts';
import { interceptStore } from '../testing/intercept-store.ts';
import { standInStore } from '../testing/s3-stores.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { copyStore, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { pruneStoredVersions } from './prune.ts';
import { publishBuild } from './publish.ts';

const rule = { keep: 0, days: 0, takeOverMs: 10_000 };

/** A site whose oldest release can be pruned, and a build that shares a file only with that release. */
async function withOldRelease() {
  const { folder, store } = await sampleSite();
  for (const text of ['second', 'third']) {
    await publishBuild(store, [await writeRemote(folder, 'marketing', { '/': text })]);
  }
  const sharing = { '/': 'fourth', '/about': 'all' };
  const next = await writeRemote(folder, 'marketing', sharing, { folder: 'next' });
  const copies = {
    memory: async (): Promise<SiteStore> => store,
    folder: () => copyStore(store, new FolderSiteStore(path.join(folder, 'copy'))),
    bucket: async () => copyStore(store, (await standInStore()).store),
  };
  return { next, copies };
}

/** Moments of a prune: just before it first sends this request to the store. */
const moments = {
  'it plans': (what, key) => what === 'list' && key === 'apps/',
  'the registry names what it deletes': (what, key) =>
    what === 'writeIf' && key === 'registry.json',
  'it looks again': (what, key, hasBegun) => what === 'list' && key === 'apps/' && hasBegun,
  'it has looked again': (what, key, hasBegun) =>
    what === 'read' && key.endsWith('/release.json') && hasBegun,
  'it deletes files': (what, key) => what === 'remove' && key.includes('/files/'),
  'it deletes versions': (what, key) => what === 'remove' && key.endsWith('/release.json'),
  'the registry names nothing again': (what, key, hasBegun) =>
    what === 'writeIf' && key === 'registry.json' && hasBegun,
} satisfies Record<string, (what: keyof SiteStore, key: string, hasBegun: boolean) => boolean>;
type Moment = keyof typeof moments;

const everyMoment = Object.keys(moments) as Moment[];
const refusal =
  /is being deleted|are being deleted|missing files: apps|is not published|is missing\. Publish/;

/** @returns true when a moment is reached for the first time. */
function comes(moment: Moment): (what: keyof SiteStore, key: string) => boolean {
  let hasBegun = false;
  let isOver = false;
  return (what, key) => {
    const isNow = !isOver && moments[moment](what, key, hasBegun);
    hasBegun ||= what === 'writeIf' && key === 'registry.json';
    isOver ||= isNow;
    return isNow;
  };
}

/** In memory, every moment is tried. In slower stores, only one. */
const sites = ['memory', 'folder', 'bucket'] as const;

describe.each(sites)('two simultaneous prunes in a %s', (kind) => {
  const tried = (all: readonly Moment[]) =>
    kind === 'memory' || isExhaustive ? all : all.filter((one) => one === 'it has looked again');

  test.each(tried(everyMoment))(
    'leave a consistent site with a publish before %s',
    async (moment) => {
      const { next, copies } = await withOldRelease();
      const store = await copies[kind]();
      const isNow = comes(moment);
      let second: Promise<unknown> | undefined;
      const first = interceptStore(store, async (what, key, work) => {
        if (isNow(what, key)) {
          const isWaiting = new Promise<void>((resolve) => {
            const progress = (line: string) => void (/Another prune/.test(line) && resolve());
            second = pruneStoredVersions(store, rule, { progress });
          });
          await Promise.race([second, isWaiting]);
          await publishBuild(store, [next]).catch(({ message }) =>
            expect(message).toMatch(refusal),
          );
        }
        return work();
      });
      await pruneStoredVersions(first, rule);
      expect(second).toBeDefined();
      await second;
      expect((await checkSite(store)).problems).toEqual([]);
      expect(await readRegistry(store)).not.toHaveProperty('pruning');
    },
  );

  // The store completes a deletion that has begun: see `deletePlanned`.
  const whileStalled = everyMoment.filter((one) => one !== 'it deletes files');

  test.each(tried(whileStalled))(
    'a prune that stalls before %s is replaced and deletes nothing more when it resumes',
    async (moment) => {
      const { next, copies } = await withOldRelease();
      const store = await copies[kind]();
      const isNow = comes(moment);
      const [resumed, stalled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let isStalled = false;
      let hasBegun = false;
      const slow = interceptStore(store, async (what, key, work) => {
        if (isNow(what, key)) {
          isStalled = true;
          hasBegun = (await readRegistry(store)).pruning !== undefined;
          stalled.resolve();
        }
        if (isStalled) await resumed.promise;
        return work();
      });
      const briefly = { ...rule, takeOverMs: 60 };
      const first = pruneStoredVersions(slow, briefly).then(
        () => 'done',
        ({ message }) => String(message),
      );
      await stalled.promise;
      await pruneStoredVersions(store, briefly);
      await publishBuild(store, [next]);
      resumed.resolve();
      expect(await first).toMatch(hasBegun ? /another prune took over/i : 'done');
      expect((await checkSite(store)).problems).toEqual([]);
    },
  );
});
