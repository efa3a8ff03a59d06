import path from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { describe, expect, test } from 'vitest';
import { FolderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { standInStore } from '../testing/s3-stores.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { filledFrom, sampleSite } from '../testing/sample-site.ts';
import { surrounded } from '../testing/surrounded.ts';
import { checkSite } from '../verify/check-site.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

const rule = { keep: 0, days: 0, leaseMs: 240 };

/** A site whose oldest release goes, and a build that shares a file with that release alone. */
async function withOldRelease() {
  const { folder, store } = await sampleSite();
  for (const text of ['second', 'third']) {
    await publish(store, [await writeRemote(folder, 'marketing', { '/': text })]);
  }
  const sharing = { '/': 'fourth', '/about': 'all' };
  const next = await writeRemote(folder, 'marketing', sharing, { folder: 'next' });
  const copies: Record<string, (name: number) => Promise<Store>> = {
    memory: async () => store.copy(),
    folder: (name) => filledFrom(store, new FolderStore(path.join(folder, `copy-${name}`))),
    bucket: async () => filledFrom(store, (await standInStore()).store),
  };
  return { next, copies };
}

const ofPrune = /^(apps\/(marketing|$)|registry)/;
const refusal =
  /is being deleted|are being deleted|lacks apps|is not published|is missing\. Publish/;

// A site in a bucket takes longer: fewer of its pauses are tried.
const sites: readonly (readonly [string, number])[] = [
  ['memory', isExhaustive ? 1 : 3],
  ['bucket', isExhaustive ? 11 : 31],
];
const folder = ['folder', 3] as const;

describe.each(isExhaustive ? [...sites, folder] : sites)(
  'two prunes at once in a %s',
  (kind, stride) => {
    test('with a publish in any pause of the first leave a whole site', async () => {
      const { next, copies } = await withOldRelease();
      for (let steps = 0, paused = true; paused; steps += stride) {
        const copy = await copies[kind]?.(steps);
        if (!copy) throw new Error('There is one.');
        paused = false;
        let left = steps;
        let second: Promise<unknown> | undefined;
        const first = surrounded(copy, async (_, key, work) => {
          if (ofPrune.test(key) && left-- === 0) {
            paused = true;
            const isWaiting = new Promise((resolve) => {
              second = prune(copy, rule, {
                progress: (line) => void (/Another prune/.test(line) && resolve(undefined)),
              });
            });
            await Promise.race([second, isWaiting]);
            await publish(copy, [next]).catch(({ message }) => expect(message).toMatch(refusal));
          }
          return work();
        });
        await prune(first, rule);
        await second;
        expect((await checkSite(copy)).problems, `after ${steps} steps`).toEqual([]);
        expect((await copy.list('')).filter(({ key }) => /prune/.test(key))).toEqual([]);
      }
    }, 60_000);

    test('a prune that stood still for long is replaced, and deletes nothing more when it goes on', async () => {
      const { next, copies } = await withOldRelease();
      let lost = 0;
      for (let steps = 0, frozen = true; frozen; steps += stride) {
        const copy = await copies[kind]?.(steps);
        if (!copy) throw new Error('There is one.');
        frozen = false;
        let left = steps;
        let goOn = () => {};
        let stopped = () => {};
        const still = new Promise<void>((resolve) => {
          goOn = resolve;
        });
        const standing = new Promise<void>((resolve) => {
          stopped = resolve;
        });
        const slow = surrounded(copy, async (what, key, work) => {
          if (ofPrune.test(key) && what !== 'remove' && left-- === 0) {
            frozen = true;
            stopped();
          }
          if (frozen) await still;
          return work();
        });
        const first = prune(slow, { ...rule, leaseMs: 60 }).then(
          () => 'done',
          ({ message }) => String(message),
        );
        await Promise.race([first, standing]);
        if (!frozen) break;
        await prune(copy, { ...rule, leaseMs: 60 });
        await publish(copy, [next]);
        goOn();
        expect(await first).toMatch(/another prune has taken over/i);
        lost++;
        expect((await checkSite(copy)).problems, `after ${steps} steps`).toEqual([]);
      }
      expect(lost).toBeGreaterThan(kind === 'bucket' ? 0 : 2);
    }, 60_000);
  },
);
