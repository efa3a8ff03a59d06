import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { expect, test, vi } from 'vitest';
import { securityHeaders } from '../store/security-headers.ts';
import { type ExaminedServer, examine, noFaults } from '../testing/hostile/examine.ts';
import {
  hostileRequests,
  plainRequests,
  type RawRequest,
} from '../testing/hostile/hostile-requests.ts';

vi.setConfig({ testTimeout: 60_000 });

interface EdgeAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** The event of a CloudFront function for viewer requests. Its result has the same form. */
interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly querystring: object;
  readonly headers: object;
  readonly cookies: object;
  readonly rawQueryString: () => string | undefined;
}

const read = (name: string) =>
  readFileSync(path.join(repositoryRoot, 'docs/hosting', name), 'utf8');

/** The documented function, evaluated with JavaScript globals and without those of Node. */
const handler: (event: { request: EdgeRequest }) => EdgeRequest | EdgeAnswer = runInNewContext(
  `${read('cloudfront-function.js')};handler`,
);

/** CloudFront passes address and query as the client sent them, still encoded. */
function edgeRequest(target: string, method = 'GET'): EdgeRequest {
  const [uri = '', ...query] = target.split('?');
  const rawQuery = query.length > 0 ? query.join('?') : undefined;
  return {
    method,
    uri,
    querystring: Object.fromEntries(
      [...new URLSearchParams(rawQuery)].map(([name, value]) => [name, { value }]),
    ),
    headers: {},
    cookies: {},
    rawQueryString: () => rawQuery,
  };
}

const ask = (target: string) => handler({ request: edgeRequest(target) });

const edge: ExaminedServer = {
  answer: async ({ target, method }: RawRequest) => {
    const result = handler({ request: edgeRequest(target, method) });
    if (!('statusCode' in result)) return 'passed on';
    const headers = Object.entries(result.headers).map(
      ([name, { value }]) => [name, value] as const,
    );
    return { status: result.statusCode, headers, body: '', whole: true, after: '' };
  },
  work: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};

test('the CloudFront function handles every URL of the list of hostile URLs safely', async () => {
  expect(await examine(edge, plainRequests)).toEqual(noFaults);
});

test('the CloudFront function handles 200 random hostile requests safely', async () => {
  expect(hostileRequests).toHaveLength(200);
  expect(await examine(edge, hostileRequests)).toEqual(noFaults);
});

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/bn/about?from=mail', '/bn/about/index.html'],
  ['/apps/host/files/host.js', '/apps/host/files/host.js'],
  ['/robots.txt', '/robots.txt'],
  ['//evil.example/', '//evil.example/'],
])('the CloudFront function rewrites %s to %s', (target, key) => {
  expect(ask(target)).toMatchObject({ uri: key });
});

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/bn/about/?from=mail&to=a%20b', '/bn/about?from=mail&to=a%20b'],
  ['/about/?', '/about'],
  ['/services/%E0%A6%85/', '/services/%E0%A6%85'],
])('the CloudFront function redirects %s to %s', (target, location) => {
  expect(ask(target)).toMatchObject({
    statusCode: 308,
    headers: { location: { value: location } },
  });
});

test("the CloudFront headers policy sets the same headers as this project's server", () => {
  const { SecurityHeadersConfig: known, CustomHeadersConfig: custom } = JSON.parse(
    read('cloudfront-headers.json'),
  );
  const { AccessControlMaxAgeSec: age, IncludeSubdomains: all } = known.StrictTransportSecurity;
  const others: { Header: string; Value: string }[] = custom.Items;
  expect(custom.Quantity).toBe(others.length);
  expect({
    'Content-Security-Policy': known.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': known.ReferrerPolicy.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${age}${all ? '; includeSubDomains' : ''}`,
    ...(known.ContentTypeOptions ? { 'X-Content-Type-Options': 'nosniff' } : {}),
    ...Object.fromEntries(others.map(({ Header, Value }) => [Header, Value])),
  }).toEqual(securityHeaders);
});
