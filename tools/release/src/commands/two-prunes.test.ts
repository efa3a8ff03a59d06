import path from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { describe, expect, test } from 'vitest';
import { FolderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { interceptStore } from '../testing/intercept-store.ts';
import { standInStore } from '../testing/s3-stores.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { filledFrom, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

const rule = { keep: 0, days: 0, leaseMs: 10_000 };

/** A site whose oldest release goes, and a build that shares a file with that release alone. */
async function withOldRelease() {
  const { folder, store } = await sampleSite();
  for (const text of ['second', 'third']) {
    await publish(store, [await writeRemote(folder, 'marketing', { '/': text })]);
  }
  const sharing = { '/': 'fourth', '/about': 'all' };
  const next = await writeRemote(folder, 'marketing', sharing, { folder: 'next' });
  const copies = {
    memory: async (): Promise<Store> => store,
    folder: () => filledFrom(store, new FolderStore(path.join(folder, 'copy'))),
    bucket: async () => filledFrom(store, (await standInStore()).store),
  };
  return { next, copies };
}

/** When something else happens: before the first time that a prune asks this of the store. */
const moments = {
  'it marks versions': (what, key) => what === 'write' && key.endsWith('/pruned'),
  'the registry moves': (what, key) => what === 'writeIf' && key === 'registry.json',
  'it marks files': (what, key) => what === 'write' && key.endsWith('/pruned-files'),
  'it looks again': (what, key, isMarked) => what === 'list' && key === 'apps/' && isMarked,
  'it has looked again': (what, key, isMarked) =>
    what === 'read' && key.endsWith('/release.json') && isMarked,
  'it deletes files': (what, key) => what === 'remove' && key.includes('/files/'),
  'it deletes versions': (what, key) => what === 'remove' && key.endsWith('/release.json'),
  'it takes away its marks': (what, key) => what === 'remove' && key.endsWith('/pruned-files'),
} satisfies Record<string, (what: keyof Store, key: string, isMarked: boolean) => boolean>;
type Moment = keyof typeof moments;

const everyMoment = Object.keys(moments) as Moment[];
const refusal =
  /is being deleted|are being deleted|lacks apps|is not published|is missing\. Publish/;

/** @returns whether a moment has come, for once. */
function comes(moment: Moment): (what: keyof Store, key: string) => boolean {
  let isMarked = false;
  let isOver = false;
  return (what, key) => {
    const isNow = !isOver && moments[moment](what, key, isMarked);
    isMarked ||= what === 'write' && key.endsWith('/pruned-files');
    isOver ||= isNow;
    return isNow;
  };
}

/** In memory each moment; on the others, where each step takes longer, one. */
const sites = ['memory', 'folder', 'bucket'] as const;

describe.each(sites)('two prunes at once in a %s', (kind) => {
  const isWhole = kind === 'memory' || isExhaustive;

  test.each(everyMoment.slice(...(isWhole ? [2, 6] : [3, 4])))(
    'with a publish before %s leave a whole site',
    async (moment) => {
      const { next, copies } = await withOldRelease();
      const store = await copies[kind]();
      const isNow = comes(moment);
      let second: Promise<unknown> | undefined;
      const first = interceptStore(store, async (what, key, work) => {
        if (isNow(what, key)) {
          const isWaiting = new Promise<void>((resolve) => {
            const progress = (line: string) => void (/Another prune/.test(line) && resolve());
            second = prune(store, rule, { progress });
          });
          await Promise.race([second, isWaiting]);
          await publish(store, [next]).catch(({ message }) => expect(message).toMatch(refusal));
        }
        return work();
      });
      await prune(first, rule);
      expect(second).toBeDefined();
      await second;
      expect((await checkSite(store)).problems).toEqual([]);
      expect((await store.list('')).filter(({ key }) => /prune/.test(key))).toEqual([]);
    },
  );

  // A deletion that is under way is the store's: see lease.ts.
  test.each(everyMoment.slice(...(isWhole ? [0, 5] : [4, 5])))(
    'one that stands still before %s is replaced, and deletes nothing more when it goes on',
    async (moment) => {
      const { next, copies } = await withOldRelease();
      const store = await copies[kind]();
      const isNow = comes(moment);
      const [goesOn, standsStill] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let isStanding = false;
      const slow = interceptStore(store, async (what, key, work) => {
        if (isNow(what, key)) {
          isStanding = true;
          standsStill.resolve();
        }
        if (isStanding) await goesOn.promise;
        return work();
      });
      const briefly = { ...rule, leaseMs: 60 };
      const first = prune(slow, briefly).then(
        () => 'done',
        ({ message }) => String(message),
      );
      await standsStill.promise;
      await prune(store, briefly);
      await publish(store, [next]);
      goesOn.resolve();
      expect(await first).toMatch(/another prune has taken over/i);
      expect((await checkSite(store)).problems).toEqual([]);
    },
  );
});
