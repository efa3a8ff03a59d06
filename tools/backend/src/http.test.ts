import { request } from 'node:http';
import { connect } from 'node:net';
import { loopbackAddress } from '@torsa/node-lib/listen';
import { expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { TEST_SITE_URL } from './testing.ts';

const backend = backendForTests({
  allowedOrigins: ['http://localhost:4001'],
  receiveTimeouts: {
    headersTimeout: 1_000,
    requestTimeout: 1_500,
    connectionsCheckingInterval: 100,
  },
});

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${backend().url}${path}`, {
    ...init,
    headers: { apikey: backend().publishableKey, ...init.headers },
  });

test('the API answers a health check without a database query', async () => {
  const response = await fetch(`${backend().url}/auth/v1/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ name: 'GoTrue' });
});

test.each([TEST_SITE_URL, 'http://127.0.0.1:3999', 'http://localhost:4001'])(
  'the origin %s may call the API',
  async (origin) => {
    const asked = await fetch(`${backend().url}/rest/v1/contact_messages`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'apikey,x-client-info,prefer' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
    expect(asked.headers.get('access-control-allow-headers')).toBe('apikey,x-client-info,prefer');
    const answered = await call('/auth/v1/settings', { headers: { origin } });
    expect(answered.headers.get('access-control-allow-origin')).toBe(origin);
  },
);

test("pages of another origin cannot read the API's responses", async () => {
  const headers = { origin: 'https://evil.example' };
  for (const method of ['OPTIONS', 'GET']) {
    const response = await call('/auth/v1/settings', { method, headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each(['/', '/_system/info', '/storage/v1/bucket', '/studio', '/auth/v1/../../_system'])(
  'the path %s has status 404',
  async (path) => {
    expect((await call(path)).status).toBe(404);
  },
);

test.each([{ apikey: '' }, { apikey: 'sb_publishable_wrong' }])(
  'a request with %o as its key is refused',
  async (headers) => {
    expect((await call('/rest/v1/contact_messages', { headers })).status).toBe(401);
  },
);

test('the API refuses a token that was signed with another secret', async () => {
  const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { role: 'service_role', exp: 4_000_000_000 };
  for (const alg of ['none', 'HS256']) {
    const authorization = `Bearer ${encode({ alg, typ: 'JWT' })}.${encode(claims)}.AAAA`;
    const response = await call('/rest/v1/contact_messages', { headers: { authorization } });
    expect(response.status).toBe(401);
  }
});

const LONG = JSON.stringify({ message: 'm'.repeat(300 * 1024) });

test('the API refuses a request body above 256 KB with an explanation', async () => {
  const response = await call('/rest/v1/contact_messages', { method: 'POST', body: LONG });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ msg: 'Request body is larger than 256 KB' });
});

test('the API refuses a request body above 256 KB without a Content-Length header', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(`${backend().url}/rest/v1/contact_messages`, { method: 'POST' });
    sending.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    for (let start = 0; start < LONG.length; start += 50_000) {
      sending.write(LONG.slice(start, start + 50_000));
    }
    sending.end();
  });
  expect(status).toBe(413);
});

/**
 * Sends bytes without an end.
 * @returns the response until the API closes the connection
 */
async function sendWithoutEnd(first: string, next: string): Promise<string> {
  const socket = connect(Number(new URL(backend().url).port), loopbackAddress);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  // The API may also close the connection with a reset.
  const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  socket.write(first);
  const sending = setInterval(() => socket.write(next), 20);
  await closed;
  clearInterval(sending);
  return answer;
}

const head = 'POST /rest/v1/contact_messages HTTP/1.1\r\nHost: api\r\n';

test.each([
  ['headers that never end', head, 'X-A: b\r\n'],
  ['a chunked body that never ends', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
  ['a body that comes byte by byte', `${head}Content-Length: 100000\r\n\r\n`, 'a'],
])('%s: the answer is 408, and others are answered in the meantime', async (_, first, next) => {
  const sending = sendWithoutEnd(first, next);
  expect((await call('/auth/v1/settings')).status).toBe(200);
  expect(await sending).toMatch(/^HTTP\/1\.1 408 /);
});

test('the API closes the connection if a request body is far above the size limit', async () => {
  const part = Buffer.alloc(1 << 20);
  const sent = await sendWithoutEnd(
    `${head}Content-Length: ${1 << 30}\r\n\r\n`,
    part.toString('latin1'),
  );
  // On a busy machine, the request time-out can come before the sender reaches the size limit.
  expect(sent).toMatch(/^$|^HTTP\/1\.1 (408|413) /);
  expect((await call('/auth/v1/health')).status).toBe(200);
});

test('the API answers invalid JSON with an error and does not crash', async () => {
  const response = await call('/auth/v1/signup', { method: 'POST', body: '{"email":' });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect((await call('/auth/v1/health')).status).toBe(200);
});
