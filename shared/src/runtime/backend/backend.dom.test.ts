import { expect, test, vi } from 'vitest';
import { stubBackend } from '../../testing/stub-backend.ts';
import { stubNetwork } from '../../testing/stub-network.ts';
import { loadBackend, loadSeparateClient } from './backend.ts';

// The first test of this file, because no site config has been provided yet.
test("after a failed download of the backend client's code, the next call downloads it again", async () => {
  await expect(loadBackend()).rejects.toThrow('site config');
  stubBackend({});
  await expect(loadBackend()).resolves.toHaveProperty('auth');
});

test('all calls on a page share one backend client, and creating the client sends no request', async () => {
  const calls = stubBackend({});
  expect(await loadBackend()).toBe(await loadBackend());
  expect(calls).toEqual([]);
});

test('separate backend clients share no session and log no warning', async () => {
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

test('a backend call ends after the default timeout, or after the caller’s own timeout', async () => {
  stubBackend({});
  const signals: unknown[] = [];
  stubNetwork(async (_input: unknown, init: RequestInit) => {
    signals.push(init.signal);
    init.signal?.throwIfAborted();
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const backend = await loadBackend();
  const logIn = backend.auth.signInWithPassword({ email: 'asha@client.test', password: 'secret' });
  await vi.waitFor(() => expect(signals).toEqual([limit.signal]), { timeout: 30_000 });
  limit.abort(new DOMException('The time is over.', 'TimeoutError'));
  expect((await logIn).error).toMatchObject({ name: 'AuthRetryableFetchError' });

  const own = new AbortController();
  const message = { name: 'Asha', email: 'asha@client.test', message: 'A site.' };
  const insert = backend.from('contact_messages').insert(message).abortSignal(own.signal);
  own.abort();
  expect((await insert).error).not.toBeNull();
  expect(signals.at(-1)).toBe(own.signal);
});
