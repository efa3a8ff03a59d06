import type { LoadMeasure } from '../page-load/measure-page-loads.ts';
import type { AllResults } from '../results.ts';
import type { Variant } from '../sites/variants.ts';
import { casesOf } from './describe-updates.ts';

/** A promise with a number, and what was measured of it. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly limit: number;
  readonly unit: '' | 'KB' | 'ms' | 's';
  /** Undefined when its part was not measured. */
  readonly measured: (all: AllResults) => number | undefined;
}

const kilo = 1000;

export const goals: readonly Goal[] = [
  {
    what: 'LCP of `/` against the plain monolith',
    goal: '≤ 0.40',
    limit: 0.4,
    unit: '',
    measured: (all) => homeRatio(all, 'lcp', 'monolith'),
  },
  {
    what: 'LCP of `/` against the prerendered monolith',
    goal: '≤ 1.00',
    limit: 1,
    unit: '',
    measured: (all) => homeRatio(all, 'lcp', 'prerendered'),
  },
  {
    what: 'Interactive on `/` against the prerendered monolith',
    goal: '≤ 1.05',
    limit: 1.05,
    unit: '',
    measured: (all) => homeRatio(all, 'interactive', 'prerendered'),
  },
  {
    what: 'JS over the wire on `/` against the monolith',
    goal: '≤ 1.15',
    limit: 1.15,
    unit: '',
    measured: (all) => homeRatio(all, 'jsBytes', 'monolith'),
  },
  {
    what: 'JS that a signed-out visitor downloads on `/`, brotli',
    goal: '≤ 115 KB',
    limit: 115,
    unit: 'KB',
    measured: (all) => scaled(home(all, 'federated', 'jsBytes'), kilo),
  },
  {
    what: 'of which Supabase',
    goal: 'none',
    limit: 0,
    unit: 'KB',
    measured: (all) => scaled(home(all, 'federated', 'supabaseBytes'), kilo),
  },
  {
    what: 'Chain depth to interactive on `/`',
    goal: '2',
    limit: 2,
    unit: '',
    measured: (all) => home(all, 'federated', 'chainDepth'),
  },
  {
    what: 'CLS, the worst route',
    goal: '≤ 0.01',
    limit: 0.01,
    unit: '',
    measured: (all) =>
      worst(
        all['page-load']?.results.pages
          .filter(({ variant }) => variant === 'federated')
          .map(({ measures }) => measures.cls.median),
      ),
  },
  {
    what: 'TBT on `/`, 4x CPU',
    goal: '≤ 50 ms',
    limit: 50,
    unit: 'ms',
    measured: (all) => home(all, 'federated', 'tbt'),
  },
  {
    what: 'Click to content of another remote after prefetch, slow 4G',
    goal: '≤ 100 ms',
    limit: 100,
    unit: 'ms',
    measured: (all) =>
      all.navigation?.results.find(
        ({ variant, approach }) => variant === 'federated' && approach === 'hovered',
      )?.measures.clickToContent.median,
  },
  {
    what: "Bytes after one remote's release, returning visitor, against the monolith's: the worse of two releases",
    goal: '≤ 0.10',
    limit: 0.1,
    unit: '',
    measured: (all) =>
      worst(
        all.updates &&
          casesOf(all.updates.results)
            .filter(({ release, visit }) => release !== 'host' && visit === 'home')
            .map(({ bytesOf }) => bytesOf('federated') / bytesOf('monolith')),
      ),
  },
  {
    what: 'Release of one remote with 100 remotes live, against 5',
    goal: '≤ 2',
    limit: 2,
    unit: '',
    measured: (all) => releaseRatio(all, 100, 5),
  },
  {
    what: '`npm run dev` cold to first page',
    goal: '≤ 5 s',
    limit: 5,
    unit: 's',
    measured: (all) => scaled(all.dev?.results.firstStart.median, kilo),
  },
  {
    what: 'An edit is visible, the slowest app',
    goal: '≤ 300 ms',
    limit: 300,
    unit: 'ms',
    measured: (all) =>
      worst(all.dev && Object.values(all.dev.results.edits).map(({ median }) => median)),
  },
];

/** The median of a measure on the home page, on slow 4G. */
function home(all: AllResults, variant: Variant, measure: LoadMeasure): number | undefined {
  return all['page-load']?.results.pages.find(
    (row) => row.route === '/' && row.profile === 'slow' && row.variant === variant,
  )?.measures[measure].median;
}

function homeRatio(all: AllResults, measure: LoadMeasure, other: Variant): number | undefined {
  const [own, theirs] = [home(all, 'federated', measure), home(all, other, measure)];
  return own === undefined || theirs === undefined ? undefined : own / theirs;
}

function releaseRatio(all: AllResults, many: number, few: number): number | undefined {
  const timeWith = (count: number) =>
    all.scale?.results.find(({ remotes }) => remotes === count)?.remote.processMilliseconds.median;
  const [long, short] = [timeWith(many), timeWith(few)];
  return long === undefined || short === undefined ? undefined : long / short;
}

function scaled(value: number | undefined, unit: number): number | undefined {
  return value === undefined ? undefined : value / unit;
}

function worst(values: readonly number[] | undefined): number | undefined {
  return values && values.length > 0 ? Math.max(...values) : undefined;
}
