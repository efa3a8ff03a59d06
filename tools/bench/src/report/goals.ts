import type { PartName } from '../options.ts';
import type { AllResults } from '../results.ts';
import { nameOf, type Variant } from '../sites/variants.ts';
import { table } from './format.ts';

/** A promise with a number, and what was measured of it. */
interface Goal {
  readonly what: string;
  readonly limit: number;
  readonly unit: '' | 'KB' | 'ms';
  readonly measured: (all: AllResults) => number;
}

const home = (variant: Variant, measure: string) => (all: AllResults) =>
  median(all, 'page-load', '/', variant, measure);

const navigated = (variant: Variant, measure: string) => (all: AllResults) =>
  median(all, 'navigation', all.navigation.rows[0]?.subject, variant, measure);

const pressesOf = ({ presses }: AllResults) =>
  presses.rows.filter(({ variant }) => variant === 'federated').map(({ measures }) => measures);

/** A ratio of the home page's medians. */
const homeAgainst = (other: Variant, what: string, measure: string, limit: number): Goal => ({
  what: `${what} against the ${nameOf(other)}`,
  limit,
  unit: '',
  measured: (all) => home('federated', measure)(all) / home(other, measure)(all),
});

const goals: readonly Goal[] = [
  homeAgainst('monolith', 'LCP of `/`', 'lcp', 0.4),
  homeAgainst('prerendered', 'LCP of `/`', 'lcp', 1),
  homeAgainst('prerendered', 'Interactive on `/`', 'interactive', 1.05),
  homeAgainst('monolith', 'JS over the wire on `/`', 'jsBytes', 1.2),
  {
    what: 'JS that a signed-out visitor downloads on `/`, brotli',
    limit: 125,
    unit: 'KB',
    measured: (all) => home('federated', 'jsBytes')(all) / 1000,
  },
  {
    what: 'of which Supabase',
    limit: 0,
    unit: 'KB',
    measured: (all) => home('federated', 'supabaseBytes')(all) / 1000,
  },
  {
    what: 'Chain depth to interactive on `/`',
    limit: 2,
    unit: '',
    measured: home('federated', 'chainDepth'),
  },
  {
    what: 'CLS, the worst route',
    limit: 0.01,
    unit: '',
    measured: (all) =>
      Math.max(
        ...all['page-load'].rows
          .filter(({ variant }) => variant === 'federated')
          .map(({ measures }) => measures['cls']?.median ?? Number.NaN),
      ),
  },
  {
    what: 'TBT on `/`, 4x CPU',
    limit: 50,
    unit: 'ms',
    measured: home('federated', 'tbt'),
  },
  {
    what: 'A press 50 ms after the first paint of `/` is answered after, the slowest of all',
    limit: 100,
    unit: 'ms',
    measured: (all) =>
      Math.max(...pressesOf(all).map(({ answered }) => answered?.max ?? Number.NaN)),
  },
  {
    what: 'Presses lost',
    limit: 0,
    unit: '',
    measured: (all) => Math.max(...pressesOf(all).map(({ lost }) => lost?.max ?? Number.NaN)),
  },
  {
    what: 'Click to content of another remote after prefetch, slow 4G',
    limit: 100,
    unit: 'ms',
    measured: navigated('federated', 'clickToContent'),
  },
  {
    what: "The same against the monolith's",
    limit: 1,
    unit: '',
    measured: (all) =>
      navigated('federated', 'clickToContent')(all) / navigated('monolith', 'clickToContent')(all),
  },
  {
    what: 'Click to first change',
    limit: 50,
    unit: 'ms',
    measured: navigated('federated', 'firstChange'),
  },
  {
    what: 'INP of a session, slow 4G',
    limit: 100,
    unit: 'ms',
    measured: navigated('federated', 'inp'),
  },
  {
    what: "Bytes after one remote's release, returning visitor, against the monolith's: the worse of two releases",
    limit: 0.1,
    unit: '',
    measured: (all) =>
      Math.max(
        ...all.updates.rows
          .filter(({ subject, variant }) => variant === 'monolith' && !subject.startsWith('host:'))
          .map(
            ({ subject, measures }) =>
              median(all, 'updates', subject, 'federated', 'bytes') /
              (measures['bytes']?.median ?? Number.NaN),
          ),
      ),
  },
];

/** Every goal with what was measured of it, met or not. What cannot be told is missed. */
export function describeGoals(all: AllResults): string {
  return table(
    ['What', 'Goal', 'Measured', ''],
    goals.map(({ what, limit, unit, measured }) => {
      const value = measured(all);
      const shown = Math.round(value * (unit === '' ? 1000 : 10)) / (unit === '' ? 1000 : 10);
      return [
        what,
        `≤ ${limit} ${unit}`.trim(),
        `${shown} ${unit}`.trim(),
        value <= limit ? 'met' : '**missed**',
      ];
    }),
  );
}

function median(
  all: AllResults,
  part: PartName,
  subject: string | undefined,
  variant: Variant,
  measure: string,
): number {
  const row = all[part].rows.find((one) => one.subject === subject && one.variant === variant);
  return row?.measures[measure]?.median ?? Number.NaN;
}
