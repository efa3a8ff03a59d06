import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { listenOnPort, loopbackAddress } from '@torsa/node-lib/listen';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from '../store/security-headers.ts';
import { createServerWithSecurityHeaders } from './secure-server.ts';

/** Returns every byte of the answer. @param afterwards sent after the first bytes of the answer. */
async function exchange(text: string, listener: RequestListener, afterwards = ''): Promise<string> {
  const server = createServerWithSecurityHeaders(listener);
  const port = await listenOnPort(server);
  onTestFinished(() => void server.close());
  const socket = connect({ host: loopbackAddress, port });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    if (received === '' && afterwards) socket.write(afterwards);
    received += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return received;
}

const greet: RequestListener = (_request, response) => void response.end('hello');

test.each([
  [200, 'GET / HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n'],
  [400, 'nonsense\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\n\r\n'],
  [405, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  [417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\nConnection: close\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
])('a response with status %i has the security headers', async (status, request) => {
  const answer = await exchange(request, greet);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  }
});

test('the site server answers a valid request although invalid bytes follow it', async () => {
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const beginning: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('the first part');
  };
  const answer = await exchange(request, beginning, 'nonsense\r\n\r\n');
  expect(answer).toMatch(/the first part$/);
});
