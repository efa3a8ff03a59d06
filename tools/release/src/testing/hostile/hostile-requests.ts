import fc from 'fast-check';
import { hostileAddresses } from './hostile-addresses.ts';

/** A raw HTTP request. Each character is one byte. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const pieces = [
  ['/', '//', '/', '\\', '\t', '%5C', '%09', '%0D%0A', '%2F', '%2e', '.', '..', '%00', '%', '\xe9'],
  ['evil.example', 'evil%2eexample', '134744072', '@', ':80', '?', '#', ';', '&a=//evil.example'],
  ['about', 'bn', 'apps', 'services', '.store', 'index.html', 'a'.repeat(300), '/'.repeat(2_000)],
  ['Set-Cookie:%20pt=1', '\rSet-Cookie: pt=1', '\r\nSet-Cookie: pt=1'],
].flat();

const composed = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
  .chain((parts) => fc.constantFrom(`/${parts.join('')}`, `/${parts.join('')}/`));

const targets = fc.oneof(fc.constantFrom(...hostileAddresses), composed);

const methods = fc.oneof(
  { arbitrary: fc.constant('GET'), weight: 12 },
  fc.constantFrom('HEAD', 'TRACE', 'POST', 'PUT', 'OPTIONS', 'CONNECT', 'NONSENSE'),
);

const hosts = fc.oneof(
  { arbitrary: fc.constant(['Host: site.test']), weight: 8 },
  fc.constantFrom<string[]>(
    ['Host: evil.example'],
    ['Host: //evil.example'],
    [],
    ['Host: a', 'Host: b'],
  ),
);

const others = fc.subarray(
  [
    'Accept-Encoding: br;q=0, gzip;q=0',
    'X-Forwarded-Host: evil.example',
    'X-Original-URL: //evil.example/',
    'If-None-Match: *',
    `Range: bytes=${'0-,'.repeat(500)}0-`,
    'Expect: nonsense',
    'Upgrade: h2c',
    `Cookie: ${'a=b;'.repeat(100)}`,
  ],
  { maxLength: 3 },
);

const bodies = fc.oneof(
  { arbitrary: fc.constant({ headers: [] as string[], body: '' }), weight: 4 },
  fc.constant({ headers: ['Content-Length: 5'], body: 'hello' }),
  fc.constant({ headers: ['Transfer-Encoding: chunked'], body: '5\r\nhello\r\n0\r\n\r\n' }),
);

const requests = fc
  .record({ method: methods, target: targets, host: hosts, other: others, sent: bodies })
  .map(
    ({ method, target, host, other, sent }): RawRequest => ({
      method,
      target,
      headers: [...host, ...other, ...sent.headers],
      body: sent.body,
    }),
  );

/** Two hundred requests, the same in every run and for each server. */
export const hostileRequests: readonly RawRequest[] = fc.sample(requests, {
  seed: 20_261_122,
  numRuns: 200,
});

/** A normal GET request for each address of the list. */
export const plainRequests: readonly RawRequest[] = hostileAddresses.map((target) => ({
  method: 'GET',
  target,
  headers: ['Host: site.test'],
  body: '',
}));

export function describeRequest({ method, target, headers, body }: RawRequest): string {
  const shown = JSON.stringify(target.length > 80 ? `${target.slice(0, 80)}…` : target);
  const more = headers.map((header) => header.slice(0, 40)).join(', ');
  return `${method} ${shown} (${target.length}) ${more}${body ? ' with a body' : ''}`;
}
