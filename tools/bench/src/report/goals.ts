import type { BenchmarkPart } from '../options.ts';
import type { AllBenchResults } from '../results.ts';
import { type SiteVariant, siteVariants } from '../sites/variants.ts';
import { formatTable } from './format.ts';

/** A performance goal: a measure and its upper limit, which also the worst test case must meet. */
interface Goal {
  readonly what: string;
  readonly limit: number;
  readonly unit?: 'KB' | 'ms';
  readonly part: BenchmarkPart;
  readonly subject?: RegExp;
  readonly measure: string;
  /** True if the goal limits the worst measuring round, instead of the median of all rounds. */
  readonly ofWorst?: true;
  /** The variant to compare with. The goal then limits the ratio of the federated site to this variant. */
  readonly against?: SiteVariant;
}

const home = { part: 'page-load', subject: /^\/$/ } as const;
const press = { part: 'presses', ofWorst: true } as const;
const navigation = { part: 'navigation' } as const;

/**
 * Creates a performance goal that limits the ratio between the home page of the federated site and that of another
 * variant.
 */
const homeAgainst = (against: SiteVariant, what: string, measure: string, limit: number): Goal => ({
  ...home,
  what: `${what} against the ${siteVariants[against]}`,
  limit,
  measure,
  against,
});

const goals: readonly Goal[] = [
  homeAgainst('monolith', 'LCP of `/`', 'lcp', 0.4),
  homeAgainst('prerendered', 'LCP of `/`', 'lcp', 1),
  homeAgainst('prerendered', 'Interactive on `/`', 'interactive', 1.05),
  homeAgainst('monolith', 'JS over the wire on `/`', 'jsBytes', 1.2),
  {
    ...home,
    what: 'JS that a signed-out visitor downloads on `/`, brotli',
    limit: 125,
    unit: 'KB',
    measure: 'jsBytes',
  },
  { ...home, what: 'of which Supabase', limit: 0, unit: 'KB', measure: 'supabaseBytes' },
  { ...home, what: 'Chain depth to interactive on `/`', limit: 2, measure: 'chainDepth' },
  { part: 'page-load', what: 'CLS, the worst route', limit: 0.01, measure: 'cls' },
  { ...home, what: 'TBT on `/`, 4x CPU', limit: 50, unit: 'ms', measure: 'tbt' },
  {
    ...press,
    what: 'A press 50 ms after the first paint is answered after, the slowest of all',
    limit: 100,
    unit: 'ms',
    measure: 'answered',
  },
  { ...press, what: 'Presses lost', limit: 0, measure: 'lost' },
  {
    ...navigation,
    what: 'Click to content of another remote after prefetch, slow 4G',
    limit: 100,
    unit: 'ms',
    measure: 'clickToContent',
  },
  {
    ...navigation,
    what: "The same against the monolith's",
    limit: 1,
    measure: 'clickToContent',
    against: 'monolith',
  },
  {
    ...navigation,
    what: 'Click to first change',
    limit: 50,
    unit: 'ms',
    measure: 'firstChange',
  },
  { ...navigation, what: 'INP of a session, slow 4G', limit: 100, unit: 'ms', measure: 'inp' },
  {
    part: 'updates',
    subject: /^(?!host:)/,
    what: "Bytes after one remote's release, returning visitor, against the monolith's: the worse of two releases",
    limit: 0.1,
    measure: 'bytes',
    against: 'monolith',
  },
];

/** Lists every performance goal as met or missed in a Markdown table. A goal without a measured value is missed. */
export function describePerformanceGoals(all: AllBenchResults): string {
  return formatTable(
    ['What', 'Goal', 'Measured', ''],
    goals.map((goal) => {
      const { what, limit, unit = '' } = goal;
      const value = measured(all, goal) / (unit === 'KB' ? 1000 : 1);
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

function measured(
  all: AllBenchResults,
  { part, subject, measure, ofWorst, against }: Goal,
): number {
  const { rows } = all[part];
  const values = rows
    .filter((row) => row.variant === 'federated' && (subject?.test(row.subject) ?? true))
    .map((row) => {
      const value = row.measures[measure]?.[ofWorst ? 'max' : 'median'] ?? Number.NaN;
      if (!against) return value;
      const other = rows.find((one) => one.subject === row.subject && one.variant === against);
      return value / (other?.measures[measure]?.median ?? Number.NaN);
    });
  return values.length > 0 ? Math.max(...values) : Number.NaN;
}
