import type { SeededRandom } from './random.ts';

/** A network fault of a response or a connection. Times are in milliseconds. */
export type NetworkFault =
  | { readonly kind: 'latency'; readonly delay: number }
  /** A slow connection: each chunk of the response body arrives up to `most` milliseconds late. */
  | { readonly kind: 'jitter'; readonly most: number; readonly seed: number }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** The connection breaks before the first byte of the response. The server may have processed the request. */
  | { readonly kind: 'reset before headers' }
  /** The connection breaks after the given fraction of the response body. */
  | { readonly kind: 'reset in the body'; readonly after: number }
  /** The server closes the connection normally, but sends fewer bytes than `content-length`. */
  | { readonly kind: 'short body'; readonly after: number }
  /** The response body is too short but matches `content-length`, as from a damaged cache. */
  | { readonly kind: 'truncated'; readonly after: number }
  /** The response is damaged: one byte in each sequence of `every` bytes is changed. */
  | { readonly kind: 'corrupted'; readonly every: number }
  | { readonly kind: 'wrong type'; readonly contentType: string }
  | { readonly kind: 'status'; readonly status: 404 | 500 | 503 }
  /** The response is an HTML page instead of the requested file, as from a captive portal or a catch-all server. */
  | { readonly kind: 'page instead' }
  /** The response sends single bytes with pauses and never ends. */
  | { readonly kind: 'drip'; readonly pause: number }
  /** The server never responds. */
  | { readonly kind: 'silence' }
  /** The server refuses the connection. */
  | { readonly kind: 'refused' }
  /** DNS cannot resolve the server's name. */
  | { readonly kind: 'unknown host' };

export type NetworkFaultKind = NetworkFault['kind'];

const draws = {
  latency: ({ integer }) => ({ kind: 'latency', delay: integer(200, 1500) }),
  jitter: ({ integer }) => ({ kind: 'jitter', most: integer(100, 600), seed: integer(1, 1e6) }),
  bandwidth: ({ integer }) => ({ kind: 'bandwidth', bytesPerSecond: integer(20_000, 80_000) }),
  'reset before headers': () => ({ kind: 'reset before headers' }),
  'reset in the body': ({ number }, least) => ({
    kind: 'reset in the body',
    after: number(least, 0.98),
  }),
  'short body': ({ number }, least) => ({ kind: 'short body', after: number(least, 0.98) }),
  truncated: ({ number }, least) => ({ kind: 'truncated', after: number(least, 0.98) }),
  corrupted: ({ integer }) => ({ kind: 'corrupted', every: integer(50, 2000) }),
  'wrong type': ({ pick }) => ({
    kind: 'wrong type',
    contentType: pick(['text/plain', 'text/html', 'application/octet-stream']),
  }),
  status: ({ pick }) => ({ kind: 'status', status: pick([404, 500, 503]) }),
  'page instead': () => ({ kind: 'page instead' }),
  drip: ({ integer }) => ({ kind: 'drip', pause: integer(200, 600) }),
  silence: () => ({ kind: 'silence' }),
  refused: () => ({ kind: 'refused' }),
  'unknown host': () => ({ kind: 'unknown host' }),
} as const satisfies {
  [Kind in NetworkFaultKind]: (
    random: SeededRandom,
    least: number,
  ) => NetworkFault & { readonly kind: Kind };
};

/**
 * Returns a network fault of the given kind with random values.
 * @param least smallest fraction of a truncated body
 */
export function createRandomFault(
  kind: NetworkFaultKind,
  random: SeededRandom,
  least: number,
): NetworkFault {
  return draws[kind](random, least);
}
