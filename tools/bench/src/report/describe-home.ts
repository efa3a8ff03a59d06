import type { PartName } from '../options.ts';
import type { AllResults } from '../results.ts';
import { variantNames, variants } from '../sites/variants.ts';
import { kilobytes, table, withRange } from './format.ts';

const columns = [
  ['largest paint, ms', 'page-load', '/', 'lcp', withRange],
  ['the menu answers after, ms', 'presses', 'menu', 'answered', withRange],
  [
    'again after a release, KB',
    'updates',
    'marketing: a word on the home page',
    'bytes',
    kilobytes,
  ],
] as const satisfies readonly (readonly [string, PartName, string, string, unknown])[];

/** How the home page opens on slow 4G, and what a visitor downloads who comes back after a release of one page. */
export function describeHome(all: AllResults): string {
  return table(
    ['Home page, slow 4G', ...columns.map(([title]) => title)],
    variantNames.map((variant) => [
      variants[variant],
      ...columns.map(([, part, subject, measure, format]) => {
        const row = all[part].rows.find(
          (one) => one.subject === subject && one.variant === variant,
        );
        const summary = row?.measures[measure];
        if (!summary) throw new Error(`There is no ${measure} of the ${variants[variant]}.`);
        return format(summary);
      }),
    ]),
  );
}
