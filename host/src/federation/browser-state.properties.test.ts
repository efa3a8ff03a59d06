import { anyJsonLike, badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { blockedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { releasesOf, remoteWith, sampleReleases } from '../testing/sample-site.tsx';
import { browserBucket, browserIdKey } from './browser-bucket.ts';
import { fetchAllReleases } from './fetch-all-releases.ts';

const texts = fc.string({ unit: 'binary' });

afterEach(() => vi.unstubAllGlobals());

test('for any stored value, a browser has a valid bucket and keeps it', () => {
  fc.assert(
    fc.property(texts, texts, (id, app) => {
      const storage = memoryStorage({ [browserIdKey]: id });
      const bucket = browserBucket(app, () => storage);
      expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 100).toBe(true);
      expect(browserBucket(app, () => storage)).toBe(bucket);
    }),
    badInput,
  );
});

test('a browser whose storage is full or blocked gets no canary', () => {
  const storages = fc.constantFrom(
    () => ({ ...memoryStorage(), setItem: blockedStorage }),
    () => ({ ...memoryStorage(), getItem: blockedStorage }),
    blockedStorage,
  );
  fc.assert(
    fc.property(texts, storages, (app, storage) => {
      expect(browserBucket(app, storage)).toBe(100);
    }),
    badInput,
  );
});

test('any response for remotes.json becomes a valid list of releases or an error', async () => {
  const good = releasesOf({ marketing: remoteWith('/') });
  const bodies = fc.oneof(
    anyJsonLike(good).map((value) => JSON.stringify(value) ?? ''),
    texts,
  );
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(200, 404, 500, 503), async (body, status) => {
      vi.stubGlobal('fetch', async () => new Response(body, { status }));
      const answer = await fetchAllReleases().catch((error: unknown) => error);
      if (status === 200 && !(answer instanceof Error)) {
        expect(answer).toHaveProperty('remotes');
        return;
      }
      expect(answer).toBeInstanceOf(Error);
    }),
    badInput,
  );
});

test('any path has an owner, no owner or an unknown owner before all releases are known', () => {
  const { ownership } = sampleReleases(
    releasesOf({ marketing: remoteWith('/', '/services/:serviceId', '/files/*') }),
  );
  const paths = fc.oneof(
    fc.webPath(),
    texts,
    fc.stringMatching(/^(\/(services|%|%E0|\.\.|:x|\*)?){0,5}$/),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fc.assert(
    fc.property(paths, (path) => {
      const { pathname } = new URL(`https://torsa.example/${path}`);
      expect(['owned', 'unknown']).toContain(ownership(pathname).status);
    }),
    badInput,
  );
  vi.restoreAllMocks();
});
