import { beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { browserIdStorageKey, getCanaryBucket } from './browser-bucket.ts';

const apps = ['auth', 'blog', 'dashboards', 'marketing', 'remote-with-a-longer-name'];

/** Stored ids of a thousand browsers, the same in every run. */
const browsers = Array.from({ length: 1000 }, (_, index) => {
  const digits = (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return memoryStorage({ [browserIdStorageKey]: `${digits}-0000-4000-8000-000000000000` });
});

const bucketsOf = (app: string) => browsers.map((storage) => getCanaryBucket(app, () => storage));

beforeEach(() => {
  localStorage.clear();
});

test('getCanaryBucket returns the same bucket for an app at every call in one browser', () => {
  const first = apps.map((app) => getCanaryBucket(app));
  expect(apps.map((app) => getCanaryBucket(app))).toEqual(first);
  expect(localStorage).toHaveLength(1);
});

test.each(apps)('getCanaryBucket returns an integer from 0 to 99 for the app %s', (app) => {
  const buckets = bucketsOf(app);
  expect(buckets.every((bucket) => Number.isInteger(bucket))).toBe(true);
  expect(Math.min(...buckets)).toBe(0);
  expect(Math.max(...buckets)).toBe(99);
});

test.each(apps)('a canary release of %s at 20 % reaches 17 to 23 % of the browsers', (app) => {
  const trying = bucketsOf(app).filter((bucket) => bucket < 20);
  expect(trying.length).toBeGreaterThanOrEqual(170);
  expect(trying.length).toBeLessThanOrEqual(230);
});

test('the canary releases of two apps reach different browsers', () => {
  const [auth, marketing] = [bucketsOf('auth'), bucketsOf('marketing')];
  const both = browsers.filter(
    (_, index) => (auth[index] ?? 0) < 20 && (marketing[index] ?? 0) < 20,
  );
  // The expected share is a fifth of a fifth: 40 of 1000 browsers.
  expect(both.length).toBeGreaterThan(20);
  expect(both.length).toBeLessThan(60);
});

test('getCanaryBucket distributes new browsers over many different buckets', () => {
  const places = browsers.map(() => {
    const storage = memoryStorage();
    return getCanaryBucket('marketing', () => storage);
  });
  expect(new Set(places).size).toBeGreaterThan(90);
});

test('a browser without storage gets no canary release', () => {
  expect(getCanaryBucket('marketing', blockedStorage)).toBe(100);
  const full = { ...memoryStorage(), setItem: blockedStorage };
  expect(getCanaryBucket('marketing', () => full)).toBe(100);
});

test('a browser that cannot create a random ID, as on an insecure origin, gets no canary release', () => {
  vi.stubGlobal('crypto', {});
  expect(getCanaryBucket('marketing')).toBe(100);
  vi.unstubAllGlobals();
});
