import { afterEach, expect, test, vi } from 'vitest';
import { handleFilesRequest } from '../../../../supabase/functions/_shared/files/answer-files.ts';
import { createStorageFileReader } from '../../../../supabase/functions/_shared/send-emails.ts';
import { chooseServiceKey } from '../../../../supabase/functions/_shared/service-key.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the secret key', '{"mail":"sb_secret_a","default":"sb_secret_b"}', 'sb_secret_b'],
  ['the older key of a project without a secret key', undefined, 'older'],
  ['the older key of a project without a default secret key', '{"mail":"sb_secret_a"}', 'older'],
])('an edge function uses %s', (_, secretKeys, expected) => {
  expect(chooseServiceKey(secretKeys, () => 'older')).toBe(expected);
});

test.each([
  ['sb_secret_a', null],
  ['older', 'Bearer older'],
])(
  'a file is read from Storage with the service key %s and the bearer token %s',
  async (key, bearer) => {
    vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
      expect(new Headers(headers).get('apikey')).toBe(key);
      expect(new Headers(headers).get('authorization')).toBe(bearer);
      return new Response('bytes');
    });
    const content = await createStorageFileReader('https://api.test/storage/v1', key)('file');
    expect(Buffer.from(await content).toString()).toBe('bytes');
  },
);

test.each([
  ['schedule', 200],
  ['service', 401],
])('a file cleanup with the bearer token %s has the status %i', async (token, status) => {
  const request = new Request('http://functions.test/files', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"action":"clean"}',
  });
  const response = await handleFilesRequest(request, {
    publicUrl: 'https://api.test',
    serviceKey: 'service',
    scheduleSecret: 'schedule',
    fetch: async () => Response.json([]),
  });
  expect(response.status).toBe(status);
});
