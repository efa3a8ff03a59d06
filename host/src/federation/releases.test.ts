import { describe, expect, test, vi } from 'vitest';
import { releasesOf, releaseWith, remoteWith, sampleReleases } from '../testing/sample-site.tsx';

const marketing = remoteWith('/', '/about', '/services/:serviceId');
const named = releasesOf({ marketing });
const auth = remoteWith('/auth/login');
const all = releasesOf({ marketing, auth, shop: remoteWith('/services/prices') });
const offline = new Error('offline');

const owned = (owner: string, pattern: string) => ({ status: 'owned', owner, pattern });

describe('before the releases of all remotes are known', () => {
  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
  ])(
    'the remote of %s is known before all releases load, because the route pattern has no parameters',
    async (path, pattern) => {
      const fetchAll = vi.fn(async () => all);
      const { ownership, ownerOf, releaseOf } = sampleReleases(named, { fetchAll });
      expect(ownership(path)).toEqual(owned('marketing', pattern));
      expect(await ownerOf(path)).toBe('marketing');
      expect((await releaseOf('marketing'))?.release).toBe(marketing.live);
      expect(fetchAll).not.toHaveBeenCalled();
    },
  );

  test('the remote app of the prerendered path is known, even if the route pattern has parameters', () => {
    const { ownership } = sampleReleases(named, { prerenderedPath: '/services/apps' });
    expect(ownership('/services/apps')).toEqual(owned('marketing', '/services/:serviceId'));
    expect(ownership('/services/apps/')).toEqual(owned('marketing', '/services/:serviceId'));
    expect(ownership('/services/other')).toEqual({ status: 'unknown' });
  });

  test('the remote app of another path is unknown until all releases have been fetched', async () => {
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

test('concurrent calls of loadAllReleases send only one request', async () => {
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

test('versionOf returns the chosen version of an app, or undefined before the version is known', async () => {
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

test('a failed request for all releases rejects every concurrent call and is not cached', async () => {
  const fetchAll = vi.fn(async () => all).mockRejectedValueOnce(offline);
  const { ownerOf, releaseOf, loadAllReleases } = sampleReleases(named, { fetchAll });
  const asked = [loadAllReleases(), ownerOf('/auth/login'), releaseOf('auth')];
  for (const result of await Promise.allSettled(asked)) {
    expect(result).toEqual({ status: 'rejected', reason: offline });
  }
  expect(await ownerOf('/auth/login')).toBe('auth');
});

describe('when the site published new releases while the tab was opening', () => {
  const later = (changes: object) => releasesOf({ auth, marketing: { ...marketing, ...changes } });

  test('after a newer publish, the tab still uses the releases of its HTML document', async () => {
    const fetchAll = async () => later({ since: 2, live: releaseWith(2, ['/']) });
    const { releaseOf, loadAllReleases, ownership } = sampleReleases(named, { fetchAll });
    await loadAllReleases();
    expect((await releaseOf('marketing'))?.release).toBe(marketing.live);
    expect((await releaseOf('auth'))?.release).toBe(auth.live);
    expect(ownership('/about')).toEqual(owned('marketing', '/about'));
  });

  test('ownerOf finds the remote app of a page that exists only in a newer release', async () => {
    const fetchAll = async () => later({ since: 2, live: releaseWith(2, ['/', '/new']) });
    const { ownerOf, releaseOf } = sampleReleases(named, { fetchAll });
    expect(await ownerOf('/new')).toBe('marketing');
    expect((await releaseOf('marketing'))?.release).toBe(marketing.live);
  });

  test('after a new host release, the tab can load only remote apps of its HTML document', async () => {
    const fetchAll = async () => ({ ...all, since: 2 });
    const { ownerOf, releaseOf } = sampleReleases(named, { fetchAll });
    expect(await ownerOf('/auth/login')).toBe('auth');
    await expect(releaseOf('auth')).rejects.toThrow('newer release of the host');
    expect((await releaseOf('marketing'))?.release).toBe(marketing.live);
  });

  test('a tab can load releases that are older than its HTML document', async () => {
    const newer = { ...named, since: 3 };
    const { releaseOf } = sampleReleases(newer, { fetchAll: async () => all });
    expect((await releaseOf('auth'))?.release).toBe(auth.live);
  });
});

describe('isBehind of a browser tab', () => {
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
  ])('isBehind returns the expected result for %s', async (_, current, app, behind) => {
    const { isBehind, loadAllReleases } = sampleReleases(named, { fetchAll: async () => all });
    await loadAllReleases();
    expect(isBehind(current, app)).toBe(behind);
  });

  test('isBehind detects a newer release of a remote app in the HTML document before all releases are known', () => {
    const { isBehind } = sampleReleases(named);
    expect(isBehind(releasesOf({ marketing: { ...marketing, since: 2 } }), 'marketing')).toBe(true);
    expect(isBehind(all, 'marketing')).toBe(false);
  });
});

test('a previewed release replaces the published release, even after all releases have loaded', async () => {
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
