import { createRandomFault, type NetworkFault, type NetworkFaultKind } from './fault.ts';
import { getFaultGroupsOfTarget } from './fault-groups.ts';
import { createSeededRandom, type SeededRandom } from './random.ts';
import type { FaultTargetName } from './targets.ts';

/** The visitor action during which the network fault occurs. */
export type FaultSituation =
  | 'cold load'
  | 'hydration'
  | 'navigation'
  | 'submit'
  | 'log in'
  | 'team log in'
  | 'sign up'
  | 'return';

/** A test case: one network fault of one kind of request during one visitor action, with random values from a seed. */
export interface FaultCombination {
  readonly seed: number;
  readonly situation: FaultSituation;
  readonly target: FaultTargetName;
  readonly fault: NetworkFault;
  /** URL path of the first page of the visit. */
  readonly from: string;
  /** URL path of the second page of the visit. */
  readonly to: string;
  /** True if the request never reaches the server. Otherwise, the fault changes the server's response. */
  readonly isBlocked: boolean;
  /** True if the browser prefetches linked pages. */
  readonly prefetches: boolean;
}

/** The kinds of HTTP requests that can fail during each visitor action. */
const targetsOfSituation = {
  'cold load': [
    'document',
    'host bundle',
    'remote entry',
    'page chunk',
    'remotes.json',
    'fonts',
    'images',
    'site',
  ],
  hydration: ['host bundle', 'remote entry', 'page chunk'],
  navigation: ['remote entry', 'page chunk', 'remotes.json', 'images', 'site'],
  submit: ['store message', 'backend'],
  'log in': ['backend client', 'sign in', 'backend'],
  'team log in': ['sign in', 'team address', 'user'],
  'sign up': ['sign up', 'backend'],
  return: ['renew session', 'backend'],
} as const satisfies Record<FaultSituation, readonly FaultTargetName[]>;

const pairs = Object.entries(targetsOfSituation).flatMap(([situation, targets]) =>
  targets.flatMap((target) =>
    getFaultGroupsOfTarget(target)
      .flatMap(([, kinds]) => kinds)
      .map((kind) => ({ situation: situation as FaultSituation, target, kind })),
  ),
);

/** The smallest fraction of a truncated response body. A browser shows a document only from its heading on. */
const partOfFile = 0.2;
const pastHeading = 0.86;

/** The kinds of network faults that do not need a response from the server. */
const replaced = new Set<NetworkFaultKind>([
  'reset before headers',
  'status',
  'page instead',
  'silence',
]);

/**
 * The number of combinations of a visitor action, a request and a fault, which as many consecutive seeds cover once.
 */
export const faultCombinationCount = pairs.length;

/** The step between the combinations of two consecutive seeds, which have different visitor actions. */
const stride = 101;

/**
 * Returns the fault combination of a seed, always the same one.
 * @param seed integer from 1
 */
export function getFaultCombinationForSeed(seed: number): FaultCombination {
  const pair = pairs[(seed * stride) % pairs.length];
  if (!pair) throw new RangeError(`Invalid fault seed: ${seed}. Use an integer from 1.`);
  const random = createSeededRandom(seed);
  const { situation, target, kind } = pair;
  return {
    seed,
    situation,
    target,
    fault: createRandomFault(kind, random, target === 'document' ? pastHeading : partOfFile),
    ...drawPaths(situation, target, random),
    isBlocked: replaced.has(kind) && random.pick([true, false]),
    // Disables prefetching, because a fault cannot affect a file that is already loaded.
    prefetches: situation !== 'navigation' && random.pick([true, false]),
  };
}

export function describeFaultCombination(combination: FaultCombination): string {
  const { seed, situation, target, fault, ...details } = combination;
  return `${seed}: ${situation}, ${target}: ${fault.kind} ${JSON.stringify({ ...details, ...fault })}`;
}

/** The paths of pages that contain images. */
const withImages = ['/', '/services/ai-tool', '/services/apps'] as const;
const composed = [
  '/',
  '/about',
  '/contact',
  '/careers',
  '/our-team',
  '/bn/about',
  '/auth/login',
] as const;

function drawPaths(
  situation: FaultSituation,
  target: FaultTargetName,
  { pick }: SeededRandom,
): Pick<FaultCombination, 'from' | 'to'> {
  const stay = (path: string) => ({ from: path, to: path });
  switch (situation) {
    case 'cold load':
      if (target === 'images') return stay(pick(withImages));
      // Uses a URL path without a page, the only kind for which the host needs remotes.json.
      return stay(target === 'remotes.json' ? '/nowhere/to/be-found' : pick(composed));
    case 'hydration':
    case 'submit':
      return stay('/contact');
    case 'navigation':
      if (target === 'page chunk')
        return { from: '/', to: pick(['/careers', '/about', '/contact']) };
      if (target === 'images') return { from: '/about', to: '/' };
      return pick([
        { from: '/', to: '/auth/login' },
        { from: '/auth/signup', to: '/careers' },
      ]);
    case 'log in':
      return { from: '/auth/login', to: '/dashboard/user' };
    case 'team log in':
      return { from: '/auth/team-login', to: '/dashboard/team' };
    case 'sign up':
      return { from: '/auth/signup', to: '/auth/check-email' };
    case 'return':
      return stay('/dashboard/user');
  }
}
