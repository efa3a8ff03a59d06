import type { Summary } from '../summarize.ts';

/** A Markdown table whose columns of figures are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isText = (column: number) => rows.every((row) => !/^\d/.test(row[column] ?? ''));
  const marks = head.map((_, column) => (isText(column) ? '---' : '--:'));
  return [line(head), line(marks), ...rows.map(line)].join('\n');
}

/** `508 (476–540)`: the median, with the lowest and the highest in brackets. */
export function formatRange({ median, min, max }: Summary): string {
  return min === max ? String(round(median)) : `${round(median)} (${round(min)}–${round(max)})`;
}

/** `143.3` for 143 269 bytes. A kilobyte is 1000 bytes. */
export function kilobytes({ median }: Summary): string {
  return (median / 1000).toFixed(1);
}

/** Whole milliseconds, and thousandths for small numbers. */
function round(value: number): number {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
