import type { LoadMeasure, PageLoadRow } from '../page-load/measure-page-loads.ts';
import type { AllResults, Measured } from '../results.ts';
import { type Variant, variantNames } from '../sites/variants.ts';
import type { Summary } from '../statistics.ts';
import { deploymentNames } from '../updates/deployed-sites.ts';
import type { ReleaseName, VisitName } from '../updates/releases.ts';

/** A measure that was the same each time. */
function always(value: number): Summary {
  return { median: value, min: value, max: value };
}

/** For tests: results of the home page on slow 4G, by variant, and of each release. */
export function sampleResults(
  loads: Readonly<Record<Variant, Partial<Record<LoadMeasure, number>>>>,
  bytes: Readonly<Record<ReleaseName, readonly number[]>>,
): AllResults {
  const pages = variantNames.map((variant) => ({
    route: '/',
    profile: 'slow' as const,
    variant,
    measures: Object.fromEntries(
      Object.entries({ cls: 0, tbt: 0, ...loads[variant] }).map(([name, value]) => [
        name,
        always(value),
      ]),
    ) as PageLoadRow['measures'],
  }));
  const visit: VisitName = 'home';
  const updates = (Object.keys(bytes) as ReleaseName[]).flatMap((release) =>
    deploymentNames.map((deployment, index) => ({
      release,
      visit,
      deployment,
      bytes: bytes[release][index] ?? 0,
      jsBytes: 0,
    })),
  );
  return { 'page-load': measured({ pages, sessions: [] }), updates: measured(updates) };
}

function measured<Results>(results: Results): Measured<Results> {
  return {
    conditions: { date: '2026-01-01', rounds: 7, node: '20', chromium: '1', machine: 'a machine' },
    results,
  };
}
