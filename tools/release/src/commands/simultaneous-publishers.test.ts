import { setImmediate as nextTurn } from 'node:timers/promises';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { describe, expect, test } from 'vitest';
import { createBuiltRelease } from '../releases/built-releases.ts';
import { readBuildFolder } from '../releases/read-build.ts';
import { uploadBuild } from '../releases/upload.ts';
import { FolderSiteStore } from '../store/folder-store.ts';
import type { SiteStore } from '../store/store.ts';
import { interceptChanges, interceptStore } from '../testing/intercept-store.ts';
import { standInStore } from '../testing/s3-stores.ts';
import { siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { readDocumentJson, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { createRemotePreview } from './preview.ts';
import { pruneStoredVersions } from './prune.ts';
import { publishBuild } from './publish.ts';
import { rollBackApp } from './roll-back.ts';

const times = isExhaustive ? 20 : 2;
/** In milliseconds. */
const mostForRounds = times * 30_000;
/** Only every nth moment is tried, except in the exhaustive run. */
const stride = isExhaustive ? 1 : 5;

async function openTwo(): Promise<Record<string, readonly [SiteStore, SiteStore]>> {
  const root = await tempFolder();
  const { store } = await standInStore();
  return { folder: [new FolderSiteStore(root), new FolderSiteStore(root)], bucket: [store, store] };
}

describe.each(['folder', 'bucket'])('simultaneous publishers to a %s', (kind) => {
  test(`two simultaneous publishers of different apps both succeed in each of ${times} rounds`, {
    timeout: mostForRounds,
  }, async () => {
    const [first, second] = (await openTwo())[kind] ?? [];
    if (!first || !second) throw new Error('There are two.');
    const folder = await tempFolder();
    await publishBuild(first, [await writeHost(folder)], { siteConfig });
    for (let round = 1; round <= times; round++) {
      const marketing = await writeRemote(folder, 'marketing', { '/': `marketing ${round}` });
      const auth = await writeRemote(folder, 'auth', { '/auth/login': `auth ${round}` });
      await Promise.all([publishBuild(first, [marketing]), publishBuild(second, [auth])]);
      expect(await readDocumentJson(first, 'index.html')).toMatchObject({
        text: `Hello marketing ${round}`,
      });
      expect(await readDocumentJson(first, 'auth/login/index.html')).toMatchObject({
        text: `Hello auth ${round}`,
      });
      const revision = 1 + 2 * round;
      expect(await checkSite(first)).toEqual({ revision, problems: [], behind: [] });
    }
  });
});

test('two simultaneous publishers of the same build create one release', async () => {
  const [first, second] = (await openTwo())['folder'] ?? [];
  if (!first || !second) throw new Error('There are two.');
  const folder = await tempFolder();
  await publishBuild(first, [await writeHost(folder)], { siteConfig });
  for (let round = 1; round <= (isExhaustive ? 5 : 2); round++) {
    const marketing = await writeRemote(folder, 'marketing', { '/': `marketing ${round}` });
    const both = await Promise.all([
      publishBuild(first, [marketing]),
      publishBuild(second, [marketing]),
    ]);
    expect(both.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await checkSite(first)).toEqual({ revision: 1 + round, problems: [], behind: [] });
  }
});

test('if two publishers store the same build, publish uses the manifest of the first publisher', async () => {
  const { folder, store } = await sampleSite();
  const marketing = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  let other = '';
  const overtaken = interceptChanges(store, async (key, work) => {
    if (key.endsWith('/release.json') && !other) {
      const build = createBuiltRelease(await readBuildFolder(marketing), new Date(0));
      other = build.manifestIntegrity;
      await uploadBuild(store, build);
    }
    return work();
  });
  const { registry } = await publishBuild(overtaken, [marketing]);
  expect(registry.remotes['marketing']?.live.manifest).toBe(other);
  expect(await checkSite(store)).toEqual({ revision: 2, problems: [], behind: [] });
});

describe('a publish at the same time as a slow publish', () => {
  /** The store of a slow publisher: another publisher runs just before the slow one's first change of a key. */
  const interrupted = (
    store: SiteStore,
    key: string,
    happens: () => Promise<unknown>,
  ): SiteStore => {
    let left = 1;
    return interceptChanges(store, async (name, work) => {
      if (name === key && left-- > 0) await happens();
      return work();
    });
  };
  const withNews = { '/': 'you', '/news': 'all' };

  test('a slow publisher does not restore a document that another publisher removed', async () => {
    const { folder, store } = await sampleSite();
    const [more, fewer] = [
      await writeRemote(folder, 'marketing', withNews, { folder: 'more' }),
      await writeRemote(folder, 'marketing', { '/': 'everybody' }, { folder: 'fewer' }),
    ];
    await publishBuild(
      interrupted(store, 'news/index.html.br', () => publishBuild(store, [fewer])),
      [more],
    );
    expect(await store.read('news/index.html')).toBeUndefined();
    expect(await readDocumentJson(store, 'index.html')).toMatchObject({ text: 'Hello everybody' });
    expect(await checkSite(store)).toEqual({ revision: 3, problems: [], behind: [] });
  });

  test('a slow publisher does not remove a document that another publisher restored', async () => {
    const { folder, store } = await sampleSite();
    const [fewer, more] = [
      await writeRemote(folder, 'marketing', { '/': 'everybody' }, { folder: 'fewer' }),
      await writeRemote(folder, 'marketing', { '/': 'you', '/about': 'you' }, { folder: 'more' }),
    ];
    await publishBuild(
      interrupted(store, 'about/index.html', () => publishBuild(store, [more])),
      [fewer],
    );
    expect(await readDocumentJson(store, 'about/index.html')).toMatchObject({ text: 'Hello you' });
    expect(await checkSite(store)).toEqual({ revision: 3, problems: [], behind: [] });
  });
});

describe('a command at the same time as a prune', () => {
  const rule = { keep: 0, days: 0 };

  /** A site whose oldest release can be pruned, and a build that shares a file only with that release. */
  async function withOldRelease() {
    const { folder, store } = await sampleSite();
    for (const text of ['second', 'third']) {
      await publishBuild(store, [await writeRemote(folder, 'marketing', { '/': text })]);
    }
    const sharing = { '/': 'fourth', '/about': 'all' };
    const next = await writeRemote(folder, 'marketing', sharing, { folder: 'next' });
    return { next, store };
  }

  /** Runs `work` before each read of the registry or of marketing's releases, and before each change. */
  const pausing = (store: SiteStore, pause: () => Promise<unknown>): SiteStore => {
    const change = /^(apps\/marketing|apps\/$|registry)/;
    const question = /^(apps\/marketing\/[^/]*\/release|registry)/;
    return interceptStore(store, async (kind, key, work) => {
      if ((kind === 'read' ? question : change).test(key)) await pause();
      return work();
    });
  };

  const refusal =
    /is being deleted|are being deleted|missing files: apps|is not published|is missing\. Publish/;
  /** @returns true when the work succeeded. Only a release that is being deleted may refuse it. */
  const isDone = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      (error: Error) => {
        expect(error.message).toMatch(refusal);
        return false;
      },
    );

  const works: readonly (readonly [
    string,
    (store: SiteStore, site: { readonly next: string }) => Promise<unknown>,
  ])[] = [
    ['publish', (store, { next }) => publishBuild(store, [next])],
    [
      'preview, and then a rollback to it',
      async (store, { next }) => {
        const { version } = await createRemotePreview(store, {
          app: 'marketing',
          from: { dir: next },
        });
        await rollBackApp(store, 'marketing', version);
      },
    ],
  ];

  test.each(works)(
    'a %s between any two writes of a prune succeeds or is refused',
    async (_, work) => {
      const site = await withOldRelease();
      const outcomes = new Set<boolean>();
      for (let steps = 0, paused = true; paused; steps += stride) {
        paused = false;
        const copy = site.store.copy();
        let left = steps;
        const pruning = pausing(copy, async () => {
          if (left-- !== 0) return;
          paused = true;
          outcomes.add(await isDone(work(copy, site)));
        });
        await pruneStoredVersions(pruning, rule);
        expect((await checkSite(copy)).problems, `after ${steps} steps`).toEqual([]);
        await publishBuild(copy, [site.next]);
        expect((await checkSite(copy)).problems, `after ${steps} steps`).toEqual([]);
      }
      expect([...outcomes].sort()).toEqual([false, true]);
    },
  );

  test.each(works)(
    'a %s with a prune during any of its own pauses succeeds or is refused',
    async (_, work) => {
      const site = await withOldRelease();
      for (let steps = 0, paused = true; paused; steps += stride) {
        paused = false;
        const copy = site.store.copy();
        let left = steps;
        const working = pausing(copy, async () => {
          if (left-- !== 0) return;
          paused = true;
          await pruneStoredVersions(copy, rule);
        });
        await isDone(work(working, site));
        expect((await checkSite(copy)).problems, `after ${steps} steps`).toEqual([]);
      }
    },
  );

  test('a publish and a prune that run at the same time at random speeds leave a consistent site', async () => {
    const site = await withOldRelease();
    for (let round = 0; round < (isExhaustive ? 50 : 3); round++) {
      const copy = site.store.copy();
      const slow = () =>
        pausing(copy, async () => {
          for (let turns = Math.random() * 10; turns > 0; turns--) await nextTurn();
        });
      const [pruned] = await Promise.allSettled([
        pruneStoredVersions(slow(), rule),
        isDone(publishBuild(slow(), [site.next])),
      ]);
      expect(pruned.status).toBe('fulfilled');
      expect((await checkSite(copy)).problems).toEqual([]);
    }
  });
});
