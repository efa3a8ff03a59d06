import { describe, expect, test } from 'vitest';
import { FolderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { standInStore } from '../testing/s3-stores.ts';
import { siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { documentIn, sampleSite } from '../testing/sample-site.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { checkSite } from '../verify/check-site.ts';
import { publish } from './publish.ts';

const times = 20;

async function openTwo(): Promise<Record<string, readonly [Store, Store]>> {
  const root = await tempFolder();
  const { store } = await standInStore();
  return { folder: [new FolderStore(root), new FolderStore(root)], bucket: [store, store] };
}

describe.each(['folder', 'bucket'])('in a %s', (kind) => {
  test(`two teams that publish at once ${times} times both land`, async () => {
    const [first, second] = (await openTwo())[kind] ?? [];
    if (!first || !second) throw new Error('There are two.');
    const folder = await tempFolder();
    await publish(first, [await writeHost(folder)], { siteConfig });
    for (let round = 1; round <= times; round++) {
      const marketing = await writeRemote(folder, 'marketing', { '/': `marketing ${round}` });
      const auth = await writeRemote(folder, 'auth', { '/auth/login': `auth ${round}` });
      await Promise.all([publish(first, [marketing]), publish(second, [auth])]);
      expect(await documentIn(first, 'index.html')).toMatchObject({
        text: `Hello marketing ${round}`,
      });
      expect(await documentIn(first, 'auth/login/index.html')).toMatchObject({
        text: `Hello auth ${round}`,
      });
      const generation = 1 + 2 * round;
      expect(await checkSite(first)).toEqual({ generation, problems: [], behind: [] });
    }
  }, 60_000);
});

test('the same build published by two at once is one release', async () => {
  const [first, second] = (await openTwo())['folder'] ?? [];
  if (!first || !second) throw new Error('There are two.');
  const folder = await tempFolder();
  await publish(first, [await writeHost(folder)], { siteConfig });
  for (let round = 1; round <= 5; round++) {
    const marketing = await writeRemote(folder, 'marketing', { '/': `marketing ${round}` });
    const both = await Promise.all([publish(first, [marketing]), publish(second, [marketing])]);
    expect(both.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await checkSite(first)).toEqual({ generation: 1 + round, problems: [], behind: [] });
  }
});

describe('while somebody is slow', () => {
  /** The store as somebody sees it to whom, just before the first change of a key, something else happens. */
  const interrupted = (store: FolderStore, key: string, happens: () => Promise<unknown>): Store => {
    let left = 1;
    const before =
      <Rest extends unknown[], Result>(work: (name: string, ...rest: Rest) => Promise<Result>) =>
      async (name: string, ...rest: Rest): Promise<Result> => {
        if (name === key && left-- > 0) await happens();
        return work(name, ...rest);
      };
    return {
      name: store.name,
      read: (name) => store.read(name),
      list: (prefix) => store.list(prefix),
      write: before(store.write.bind(store)),
      writeIf: before(store.writeIf.bind(store)),
      remove: before(store.remove.bind(store)),
    };
  };
  const withNews = { '/': 'you', '/news': 'all' };

  test('a page that somebody else has taken away does not come back', async () => {
    const { folder, store } = await sampleSite();
    const [more, fewer] = [
      await writeRemote(folder, 'marketing', withNews, { folder: 'more' }),
      await writeRemote(folder, 'marketing', { '/': 'everybody' }, { folder: 'fewer' }),
    ];
    await publish(
      interrupted(store, 'news/index.html.br', () => publish(store, [fewer])),
      [more],
    );
    expect(await store.read('news/index.html')).toBeUndefined();
    expect(await documentIn(store, 'index.html')).toMatchObject({ text: 'Hello everybody' });
    expect(await checkSite(store)).toEqual({ generation: 3, problems: [], behind: [] });
  });

  test('a page that somebody else has brought back is not taken away', async () => {
    const { folder, store } = await sampleSite();
    const [fewer, more] = [
      await writeRemote(folder, 'marketing', { '/': 'everybody' }, { folder: 'fewer' }),
      await writeRemote(folder, 'marketing', { '/': 'you', '/about': 'you' }, { folder: 'more' }),
    ];
    await publish(
      interrupted(store, 'about/index.html', () => publish(store, [more])),
      [fewer],
    );
    expect(await documentIn(store, 'about/index.html')).toMatchObject({ text: 'Hello you' });
    expect(await checkSite(store)).toEqual({ generation: 3, problems: [], behind: [] });
  });
});
