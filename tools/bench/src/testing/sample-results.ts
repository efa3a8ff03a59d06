import type { BenchmarkPart } from '../options.ts';
import type { AllBenchResults, BenchPartResults, BenchResultRow } from '../results.ts';
import { siteVariantNames } from '../sites/variants.ts';

type Figures = readonly [federated: number, monolith: number, prerendered: number];

/** Results by part, subject and measure. Each figure is the same in all rounds. */
function sampleResults(
  parts: Readonly<
    Record<BenchmarkPart, Readonly<Record<string, Readonly<Record<string, Figures>>>>>
  >,
): AllBenchResults {
  const resultsOf = (subjects: (typeof parts)[BenchmarkPart]): BenchPartResults => ({
    conditions: { date: '2026-01-01', rounds: 7, node: '20', chromium: '1', machine: 'a machine' },
    rows: Object.entries(subjects).flatMap(([subject, measures]) =>
      siteVariantNames.map((variant, index): BenchResultRow => {
        const summaries = Object.entries(measures).map(([measure, figures]) => {
          const value = figures[index] ?? 0;
          return [measure, { median: value, min: value, max: value }] as const;
        });
        return { subject, variant, measures: Object.fromEntries(summaries) };
      }),
    ),
  });
  return {
    'page-load': resultsOf(parts['page-load']),
    presses: resultsOf(parts.presses),
    updates: resultsOf(parts.updates),
    navigation: resultsOf(parts.navigation),
  };
}

/** Sample results with a home page, a navigation, and two releases. */
export const sample: AllBenchResults = sampleResults({
  'page-load': {
    '/': {
      lcp: [400, 1000, 380],
      interactive: [1300, 1600, 1250],
      tbt: [9, 0, 0],
      cls: [0, 0, 0],
      jsBytes: [114_000, 95_000, 95_000],
      supabaseBytes: [0, 0, 0],
      chainDepth: [2, 3, 2],
    },
    '/contact': { cls: [0.02, 0, 0] },
  },
  presses: {
    menu: { answered: [40, 30, 1400], lost: [0, 0, 1] },
    theme: { answered: [110, 30, 1400], lost: [0, 0, 1] },
  },
  updates: {
    'marketing: a word on the home page': { bytes: [20_000, 100_000, 110_000] },
    'host: a sentence in the footer': { bytes: [120_000, 100_000, 110_000] },
  },
  navigation: { 'pointer on Log In': { clickToContent: [90, 80, 80] } },
});
