import type { BenchPartResults, BenchResultRow } from '../results.ts';
import { formatSiteVariantName } from '../sites/variants.ts';
import type { MeasurementSummary } from '../summarize.ts';
import { formatKilobytes, formatMedianAndRange, formatTable } from './format.ts';

interface Column {
  readonly measure: string;
  readonly title: string;
  readonly format: (summary: MeasurementSummary) => string;
  /**
   * True if the ratio of this measure between two sites is meaningful, because the measured values are never near 0.
   */
  readonly isCompared?: boolean;
}

const columns: readonly Column[] = [
  { measure: 'fcp', title: 'FCP, ms', format: formatMedianAndRange, isCompared: true },
  { measure: 'lcp', title: 'LCP, ms', format: formatMedianAndRange, isCompared: true },
  {
    measure: 'interactive',
    title: 'interactive, ms',
    format: formatMedianAndRange,
    isCompared: true,
  },
  { measure: 'tbt', title: 'TBT, ms', format: formatMedianAndRange },
  { measure: 'cls', title: 'CLS', format: formatMedianAndRange },
  {
    measure: 'answered',
    title: 'answered after, ms',
    format: formatMedianAndRange,
    isCompared: true,
  },
  { measure: 'lost', title: 'lost', format: formatMedianAndRange },
  { measure: 'firstChange', title: 'click to first change, ms', format: formatMedianAndRange },
  {
    measure: 'clickToContent',
    title: 'click to content, ms',
    format: formatMedianAndRange,
    isCompared: true,
  },
  { measure: 'inp', title: 'INP of a session, ms', format: formatMedianAndRange, isCompared: true },
  { measure: 'jsBytes', title: 'JS, KB', format: formatKilobytes, isCompared: true },
  { measure: 'bytes', title: 'all, KB', format: formatKilobytes, isCompared: true },
  { measure: 'requests', title: 'requests', format: formatMedianAndRange },
  { measure: 'chainDepth', title: 'chain', format: formatMedianAndRange },
];

/**
 * Describes the results of one benchmark part in Markdown: all values, the ratios between the sites, and the measuring
 * conditions.
 */
export function describePartResults({ conditions, rows }: BenchPartResults): string {
  const { date, rounds, chromium, node, machine } = conditions;
  const measured = columns.filter(({ measure }) => rows[0]?.measures[measure]);
  const compared = measured.filter(({ isCompared }) => isCompared);
  return [
    formatTable(
      ['', '', ...measured.map(({ title }) => title)],
      rows.map((row) => [
        ...namesOf(row),
        ...measured.map(({ measure, format }) => shown(row.measures[measure], format)),
      ]),
    ),
    'The federated site compared with the others:',
    formatTable(
      ['', 'against the', ...compared.map(({ title }) => title.replace(/, .*/, ''))],
      rows
        .filter(({ variant }) => variant !== 'federated')
        .map((row) => [
          ...namesOf(row),
          ...compared.map(({ measure }) => ratio(rows, row, measure)),
        ]),
    ),
    `Measured on ${date}, ${rounds} rounds: Chromium ${chromium}, Node ${node}, ${machine}.`,
  ].join('\n\n');
}

function namesOf({
  subject,
  variant,
}: BenchResultRow): readonly [subject: string, variant: string] {
  return [subject.startsWith('/') ? `\`${subject}\`` : subject, formatSiteVariantName(variant)];
}

function shown(summary: MeasurementSummary | undefined, format: Column['format']): string {
  return summary ? format(summary) : '';
}

function ratio(rows: readonly BenchResultRow[], other: BenchResultRow, measure: string): string {
  const own = rows.find((row) => row.subject === other.subject && row.variant === 'federated');
  const [value, base] = [own?.measures[measure]?.median, other.measures[measure]?.median];
  return value === undefined || base === undefined ? '' : (value / base).toFixed(2);
}
