import { profiles } from '../browser/profiles.ts';
import type { LoadMeasure, PageLoadResults, PageLoadRow } from '../page-load/measure-page-loads.ts';
import { measuredProfiles } from '../page-load/measure-page-loads.ts';
import { type Variant, variants } from '../sites/variants.ts';
import type { Summary } from '../statistics.ts';
import { kilobytes, milliseconds, ratio, score, table } from './format.ts';

const columns: readonly (readonly [
  title: string,
  measure: LoadMeasure,
  format: (summary: Summary) => string,
])[] = [
  ['FCP', 'fcp', milliseconds],
  ['LCP', 'lcp', milliseconds],
  ['interactive', 'interactive', milliseconds],
  ['TBT', 'tbt', milliseconds],
  ['CLS', 'cls', score],
  ['JS, KB', 'jsBytes', ({ median }) => kilobytes(median)],
  ['all, KB', 'bytes', ({ median }) => kilobytes(median)],
  ['requests', 'requests', ({ median }) => String(median)],
  ['chain', 'chainDepth', ({ median }) => String(median)],
];

const compared = ['fcp', 'lcp', 'interactive', 'jsBytes', 'bytes'] as const;

export function describePageLoad(results: PageLoadResults): string {
  return [
    ...measuredProfiles.flatMap((profile) => [
      `### ${sentence(profiles[profile].title)}`,
      absoluteTable(results.pages.filter((row) => row.profile === profile)),
    ]),
    '### Federated against the others, slow 4G',
    ratioTable(results.pages.filter((row) => row.profile === 'slow')),
    `### INP of a session, ${profiles.slowDevice.title}`,
    table(
      ['', 'INP, ms'],
      results.sessions.map(({ variant, measures }) => [
        variants[variant],
        milliseconds(measures.inp),
      ]),
    ),
  ].join('\n\n');
}

function absoluteTable(rows: readonly PageLoadRow[]): string {
  return table(
    ['', '', ...columns.map(([title]) => title)],
    rows.map(({ route, variant, measures }) => [
      `\`${route}\``,
      variants[variant],
      ...columns.map(([, measure, format]) => format(measures[measure])),
    ]),
  );
}

function ratioTable(rows: readonly PageLoadRow[]): string {
  const titles = compared.map(
    (measure) => columns.find(([, name]) => name === measure)?.[0].replace(', KB', '') ?? measure,
  );
  const others: readonly Variant[] = ['monolith', 'prerendered'];
  return table(
    ['', 'against the', ...titles],
    rows
      .filter(({ variant }) => variant === 'federated')
      .flatMap((own) =>
        others.flatMap((variant) => {
          const other = rows.find((row) => row.route === own.route && row.variant === variant);
          if (!other) return [];
          const ratios = compared.map((measure) =>
            ratio(own.measures[measure].median, other.measures[measure].median),
          );
          return [[`\`${own.route}\``, variants[variant], ...ratios]];
        }),
      ),
  );
}

function sentence(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
