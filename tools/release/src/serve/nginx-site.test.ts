import { readFileSync } from 'node:fs';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { securityHeaders } from '../store/security-headers.ts';
import { type ExaminedServer, examine, noFaults } from '../testing/hostile/examine.ts';
import { hostileRequests, plainRequests } from '../testing/hostile/hostile-requests.ts';
import { hostileSite } from '../testing/hostile/hostile-site.ts';
import { sendRawRequest } from '../testing/hostile/raw-exchange.ts';
import { findNginx, nginxSite } from '../testing/nginx-site.ts';

vi.setConfig({ testTimeout: 120_000 });

const nginx = findNginx();

/** nginx with the documented configuration, docs/hosting/nginx.conf. */
async function nginxServer(): Promise<ExaminedServer & { readonly url: string }> {
  const site = await nginxSite(nginx ?? '', await hostileSite());
  onTestFinished(site.close);
  const { port } = new URL(site.url);
  return {
    url: site.url,
    answer: (request) => sendRawRequest(Number(port), request),
    work: () => processorTime(workerOf(site.pid)),
  };
}

/** The worker process of nginx, which answers. The started process only supervises it. */
function workerOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}

/** Processor time of a process in ms. Linux counts nanoseconds. */
function processorTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
}

beforeEach((context) => {
  if (!nginx) skipWithout('nginx', context);
});

test('nginx with the documented config handles every URL of the list of hostile URLs safely', async () => {
  expect(await examine(await nginxServer(), plainRequests)).toEqual(noFaults);
});

test('nginx with the documented config handles 200 random hostile requests safely', async () => {
  expect(hostileRequests).toHaveLength(200);
  expect(await examine(await nginxServer(), hostileRequests)).toEqual(noFaults);
});

test('every response of nginx has the security headers and the correct Cache-Control header', async () => {
  const { url } = await nginxServer();
  const file = '/apps/marketing/files/known.js';
  const tagOf = async (target: string) => (await fetch(url + target)).headers.get('etag') ?? '';
  const immutableForAYear = 'public, max-age=31536000, immutable';
  const expected: readonly [
    status: number,
    target: string,
    cache: string,
    options?: RequestInit,
  ][] = [
    [200, '/about', 'no-cache'],
    [200, '/services/anything', 'no-cache'],
    [200, file, immutableForAYear],
    [200, file, immutableForAYear, { headers: { range: 'bytes=9-' } }],
    [304, '/about', 'no-cache', { headers: { 'if-none-match': await tagOf('/about') } }],
    [304, file, immutableForAYear, { headers: { 'if-none-match': await tagOf(file) } }],
    [308, '/about/', 'no-cache'],
    [404, '/nowhere', 'no-cache'],
    [404, '/.store/lock/1', 'no-cache'],
    [404, '/apps/marketing/files/gone.js', 'no-cache'],
    [405, '/about', 'no-cache', { method: 'POST' }],
  ];
  for (const [status, target, cache, options] of expected) {
    const { headers, ...answer } = await ask(url + target, options);
    expect([answer.status, headers['cache-control']], target).toEqual([status, cache]);
    expect(headers, `${status} ${target}`).toMatchObject(lowerCase(securityHeaders));
  }
});

test.each(['/link/x', '/bn/link/x?from=mail'])(
  'nginx forbids the Referer header for the secret path %s',
  async (target) => {
    const { url } = await nginxServer();
    const { status, headers } = await ask(url + target);
    expect([status, headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  },
);

test.each([
  ['/about/', '/about'],
  ['/about//?from=mail&to=a%20b', '/about?from=mail&to=a%20b'],
  ['/bn/', '/bn'],
  ['/services/%E0%A6%85/', '/services/%E0%A6%85'],
])('nginx redirects %s to %s', async (target, location) => {
  const { url } = await nginxServer();
  const answer = await ask(url + target);
  expect([answer.status, answer.headers['location']]).toEqual([308, location]);
});

test('nginx sends the uncompressed file to a client that does not accept compression', async () => {
  const { url } = await nginxServer();
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
  ] as const) {
    const answer = await ask(`${url}/about`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
});

async function ask(url: string, options: RequestInit = {}) {
  const { status, headers } = await fetch(url, { redirect: 'manual', ...options });
  return { status, headers: Object.fromEntries(headers) };
}

function lowerCase(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
