import { afterEach, expect, test, vi } from 'vitest';
import { signUp } from './account.ts';

const stack = {
  url: 'https://api.example',
  publishableKey: 'anon',
  serviceKey: 'service',
  siteUrl: 'https://www.torsa.example',
} as Parameters<typeof signUp>[0];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (error_code: string) => Response.json({ error_code }, { status: 429 });

test('a test sign-up waits a minute if the auth server limits the emails to its address', async () => {
  vi.useFakeTimers();
  const answers = [answer('over_email_send_rate_limit'), Response.json({})];
  vi.stubGlobal('fetch', async () => answers.shift());
  const signedUp = signUp(stack, 'vera@torsa.example', 'secret');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await signedUp).toMatchObject({ status: 200 });
});

test('a test sign-up fails immediately if the auth server limits the requests of its network', async () => {
  vi.stubGlobal('fetch', async () => answer('over_request_rate_limit'));
  await expect(signUp(stack, 'vera@torsa.example', 'secret')).rejects.toThrow('Wait an hour');
});
