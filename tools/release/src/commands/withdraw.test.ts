import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { runReleaseCommand } from '../cli/run-release-command.ts';
import { readReleaseHistory } from '../history/read-history.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { FolderSiteStore } from '../store/folder-store.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';
import { interceptChanges } from '../testing/intercept-store.ts';
import { findRefusal } from '../testing/refusal.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { readContent, sampleSite, sampleSiteInFolder } from '../testing/sample-site.ts';
import { serve } from '../testing/served-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { startCanaryRelease } from './canary.ts';
import { pruneStoredVersions } from './prune.ts';
import { publishBuild } from './publish.ts';
import { rollBackApp } from './roll-back.ts';
import { withdrawRemote } from './withdraw.ts';

const textOf = async (store: SiteStore, key: string) => String((await store.read(key))?.bytes);

test('withdraw removes the pages, documents and links of a remote from the site and changes nothing else', async () => {
  const { folder, store } = await sampleSite();
  const auth = await writeRemote(folder, 'auth', { '/auth/login': 'x', '/auth/:step': 'y' });
  await publishBuild(store, [auth]);
  const before = await readContent(store);
  const { registry, version, files } = await withdrawRemote(store, 'auth');
  expect(registry.remotes).not.toHaveProperty('auth');
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  const pages = ['auth/login/index.html', 'bn/auth/login/index.html'];
  const documents = pages.flatMap((key) => [key, `${key}.br`, `${key}.gz`]);
  expect(files?.removed).toEqual(documents);

  const after = await readContent(store);
  const changed = Object.keys(before).filter((key) => before[key] !== after[key]);
  const lists =
    /^(registry\.json|remotes\.json(\.br|\.gz)?|sitemap\.xml(\.br|\.gz)?|_headers|_redirects)$/;
  expect(changed.filter((key) => !lists.test(key)).sort()).toEqual(documents);
  expect(changed).toEqual(expect.arrayContaining(['remotes.json', 'sitemap.xml', '_redirects']));
  for (const key of ['remotes.json', 'sitemap.xml', '_redirects']) {
    expect(await textOf(store, key), key).not.toContain('auth');
  }
  expect(await checkSite(store)).toEqual({ revision: 3, problems: [], behind: [] });
  const { entries } = await readReleaseHistory(store, await readRegistry(store));
  expect(entries[0]).toMatchObject({ action: 'withdraw', releases: [{ app: 'auth', version }] });
});

test('a withdrawn remote is restored by a publish, or by a rollback to one of its versions', async () => {
  const { store, dirs, registry } = await sampleSite();
  const version = registry.remotes['auth']?.live.version ?? '';
  for (const bringBack of [
    () => publishBuild(store, [dirs.auth]),
    () => rollBackApp(store, 'auth', version),
  ]) {
    await withdrawRemote(store, 'auth');
    await expect(rollBackApp(store, 'auth', undefined)).rejects.toThrow('auth is not published');
    const { registry: back } = await bringBack();
    expect(back.remotes['auth']?.live.version).toBe(version);
    expect(await store.read('auth/login/index.html')).toBeDefined();
    expect(await checkSite(store)).toMatchObject({ problems: [], behind: [] });
  }
});

test("after a withdraw, open tabs can load the remote's files until a prune, and new visits get the 404 page", async () => {
  const { store, registry } = await sampleSiteInFolder();
  const { entry } = registry.remotes['auth']?.live ?? { entry: '' };
  const { ask, close } = await serve(store.root);
  const statuses = async () =>
    Promise.all(
      ['/auth/login', '/bn/auth/login', entry, '/'].map(async (path) => (await ask(path)).status),
    );
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await withdrawRemote(store, 'auth');
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  expect(JSON.parse(String((await ask('/remotes.json')).body)).remotes).not.toHaveProperty('auth');
  // A prune does not keep a withdrawn version for being new, because no browser falls back to it.
  await pruneStoredVersions(store, { keep: 5, days: 30 });
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  await pruneStoredVersions(store, { keep: 5, days: 0 });
  expect(await statuses()).toEqual([404, 404, 404, 200]);
  expect(await store.list(siteFileKeys.app('auth'))).toEqual([]);
  await close();
});

test.each([
  ['a link', 'jsx(Link, { to: "/auth/login" })', '/auth/login'],
  ['a link with a question', `jsx("a",{href:\`/auth/login?from=\${here}\`})`, '/auth/login'],
  ['a link made of parts', `go(\`/auth/reset/\${token}\`)`, '/auth/reset/…'],
  ['the target of a guard', "access:{roles:['client'],otherwise:'/auth/login'}", '/auth/login'],
])('withdraw is refused while another release contains %s', async (_, code, path) => {
  const site = await sampleSite();
  const { folder, store } = site;
  const auth = { '/auth/login': 'x', '/auth/reset/:token': 'y' };
  await publishBuild(store, [await writeRemote(folder, 'auth', auth)]);
  const linking = await writeRemote(
    folder,
    'marketing',
    { '/': 'you' },
    { files: { 'remote.js': code, 'page-0.js': 'x' } },
  );
  await startCanaryRelease(store, { app: 'marketing', percent: 5, from: { dir: linking } });
  const problem = `marketing@… links to ${path} of auth. Publish a build of marketing without these links first, or use --even-if-linked.`;
  expect(await findRefusal(site, () => withdrawRemote(store, 'auth'))).toEqual([problem]);
  const { registry } = await withdrawRemote(store, 'auth', { evenIfLinked: true });
  expect(registry.remotes).not.toHaveProperty('auth');
});

test.each([
  ['an address of its own', '"/about"'],
  ['an unowned address', '"/auth/other"'],
  ['a slash', 'path.split("/")'],
])('withdraw ignores %s in another release', async (_, code) => {
  const { folder, store } = await sampleSite();
  const files = { 'remote.js': code, 'page-0.js': 'x', 'page-1.js': 'x' };
  const pages = { '/': 'you', '/about': 'all' };
  await publishBuild(store, [await writeRemote(folder, 'marketing', pages, { files })]);
  expect((await withdrawRemote(store, 'auth')).changed).toBe(true);
});

test("withdraw of the home page's remote is refused while another release links to the home page", async () => {
  const site = await sampleSite();
  const files = { 'remote.js': 'jsx(Link,{to:"/",children:home})', 'page-0.js': 'x' };
  await publishBuild(site.store, [
    await writeRemote(site.folder, 'auth', { '/a': 'b' }, { files }),
  ]);
  expect(String(await findRefusal(site, () => withdrawRemote(site.store, 'marketing')))).toContain(
    'auth@… links to / of marketing.',
  );
});

test('withdraw exits with the same codes as the other release commands', async () => {
  const { store, dirs, folder } = await sampleSiteInFolder();
  const run = async (...args: readonly string[]) => {
    const printed: string[] = [];
    const exitCode = await runReleaseCommand(['withdraw', ...args, '--store', store.root], {
      appDirs: dirs,
      defaultStore: folder,
      print: (text) => printed.push(text),
      report: (text) => printed.push(text),
    });
    return { exitCode, printed: printed.join('\n') };
  };
  expect(await run('host')).toEqual({
    exitCode: 2,
    printed: expect.stringContaining('The host cannot be withdrawn'),
  });
  expect(await run('unknown')).toMatchObject({ exitCode: 1 });
  expect(await run()).toMatchObject({ exitCode: 64 });
  const registry = await textOf(store, siteFileKeys.registry);
  expect((await run('auth', '--dry-run')).printed).toContain(
    'Dry run: the gate accepts the change. auth is withdrawn',
  );
  expect(await textOf(store, siteFileKeys.registry)).toBe(registry);
  expect(await run('auth')).toMatchObject({ exitCode: 0 });
  expect(await run('auth')).toEqual({
    exitCode: 0,
    printed: expect.stringContaining('auth is withdrawn already'),
  });
});

test('a withdraw that is killed after any number of writes leaves a consistent site, and a second withdraw completes the work', async () => {
  const { store } = await sampleSite();
  for (let changes = 0, finished = false; !finished; changes++) {
    const copy = store.copy();
    let left = changes;
    const cut = interceptChanges(copy, async (_, work) => {
      if (left-- <= 0) throw new Error('killed');
      return work();
    });
    finished = await withdrawRemote(cut, 'auth').then(
      () => true,
      () => false,
    );
    expect((await checkSite(copy)).problems, `after ${changes} changes`).toEqual([]);
    await withdrawRemote(copy, 'auth');
    expect(await checkSite(copy)).toEqual({ revision: 2, problems: [], behind: [] });
    expect(await copy.read('auth/login/index.html')).toBeUndefined();
  }
});

test('a publish between any two steps of a withdraw succeeds, the withdraw succeeds too, and no withdrawn page remains', async () => {
  const { folder, store, dirs } = await sampleSite();
  const more = await writeRemote(folder, 'auth', { '/auth/login': 'x', '/auth/new': 'y' });
  const others = [
    () => publishBuild(store, [dirs.marketing]),
    (copy: SiteStore) => publishBuild(copy, [more]),
    (copy: SiteStore) => withdrawRemote(copy, 'auth'),
  ];
  for (const other of others) {
    for (let steps = 0, paused = true; paused; steps++) {
      paused = false;
      const copy = store.copy();
      let left = steps;
      const pausing = interceptChanges(copy, async (_, work) => {
        if (left-- === 0) {
          paused = true;
          await other(copy);
        }
        return work();
      });
      await withdrawRemote(pausing, 'auth');
      const isThere = 'auth' in (await readRegistry(copy)).remotes;
      expect((await copy.read('auth/new/index.html')) !== undefined, `${steps} steps`).toBe(
        isThere,
      );
      expect(await checkSite(copy), `after ${steps} steps`).toMatchObject({
        problems: [],
        behind: [],
      });
    }
  }
});

test('withdraw is refused if a release with a link to the withdrawn pages is published at the same time', async () => {
  const { folder, store } = await sampleSite();
  const files = { 'remote.js': 'to:"/auth/login"', 'page-0.js': 'x' };
  const linking = await writeRemote(folder, 'marketing', { '/': 'you' }, { files });
  let left = 1;
  const overtaken = interceptChanges(store, async (key, work) => {
    if (key === siteFileKeys.registry && left-- > 0) await publishBuild(store, [linking]);
    return work();
  });
  await expect(withdrawRemote(overtaken, 'auth')).rejects.toThrow('links to /auth/login of auth');
  expect((await readRegistry(store)).remotes).toHaveProperty('auth');
});

test('withdraw before the first publish fails with instructions', async () => {
  const store = new FolderSiteStore(await tempFolder());
  await expect(withdrawRemote(store, 'auth')).rejects.toThrow('yet. Run "npm start" for a site');
});
