import { expect, test } from 'vitest';
import { handleFilesRequest } from '../../../../supabase/functions/_shared/files/answer-files.ts';

const file = '00000000-0000-4000-8000-0000000000f1';

/**
 * Answers a request with a one-purpose link.
 * @param row the file of the link's task, or a status of `link_file`
 */
async function ask(action: string, row: { state: string } | number | undefined) {
  const calls: string[] = [];
  const request = new Request('http://functions.test/files', {
    method: 'POST',
    headers: { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' },
    body: JSON.stringify({ action, file, token: 'secret' }),
  });
  const response = await handleFilesRequest(request, {
    publicUrl: 'https://api.test',
    serviceKey: 'service',
    scheduleSecret: 'schedule',
    async fetch(path, { body, headers }) {
      calls.push(`${path} ${body}`);
      expect(new Headers(headers).get('authorization')).toBe('Bearer service');
      if (!path.endsWith('/link_file')) return Response.json({ url: '/up', signedURL: '/down' });
      if (typeof row === 'number') return Response.json({ message: 'Refused.' }, { status: row });
      return Response.json(row ? [{ id: file, ...row }] : []);
    },
  });
  return { status: response.status, body: await response.json(), calls };
}

test('a visitor with a one-purpose link gets an upload URL, or a download URL that is valid for 60 seconds', async () => {
  const upload = await ask('upload', { state: 'uploading' });
  expect(upload.body).toEqual({ url: 'https://api.test/storage/v1/up' });
  expect(upload.calls[0]).toBe(
    `/rest/v1/rpc/link_file ${JSON.stringify({ token: 'secret', file, network: '203.0.113.9' })}`,
  );
  const download = await ask('download', { state: 'ready' });
  expect(download.body).toEqual({ url: 'https://api.test/storage/v1/down' });
  expect(download.calls[1]).toBe(`/storage/v1/object/sign/files/${file} {"expiresIn":60}`);
});

test.each([
  ['upload', undefined, 404],
  ['download', undefined, 404],
  ['confirm', undefined, 404],
  ['upload', { state: 'ready' }, 409],
  ['download', { state: 'uploading' }, 404],
  ['download', 429, 429],
])(
  'the action %s with a link that gives %o has status %i and signs nothing',
  async (action, row, status) => {
    const answer = await ask(action, row);
    expect(answer.status).toBe(status);
    expect(answer.calls.length).toBe(1);
  },
);
