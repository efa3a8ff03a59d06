import { type Fault, type FaultKind, randomFault } from './fault.ts';
import { groupsOf } from './fault-groups.ts';
import { type Random, seededRandom } from './random.ts';
import type { TargetName } from './targets.ts';

/** What somebody does while things go wrong. */
export type Situation =
  | 'cold load'
  | 'hydration'
  | 'navigation'
  | 'submit'
  | 'log in'
  | 'team log in'
  | 'sign up'
  | 'return';

/** One fault that strikes one target in one situation. The seed says all the rest. */
export interface Combination {
  readonly seed: number;
  readonly situation: Situation;
  readonly target: TargetName;
  readonly fault: Fault;
  /** The page that is opened at first. */
  readonly from: string;
  /** What is opened from there. */
  readonly to: string;
  /** Whether the request never reaches the server; otherwise the server acts, and its answer suffers. */
  readonly isBlocked: boolean;
  /** Whether pages are fetched before somebody opens them. */
  readonly prefetches: boolean;
}

/** What can be struck in each situation. */
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
} as const satisfies Record<Situation, readonly TargetName[]>;

const pairs = Object.entries(targetsOfSituation).flatMap(([situation, targets]) =>
  targets.flatMap((target) =>
    groupsOf(target)
      .flatMap(([, kinds]) => kinds)
      .map((kind) => ({ situation: situation as Situation, target, kind })),
  ),
);

/** How much of a body arrives at least. A document is cut off behind its heading: of its head alone nothing can be shown. */
const partOfFile = 0.2;
const pastHeading = 0.86;

/** Faults that need no answer of the server to begin with. */
const replaced = new Set<FaultKind>(['reset before headers', 'status', 'page instead', 'silence']);

/** How many seeds in a row have every fault of every target in every situation once. */
export const combinationCount = pairs.length;

/** Shares no divisor with {@link combinationCount}, so that seeds in a row are of all kinds. */
const stride = 101;

/** The combination of a seed, which is always the same. @param seed a whole number from 1. */
export function combinationOf(seed: number): Combination {
  const pair = pairs[(seed * stride) % pairs.length];
  if (!pair) throw new RangeError(`${seed} is no seed.`);
  const random = seededRandom(seed);
  const { situation, target, kind } = pair;
  return {
    seed,
    situation,
    target,
    fault: randomFault(kind, random, target === 'document' ? pastHeading : partOfFile),
    ...drawPaths(situation, target, random),
    isBlocked: replaced.has(kind) && random.pick([true, false]),
    // What was there already could not be struck.
    prefetches: situation !== 'navigation' && random.pick([true, false]),
  };
}

export function describeCombination(combination: Combination): string {
  const { seed, situation, target, fault, ...details } = combination;
  return `${seed}: ${situation}, ${target}: ${fault.kind} ${JSON.stringify({ ...details, ...fault })}`;
}

/** Pages of which each has a picture of its own, or many. */
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
  situation: Situation,
  target: TargetName,
  { pick }: Random,
): Pick<Combination, 'from' | 'to'> {
  const stay = (path: string) => ({ from: path, to: path });
  switch (situation) {
    case 'cold load':
      if (target === 'images') return stay(pick(withImages));
      // An address that no document names: only the releases of all remotes say whose it is.
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
