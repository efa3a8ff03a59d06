import type { Random } from './random.ts';

/** What goes wrong with an answer, or with the way to it. Times are in milliseconds. */
export type Fault =
  | { readonly kind: 'latency'; readonly delay: number }
  /** Each part of the body waits for up to `most`. */
  | { readonly kind: 'jitter'; readonly most: number; readonly seed: number }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** The connection breaks before the first byte of an answer, which the server may have acted upon. */
  | { readonly kind: 'reset before headers' }
  /** The connection breaks after this part of the body. */
  | { readonly kind: 'reset in the body'; readonly after: number }
  /** The connection is closed in order, and bytes are missing that the headers have announced. */
  | { readonly kind: 'short body'; readonly after: number }
  /** A shorter body that looks whole, as a bad cache gives it. */
  | { readonly kind: 'truncated'; readonly after: number }
  /** One byte in each `every` is another. */
  | { readonly kind: 'corrupted'; readonly every: number }
  | { readonly kind: 'wrong type'; readonly contentType: string }
  | { readonly kind: 'status'; readonly status: 404 | 500 | 503 }
  /** A page where something else was asked for: what a captive portal or a host with one fall-back does. */
  | { readonly kind: 'page instead' }
  /** A byte now and then, without end. */
  | { readonly kind: 'drip'; readonly pause: number }
  /** No answer at all. */
  | { readonly kind: 'silence' }
  /** Nobody listens any more. */
  | { readonly kind: 'refused' }
  /** The name of the server leads nowhere. */
  | { readonly kind: 'unknown host' };

export type FaultKind = Fault['kind'];

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
  [Kind in FaultKind]: (random: Random, least: number) => Fault & { readonly kind: Kind };
};

/** A fault of this kind, with the rest left to chance. @param least the part of a body that arrives in any case. */
export function randomFault(kind: FaultKind, random: Random, least: number): Fault {
  return draws[kind](random, least);
}
