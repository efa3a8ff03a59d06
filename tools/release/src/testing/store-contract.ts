import { describe, expect, test } from 'vitest';
import { createUnchangedFileCondition, type SiteStore } from '../store/store.ts';

const bytes = (text: string) => Buffer.from(text);

/** The tests that every store must pass. */
export function storeContract(name: string, open: () => Promise<SiteStore>): void {
  describe(name, () => {
    readingAndWriting(open);
    describe('conditional writes', () => conditionalWrites(open));
  });
}

function readingAndWriting(open: () => Promise<SiteStore>): void {
  test('a store returns undefined for a missing key', async () => {
    const store = await open();
    expect(await store.read('registry.json')).toBeUndefined();
    expect(await store.list('')).toEqual([]);
    await store.remove('registry.json');
  });

  test('a store returns exactly the bytes that were written under a key', async () => {
    const store = await open();
    const all = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    for (const [key, content] of [
      ['a/b/c.js', bytes('code é')],
      ['empty.txt', bytes('')],
      ['deep/bytes.br', all],
      ['a/b/c.js', bytes('newer code')],
    ] as const) {
      await store.write(key, content);
      expect((await store.read(key))?.bytes).toEqual(content);
    }
  });

  test('a store returns different tags for different content, and the same tag for equal content', async () => {
    const store = await open();
    await store.write('a', bytes('1'));
    const first = await store.read('a');
    await store.write('a', bytes('2'));
    expect((await store.read('a'))?.etag).not.toBe(first?.etag);
    await store.write('a', bytes('1'));
    expect((await store.read('a'))?.etag).toBe(first?.etag);
  });

  test('a store lists the keys with a prefix, sorted, with the times of their last writes', async () => {
    const store = await open();
    for (const key of ['b.js', 'apps/x/2/f', 'apps/x/1/f', 'apps/xy/1/f', 'index.html']) {
      await store.write(key, bytes(key));
    }
    const keys = async (prefix: string) => (await store.list(prefix)).map(({ key }) => key);
    expect(await keys('')).toEqual([
      'apps/x/1/f',
      'apps/x/2/f',
      'apps/xy/1/f',
      'b.js',
      'index.html',
    ]);
    expect(await keys('apps/x/')).toEqual(['apps/x/1/f', 'apps/x/2/f']);
    expect(await keys('apps/x')).toEqual(['apps/x/1/f', 'apps/x/2/f', 'apps/xy/1/f']);
    expect(await keys('nothing/')).toEqual([]);
    const [listed] = await store.list('b.js');
    expect(Math.abs(Date.now() - (listed?.modified.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('a removed key is missing in a store, and a later write creates it again', async () => {
    const store = await open();
    await store.write('a/b', bytes('1'));
    await store.write('a/c', bytes('2'));
    await store.remove('a/b');
    expect(await store.read('a/b')).toBeUndefined();
    expect((await store.list('')).map(({ key }) => key)).toEqual(['a/c']);
    await store.write('a/b', bytes('3'));
    expect((await store.read('a/b'))?.bytes).toEqual(bytes('3'));
  });
}

function conditionalWrites(open: () => Promise<SiteStore>): void {
  test('a write to a store with ifNoneMatch succeeds only for a missing key', async () => {
    const store = await open();
    expect(await store.writeIf('a', bytes('1'), { ifNoneMatch: '*' })).toBe('written');
    expect(await store.writeIf('a', bytes('2'), { ifNoneMatch: '*' })).toBe('conflict');
    expect((await store.read('a'))?.bytes).toEqual(bytes('1'));
  });

  test('a write to a store with ifMatch succeeds only while the stored content has the tag', async () => {
    const store = await open();
    await store.write('a', bytes('1'));
    const seen = await store.read('a');
    expect(await store.writeIf('a', bytes('2'), createUnchangedFileCondition(seen))).toBe(
      'written',
    );
    expect(await store.writeIf('a', bytes('3'), createUnchangedFileCondition(seen))).toBe(
      'conflict',
    );
    expect((await store.read('a'))?.bytes).toEqual(bytes('2'));
  });

  test('a write to a store with ifMatch conflicts after the key was removed', async () => {
    const store = await open();
    await store.write('a', bytes('1'));
    const seen = await store.read('a');
    await store.remove('a');
    expect(await store.writeIf('a', bytes('2'), createUnchangedFileCondition(seen))).toBe(
      'conflict',
    );
    expect(await store.read('a')).toBeUndefined();
  });

  test('of ten simultaneous writes to a store with the same condition, one succeeds and nine conflict', async () => {
    const store = await open();
    await store.write('a', bytes('0'));
    for (let round = 0; round < 5; round++) {
      const seen = await store.read('a');
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          store.writeIf('a', bytes(`${round} ${index}`), createUnchangedFileCondition(seen)),
        ),
      );
      const winner = outcomes.indexOf('written');
      expect(outcomes.filter((one) => one === 'conflict')).toHaveLength(9);
      expect((await store.read('a'))?.bytes).toEqual(bytes(`${round} ${winner}`));
    }
  });
}
