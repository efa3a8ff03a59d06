import type { MeasurementSummary } from '../summarize.ts';

/** Formats a Markdown table. Columns of numbers are right-aligned. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isText = (column: number) => rows.every((row) => !/^\d/.test(row[column] ?? ''));
  const marks = head.map((_, column) => (isText(column) ? '---' : '--:'));
  return [line(head), line(marks), ...rows.map(line)].join('\n');
}

/** Formats a measure as `508 (476–540)`: the median, then the lowest and the highest value in brackets. */
export function formatMedianAndRange({ median, min, max }: MeasurementSummary): string {
  return min === max ? String(round(median)) : `${round(median)} (${round(min)}–${round(max)})`;
}

/** Formats 143 269 bytes as `143.3`. A kilobyte is 1000 bytes. */
export function formatKilobytes({ median }: MeasurementSummary): string {
  return (median / 1000).toFixed(1);
}

/** Rounds large numbers to whole milliseconds, and small numbers to three decimals. */
function round(value: number): number {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
