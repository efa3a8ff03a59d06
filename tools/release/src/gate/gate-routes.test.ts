import { expect, test } from 'vitest';
import { startCanaryRelease } from '../commands/canary.ts';
import { publishBuild } from '../commands/publish.ts';
import { rollBackApp } from '../commands/roll-back.ts';
import { findRefusal } from '../testing/refusal.ts';
import { remoteBundle, writeBuild, writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';

test("the release gate refuses a route pattern that differs from another remote's only in parameter names", async () => {
  const site = await sampleSite();
  await publishBuild(site.store, [
    await writeRemote(site.folder, 'auth', { '/people/:id': 'one' }),
  ]);
  const next = await writeRemote(site.folder, 'marketing', {
    '/people/:name': 'other',
    '/:any': 'x',
  });
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toEqual([
    expect.stringContaining('both claim /people/:name and /people/:id.'),
  ]);
});

test("the release gate refuses a path that another remote's canary has", async () => {
  const site = await sampleSite();
  const canary = await writeRemote(site.folder, 'auth', { '/auth/login': 'a', '/me': 'b' });
  await startCanaryRelease(site.store, { app: 'auth', percent: 5, from: { dir: canary } });
  const next = await writeRemote(site.folder, 'marketing', { '/me': 'mine' });
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toEqual([
    expect.stringContaining('marketing@… (live) and auth@… (canary) both claim /me.'),
  ]);
});

test('the release gate refuses a remote with a duplicate path or a reserved path', async () => {
  const site = await sampleSite();
  const next = await writeRemote(site.folder, 'marketing', {
    '/a/:x': '1',
    '/a/:y': '2',
    '/apps/new': '3',
    '/bn/about': '4',
  });
  expect(await findRefusal(site, () => publishBuild(site.store, [next]))).toEqual([
    expect.stringContaining('has a page at /apps/new, but /apps holds the site'),
    expect.stringContaining('has a page at /bn/about, but /bn holds the site'),
    expect.stringContaining('has two pages for /a/:x and /a/:y. The second would never be seen'),
  ]);
});

test('the release gate refuses a route pattern that matches a listed path of another remote', async () => {
  const site = await sampleSite();
  const listing = (app: string, pattern: string, path: string) =>
    writeBuild(site.folder, {
      app,
      files: { 'remote.js': app },
      bundle: remoteBundle({ [pattern]: app }),
      pages: [{ id: pattern, pattern, paths: [path], files: [] }],
    });
  await publishBuild(site.store, [await listing('auth', '/help/*', '/help/me')]);
  const same = await writeRemote(site.folder, 'marketing', { '/help/me': 'mine' });
  expect(await findRefusal(site, () => publishBuild(site.store, [same]))).toEqual([
    expect.stringContaining('both claim /help/me and /help/*.'),
  ]);
  const nearer = await writeRemote(site.folder, 'marketing', { '/help/:who': 'mine' });
  expect(await findRefusal(site, () => publishBuild(site.store, [nearer]))).toEqual([
    'auth@… (live) lists the path /help/me of /help/*, and marketing@… (live) claims it with /help/:who. Only one remote may own a path: change it in one of them, and publish that one first.',
  ]);
  const other = await writeRemote(site.folder, 'marketing', { '/help/us/:who': 'mine' });
  expect((await publishBuild(site.store, [other])).changed).toBe(true);
});

test('the release gate accepts a page that moves to another remote, although the previous release still has the page', async () => {
  const { folder, store } = await sampleSite();
  await publishBuild(store, [await writeRemote(folder, 'marketing', { '/': 'you' })]);
  const { changed } = await publishBuild(store, [
    await writeRemote(folder, 'auth', { '/about': 'moved' }),
  ]);
  expect(changed).toBe(true);
  // A rollback now needs a rollback of the other remote too.
  await expect(rollBackApp(store, 'marketing', undefined)).rejects.toThrow('both claim /about');
});
