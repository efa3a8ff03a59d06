import { expect, test, vi } from 'vitest';
import { stubBackend } from '../testing/stub-backend.ts';
import { loadBackend, loadSeparateClient } from './backend.ts';

// First in this file: nothing has provided a site config yet.
test('a failed start is forgotten: the next call tries again', async () => {
  await expect(loadBackend()).rejects.toThrow('site config');
  stubBackend({});
  await expect(loadBackend()).resolves.toHaveProperty('auth');
});

test('there is one client, and it makes no call of its own', async () => {
  const calls = stubBackend({});
  expect(await loadBackend()).toBe(await loadBackend());
  expect(calls).toEqual([]);
});

test('separate clients are apart from it and from each other, without a warning', async () => {
  stubBackend({});
  const warn = vi.spyOn(console, 'warn');
  const [backend, one, other] = await Promise.all([
    loadBackend(),
    loadSeparateClient(),
    loadSeparateClient(),
  ]);
  expect(new Set([backend.auth, one.auth, other.auth]).size).toBe(3);
  expect(warn).not.toHaveBeenCalled();
});
