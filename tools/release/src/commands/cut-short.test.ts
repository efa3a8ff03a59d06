import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readRegistry } from '../registry/read-registry.ts';
import { findRelease } from '../releases/stored-release.ts';
import { formKeys } from '../store/compress.ts';
import { FolderStore } from '../store/folder-store.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { Store } from '../store/store.ts';
import { startChild } from '../testing/child.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { compose } from './compose.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

/** The store as a process sees it that is killed before its n-th change. */
function cutAfter(store: Store, changes: number): Store {
  let left = changes;
  const counted =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      // The work that was under way stays undone: no answer comes any more.
      if (left-- <= 0) throw new Error('killed');
      return work(...args);
    };
  return {
    name: store.name,
    read: (key) => store.read(key),
    list: (prefix) => store.list(prefix),
    write: counted(store.write.bind(store)),
    writeIf: counted(store.writeIf.bind(store)),
    remove: counted(store.remove.bind(store)),
  };
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

test('cut short before any of its changes, a publish leaves a whole site, which compose brings up to date', async () => {
  const { folder, store, next } = await beforeRelease();
  let sawBehind = 0;
  for (let changes = 0; ; changes++) {
    const copy = new FolderStore(path.join(folder, `copy-${changes}`));
    await cp(store.root, copy.root, { recursive: true });
    const finished = await publish(cutAfter(copy, changes), [next]).then(
      () => true,
      () => false,
    );
    const { problems, behind } = await checkSite(copy);
    expect(problems, `after ${changes} changes`).toEqual([]);
    if (behind.length > 0) {
      sawBehind++;
      await compose(copy);
      expect(await checkSite(copy)).toEqual({ generation: 2, problems: [], behind: [] });
    }
    if (finished) break;
  }
  expect(sawBehind).toBeGreaterThan(5);
}, 60_000);

test('what a publish that was cut short left behind, the next one of another app brings up to date', async () => {
  const { folder, store, next } = await beforeRelease();
  const auth = await writeRemote(folder, 'auth', { '/auth/login': 'next' });
  for (let changes = 0; ; changes++) {
    const copy = new FolderStore(path.join(folder, `copy-${changes}`));
    await cp(store.root, copy.root, { recursive: true });
    const finished = await publish(cutAfter(copy, changes), [next]).then(
      () => true,
      () => false,
    );
    await publish(copy, [auth]);
    expect(await checkSite(copy), `after ${changes} changes`).toMatchObject({
      problems: [],
      behind: [],
    });
    if (finished) break;
  }
}, 60_000);

test('cut short before any of its changes, a prune leaves a whole site, and the next one ends the work', async () => {
  const { folder, store, dirs, next } = await beforeRelease();
  await publish(store, [next]);
  const third = await writeRemote(folder, 'marketing', { '/': 'third' }, { folder: 'third' });
  await publish(store, [third]);
  const rule = { keep: 0, days: 0, leaseMs: 30 };
  for (let changes = 0; ; changes += 3) {
    const copy = new FolderStore(path.join(folder, `copy-${changes}`));
    await cp(store.root, copy.root, { recursive: true });
    const removed = await prune(cutAfter(copy, changes), rule).catch(() => undefined);
    expect((await checkSite(copy)).problems, `after ${changes} changes`).toEqual([]);
    await prune(copy, rule);
    expect(
      (await copy.list('apps/marketing/')).filter(({ key }) => key.endsWith('release.json')),
    ).toHaveLength(2);
    expect((await copy.list('')).filter(({ key }) => /pruned/.test(key))).toEqual([]);
    const { live, previous } = (await readRegistry(copy)).remotes['marketing'] ?? {};
    expect((await copy.list('apps/marketing/files/')).map(({ key }) => key)).toEqual(
      await filesOf(copy, [live?.version, previous?.version]),
    );
    // What was deleted may come again.
    await publish(copy, [dirs.marketing]);
    expect((await checkSite(copy)).problems).toEqual([]);
    if (removed) break;
  }
}, 60_000);

test('killed at 20 random moments, a publish leaves a whole site each time', async () => {
  const { folder, store, next } = await beforeRelease();
  const measured = await timeOfPublish(folder, store, next);
  const rounds = Array.from({ length: 20 }, (_, round) => round);
  const ends: string[] = [];
  const worker = async () => {
    for (let round = rounds.shift(); round !== undefined; round = rounds.shift()) {
      const copy = new FolderStore(path.join(folder, `killed-${round}`));
      await cp(store.root, copy.root, { recursive: true });
      const child = await startChild();
      const running = child.run({ kind: 'publish', root: copy.root, dirs: [next] });
      await wait(Math.random() * measured * 1.3);
      await child.kill();
      await running;
      const { generation, problems, behind } = await checkSite(copy);
      expect(problems).toEqual([]);
      ends.push(generation === 1 ? 'before' : behind.length > 0 ? 'between' : 'after');
      await publish(copy, [next]);
      expect(await checkSite(copy)).toEqual({ generation: 2, problems: [], behind: [] });
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  expect(ends).toHaveLength(20);
}, 60_000);

/** The keys of all browser files that some versions need. */
async function filesOf(store: Store, versions: readonly (string | undefined)[]) {
  const releases = await Promise.all(
    versions.map((version) => findRelease(store, 'marketing', version ?? '')),
  );
  const names = releases.flatMap((release) => Object.keys(release?.manifest.files ?? {}));
  const keys = names.flatMap((name) => formKeys(siteKeys.browserFile('marketing', name)));
  return [...new Set(keys)].sort();
}

/** In milliseconds, in a process of its own. */
async function timeOfPublish(folder: string, store: FolderStore, next: string): Promise<number> {
  const copy = path.join(folder, 'measured');
  await cp(store.root, copy, { recursive: true });
  const child = await startChild();
  const start = performance.now();
  expect(await child.run({ kind: 'publish', root: copy, dirs: [next] })).toBe('done');
  return performance.now() - start;
}
