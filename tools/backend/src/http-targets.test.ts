import { once } from 'node:events';
import { connect } from 'node:net';
import { loopbackAddress } from '@torsa/node-lib/listen';
import { expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';

const backend = backendForTests();

interface Sent {
  readonly method?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

/**
 * Sends exact bytes, which `fetch` would correct.
 * @returns the response until the API closes the connection
 */
async function exchange(target: string, { method = 'GET', headers = [], body = '' }: Sent = {}) {
  const { url, publishableKey } = backend();
  const socket = connect({ host: loopbackAddress, port: Number(new URL(url).port) });
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
  });
  const key = `apikey: ${publishableKey}`;
  const head = [`${method} ${target} HTTP/1.1`, 'Host: api', key, ...headers, 'Connection: close'];
  socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  await once(socket, 'close');
  return answer;
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

test.each(['TRACE', 'CONNECT'])('the method %s gets status 405', async (method) => {
  const answer = await exchange(method === 'CONNECT' ? 'evil.example:443' : '/auth/v1/health', {
    method,
  });
  expect(statusOf(answer)).toBe(405);
  expect(answer.toLowerCase()).toContain('\r\nallow: get, post, patch, put, delete, head');
});

test.each(['GET', 'HEAD'])('a request body on %s changes nothing', async (method) => {
  for (const [headers, body] of [
    ['Content-Length: 5', 'hello'],
    ['Transfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'],
  ] as const) {
    expect(
      statusOf(await exchange('/auth/v1/settings', { method, headers: [headers], body })),
    ).toBe(200);
  }
});

test.each([
  '//[',
  '//evil.example:port/',
  '//evil.example/auth/v1/token',
  '//evil.example/rest/v1/contact_messages',
  '/\\evil.example/auth/v1/health',
  '///auth/v1/health',
  '/auth%2Fv1%2Fhealth',
])('%s is a path that is not there', async (target) => {
  expect(statusOf(await exchange(target))).toBe(404);
});

test.each([
  'http://evil.example/auth/v1/health',
  'auth/v1/health',
  '*',
  '/rest/v1/%',
  '/rest/v1/%zz',
  '/rest/v1/%ff',
  '/auth/v1/health?x=%00',
])('%s is no address: 400', async (target) => {
  expect(statusOf(await exchange(target))).toBe(400);
});

test.each(['/%61uth/v1/%68%65alth', '/auth/v1/%2E%2e/v1/health', '/auth/v1/./health'])(
  'the percent-encoded path %s has the same response as the plain path',
  async (target) => {
    expect(statusOf(await exchange(target))).toBe(200);
  },
);

const logIn = JSON.stringify({ email: 'client@torsa.example', password: 'local-client-1' });

test.each([
  ['/auth/v1/token', 200],
  ['/auth/v1/%74oken', 200],
  ['/auth/v1/%2574oken', 404],
  ['/auth/v1//token', 404],
  ['/auth/v1/token/', 404],
  ['/auth/v1/Token', 404],
  ['/auth/v1/token%2F', 404],
  ['/auth/v1/token;x', 404],
])('at %s a log-in is answered with %i', async (path, status) => {
  const headers = ['Content-Type: application/json', `Content-Length: ${logIn.length}`];
  const sent = { method: 'POST', headers, body: logIn };
  expect(statusOf(await exchange(`${path}?grant_type=password`, sent))).toBe(status);
});
