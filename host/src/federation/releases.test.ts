import { describe, expect, test, vi } from 'vitest';
import { releasesOf, releaseWith, remoteWith, sampleReleases } from '../testing/sample-site.tsx';

const marketing = remoteWith('/', '/about', '/services/:serviceId');
const named = releasesOf({ marketing });
const auth = remoteWith('/auth/login');
const all = releasesOf({ marketing, auth, shop: remoteWith('/services/prices') });
const offline = new Error('offline');

const owned = (owner: string, pattern: string) => ({ status: 'owned', owner, pattern });

describe('before all remotes are known', () => {
  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
  ])('%s is owned: its pattern is written out', async (path, pattern) => {
    const fetchAll = vi.fn(async () => all);
    const { ownership, ownerOf, releaseOf } = sampleReleases(named, { fetchAll });
    expect(ownership(path)).toEqual(owned('marketing', pattern));
    expect(await ownerOf(path)).toBe('marketing');
    expect((await releaseOf('marketing'))?.release).toBe(marketing.live);
    expect(fetchAll).not.toHaveBeenCalled();
  });

  test('the page that the document was composed for is owned, whatever its pattern', () => {
    const { ownership } = sampleReleases(named, { prerenderedPath: '/services/apps' });
    expect(ownership('/services/apps')).toEqual(owned('marketing', '/services/:serviceId'));
    expect(ownership('/services/apps/')).toEqual(owned('marketing', '/services/:serviceId'));
    expect(ownership('/services/other')).toEqual({ status: 'unknown' });
  });

  test('of other paths nobody knows: who owns them is asked for', async () => {
    const { ownership, ownerOf } = sampleReleases(named, { fetchAll: async () => all });
    for (const path of ['/services/prices', '/auth/login', '/nowhere']) {
      expect(ownership(path)).toEqual({ status: 'unknown' });
    }
    expect(await ownerOf('/services/prices')).toBe('shop');
    expect(ownership('/services/other')).toEqual(owned('marketing', '/services/:serviceId'));
    expect(ownership('/auth/login')).toEqual(owned('auth', '/auth/login'));
    expect(ownership('/nowhere')).toEqual({ status: 'unowned' });
  });
});

test('all remotes are fetched once, however many ask', async () => {
  const fetchAll = vi.fn(async () => all);
  const { ownerOf, releaseOf, loadAllReleases } = sampleReleases(named, { fetchAll });
  await Promise.all([
    loadAllReleases(),
    ownerOf('/auth/login'),
    ownerOf('/nowhere'),
    releaseOf('auth'),
  ]);
  expect((await releaseOf('auth'))?.release).toBe(auth.live);
  expect(await releaseOf('stranger')).toBeUndefined();
  expect(fetchAll).toHaveBeenCalledOnce();
});

test('the version of an app is the one that this browser gets, once it is known', async () => {
  const canary = { percent: 10, release: releaseWith(3, ['/auth/login']) };
  const { versionOf, loadAllReleases } = sampleReleases(named, {
    bucket: 5,
    fetchAll: async () => releasesOf({ marketing, auth: { ...auth, canary } }),
  });
  expect(versionOf('host')).toBe(named.host);
  expect(versionOf('marketing')).toBe(marketing.live.version);
  expect(versionOf('auth')).toBeUndefined();
  await loadAllReleases();
  expect(versionOf('auth')).toBe(canary.release.version);
});

test('a failure is told to all who ask, and not kept', async () => {
  const fetchAll = vi.fn(async () => all).mockRejectedValueOnce(offline);
  const { ownerOf, releaseOf, loadAllReleases } = sampleReleases(named, { fetchAll });
  const asked = [loadAllReleases(), ownerOf('/auth/login'), releaseOf('auth')];
  for (const result of await Promise.allSettled(asked)) {
    expect(result).toEqual({ status: 'rejected', reason: offline });
  }
  expect(await ownerOf('/auth/login')).toBe('auth');
});

describe('when the site has moved on while the tab was opening', () => {
  const later = (changes: object) => releasesOf({ auth, marketing: { ...marketing, ...changes } });

  test('the tab keeps the releases that its document names', async () => {
    const fetchAll = async () => later({ since: 2, live: releaseWith(2, ['/']) });
    const { releaseOf, loadAllReleases, ownership } = sampleReleases(named, { fetchAll });
    await loadAllReleases();
    expect((await releaseOf('marketing'))?.release).toBe(marketing.live);
    expect((await releaseOf('auth'))?.release).toBe(auth.live);
    expect(ownership('/about')).toEqual(owned('marketing', '/about'));
  });

  test('a page of a newer release has its owner, which lacks it here', async () => {
    const fetchAll = async () => later({ since: 2, live: releaseWith(2, ['/', '/new']) });
    const { ownerOf, releaseOf } = sampleReleases(named, { fetchAll });
    expect(await ownerOf('/new')).toBe('marketing');
    expect((await releaseOf('marketing'))?.release).toBe(marketing.live);
  });

  test('what goes with another host is refused, and what the document names is not', async () => {
    const fetchAll = async () => ({ ...all, since: 2 });
    const { ownerOf, releaseOf } = sampleReleases(named, { fetchAll });
    expect(await ownerOf('/auth/login')).toBe('auth');
    await expect(releaseOf('auth')).rejects.toThrow('released anew');
    expect((await releaseOf('marketing'))?.release).toBe(marketing.live);
  });

  test('an answer that is older than the document will do: its remotes were tried with this host', async () => {
    const newer = { ...named, since: 3 };
    const { releaseOf } = sampleReleases(newer, { fetchAll: async () => all });
    expect((await releaseOf('auth'))?.release).toBe(auth.live);
  });
});

describe('a tab is behind', () => {
  test.each([
    ['a newer host', { ...all, since: 2 }, 'auth', true],
    ['a newer release of that remote', releasesOf({ auth: { ...auth, since: 2 } }), 'auth', true],
    [
      'a newer release of another remote',
      releasesOf({ auth: { ...auth, since: 2 } }),
      'shop',
      false,
    ],
    ['no news', all, 'auth', false],
    ['an older answer', { ...all, since: 0 }, 'auth', false],
    ['a site without that remote', releasesOf({}), 'auth', false],
  ])('of %s', async (_, current, app, behind) => {
    const { isBehind, loadAllReleases } = sampleReleases(named, { fetchAll: async () => all });
    await loadAllReleases();
    expect(isBehind(current, app)).toBe(behind);
  });

  test('of a remote that its document names, before all are known', () => {
    const { isBehind } = sampleReleases(named);
    expect(isBehind(releasesOf({ marketing: { ...marketing, since: 2 } }), 'marketing')).toBe(true);
    expect(isBehind(all, 'marketing')).toBe(false);
  });
});

test('a preview takes the place of what the site has, also once all is known', async () => {
  const preview = { app: 'auth', release: releaseWith(9, ['/auth/login', '/auth/new']) };
  const { releaseOf, ownerOf, loadAllReleases } = sampleReleases(named, {
    preview,
    fetchAll: async () => all,
  });
  expect(await ownerOf('/auth/new')).toBe('auth');
  await loadAllReleases();
  expect((await releaseOf('auth'))?.release).toBe(preview.release);
  expect(await ownerOf('/auth/new')).toBe('auth');
});
