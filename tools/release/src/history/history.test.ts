import { expect, test } from 'vitest';
import { startCanaryRelease } from '../commands/canary.ts';
import { configureSite } from '../commands/configure.ts';
import { publishBuild } from '../commands/publish.ts';
import { rollBackApp } from '../commands/roll-back.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { interceptChanges } from '../testing/intercept-store.ts';
import type { MemoryStore } from '../testing/memory-store.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { secondRelease } from '../testing/second-release.ts';
import { checkSite } from '../verify/check-site.ts';
import { readReleaseHistory } from './read-history.ts';
import { findReleaseAuthor } from './released-by.ts';

const historyOf = async (store: MemoryStore) =>
  readReleaseHistory(store, await readRegistry(store));
const keysOf = async (store: MemoryStore) => (await store.list('.history/')).map(({ key }) => key);
const problemsOf = async (store: MemoryStore) => (await checkSite(store)).problems;

/** A site with five changes, so the history has entries 1 to 5. */
async function changedSite() {
  const { store, first, second } = await secondRelease();
  await rollBackApp(store, 'marketing', undefined, { by: 'ana' });
  const from = { version: second.version };
  await startCanaryRelease(store, { app: 'marketing', percent: 5, from }, { by: 'ben' });
  await configureSite(store, { publishableKey: 'another' }, { by: 'ben' });
  return { store, first, second, keys: await keysOf(store) };
}

test('the change history contains each change with its author, action and time', async () => {
  const { store, first, second } = await changedSite();
  const { entries, problems } = await historyOf(store);
  const of = (version: string) => [{ app: 'marketing', version }];
  expect(problems).toEqual([]);
  expect(entries).toMatchObject([
    { revision: 5, action: 'configure', by: 'ben', note: expect.stringMatching(/^site config /) },
    { revision: 4, action: 'canary', by: 'ben', releases: of(second.version), note: '5 %' },
    { revision: 3, action: 'rollback', by: 'ana', releases: of(first.version) },
    { revision: 2, action: 'publish', by: findReleaseAuthor(), releases: of(second.version) },
    { revision: 1, action: 'publish', releases: [{ app: 'host' }, {}, { app: 'auth' }] },
  ]);
  for (const { at } of entries) expect(Date.now() - Date.parse(at)).toBeLessThan(600_000);
});

test("the history entry's author comes from RELEASED_BY or is the user of this machine", () => {
  expect(findReleaseAuthor({ RELEASED_BY: ' ana ', GITHUB_ACTOR: 'ben' })).toBe('ana');
  expect(findReleaseAuthor({ RELEASED_BY: '', GITHUB_ACTOR: 'ben' })).toBe('ben');
  expect(findReleaseAuthor({ GITLAB_USER_LOGIN: 'carla' })).toBe('carla');
  expect(findReleaseAuthor({})).toMatch(/^.+@.+$/);
});

test('status --verify reports changed, missing and replaced history entries', async () => {
  const { store, keys } = await changedSite();
  const [, second = '', third = ''] = keys;
  const bytesOf = async (key: string) => (await store.read(key))?.bytes ?? Buffer.alloc(0);

  const changed = store.copy();
  const text = (await bytesOf(third)).toString('utf8').replace('"ana"', '"eve"');
  await changed.write(third, Buffer.from(text));
  expect(await problemsOf(changed)).toEqual([
    `${third} differs from its integrity in the next entry. It was changed or replaced.`,
  ]);

  const missing = store.copy();
  await missing.remove(second);
  expect(await problemsOf(missing)).toEqual([
    `${second} is missing. The history before it cannot be checked.`,
  ]);

  const exchanged = store.copy();
  await exchanged.write(third, await bytesOf(second));
  await exchanged.write(second, await bytesOf(third));
  expect(await problemsOf(exchanged)).toEqual([
    `${third} differs from its integrity in the next entry. It was changed or replaced.`,
  ]);
});

test('status --verify reports a history that was started again, because entries of the old history remain', async () => {
  const { store, keys } = await changedSite();
  const { history: _, ...registry } = await readRegistry(store);
  await store.write('registry.json', Buffer.from(JSON.stringify(registry)));
  const replaced = await problemsOf(store);
  for (const key of keys.slice(0, 5)) {
    expect(replaced).toContain(`${key} follows no entry of the history. The history was replaced.`);
  }
});

test('status --verify reports a registry.json that was edited by hand', async () => {
  const { store } = await changedSite();
  const registry = await readRegistry(store);
  const { canary: _, ...marketing } = registry.remotes['marketing'] ?? {};
  const changed = { ...registry, remotes: { ...registry.remotes, marketing } };
  await store.write('registry.json', Buffer.from(JSON.stringify(changed)));
  expect(await problemsOf(store)).toEqual([
    'registry.json differs from the last entry of the history. It was changed.',
  ]);
});

test('the next change starts a history on a site that has none', async () => {
  const { store, folder } = await sampleSite();
  const { history: _, ...registry } = await readRegistry(store);
  await store.write('registry.json', Buffer.from(JSON.stringify(registry)));
  for (const key of await keysOf(store)) await store.remove(key);
  expect(await problemsOf(store)).toEqual([]);
  await publishBuild(store, [await writeRemote(folder, 'marketing', { '/': 'next' })]);
  expect(await historyOf(store)).toMatchObject({ entries: [{ revision: 2 }], problems: [] });
});

test('the history omits a change that was killed before it replaced registry.json', async () => {
  const { store, folder } = await sampleSite();
  const next = await writeRemote(folder, 'marketing', { '/': 'next' });
  const cut = interceptChanges(store, (key, work) => {
    if (key === 'registry.json') throw new Error('killed');
    return work();
  });
  await expect(publishBuild(cut, [next])).rejects.toThrow('killed');
  expect(await keysOf(store)).toHaveLength(2);
  expect(await historyOf(store)).toMatchObject({ entries: [{ revision: 1 }], problems: [] });
  await publishBuild(store, [next]);
  expect(await keysOf(store)).toHaveLength(3);
  expect(await historyOf(store)).toMatchObject({ entries: [{}, {}], problems: [] });
});

test('the history contains the changes of two simultaneous publishers', async () => {
  const { store, folder } = await sampleSite();
  const marketing = await writeRemote(folder, 'marketing', { '/': 'next' });
  const auth = await writeRemote(folder, 'auth', { '/auth/login': 'next' });
  await Promise.all([
    publishBuild(store, [marketing], { by: 'ana' }),
    publishBuild(store, [auth], { by: 'ben' }),
  ]);
  const { entries, problems } = await historyOf(store);
  expect(problems).toEqual([]);
  expect(entries.map(({ revision }) => revision)).toEqual([3, 2, 1]);
  expect(new Set(entries.slice(0, 2).map(({ by }) => by))).toEqual(new Set(['ana', 'ben']));
});
