import { anyJsonLike, anyPath, anyText, badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { blockedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { releasesOf, remoteWith, sampleReleases } from '../testing/sample-site.tsx';
import { browserIdStorageKey, getCanaryBucket } from './browser-bucket.ts';
import { fetchAllReleases } from './fetch-all-releases.ts';

const texts = anyText();

afterEach(() => vi.unstubAllGlobals());

test('getCanaryBucket returns a valid and stable bucket for any stored browser ID', () => {
  fc.assert(
    fc.property(texts, texts, (id, app) => {
      const storage = memoryStorage({ [browserIdStorageKey]: id });
      const bucket = getCanaryBucket(app, () => storage);
      expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 100).toBe(true);
      expect(getCanaryBucket(app, () => storage)).toBe(bucket);
    }),
    badInput,
  );
});

test('a browser whose storage is full or blocked gets no canary release', () => {
  const storages = fc.constantFrom(
    () => ({ ...memoryStorage(), setItem: blockedStorage }),
    () => ({ ...memoryStorage(), getItem: blockedStorage }),
    blockedStorage,
  );
  fc.assert(
    fc.property(texts, storages, (app, storage) => {
      expect(getCanaryBucket(app, storage)).toBe(100);
    }),
    badInput,
  );
});

test('for any response for remotes.json, fetchAllReleases returns valid releases or throws an error', async () => {
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

test('for any path, the release finder’s ownership returns a known remote app or the status unknown', () => {
  const { ownership } = sampleReleases(
    releasesOf({ marketing: remoteWith('/', '/services/:serviceId', '/files/*') }),
  );
  const paths = fc.oneof(
    anyPath(),
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
