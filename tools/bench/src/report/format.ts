import type { Summary } from '../statistics.ts';

/** A table in Markdown; cells of figures stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isText = (column: number) => rows.every((row) => !/^[\d–]/.test(row[column] ?? ''));
  const marks = head.map((_, column) => (isText(column) ? '---' : '--:'));
  return [line(head), line(marks), ...rows.map(line)].join('\n');
}

/** `508 (476–540)`, in milliseconds. */
export function milliseconds(summary: Summary): string {
  return withRange(summary, (value) => String(Math.round(value)));
}

/** `0 (0–0.01)`, without a unit. */
export function score(summary: Summary): string {
  return withRange(summary, (value) => String(Math.round(value * 1000) / 1000));
}

/** `143.3` for 143 269 bytes: a kilobyte is 1000 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** `0.36`. */
export function ratio(value: number, other: number): string {
  return (value / other).toFixed(2);
}

function withRange({ median, min, max }: Summary, format: (value: number) => string): string {
  const [middle, low, high] = [format(median), format(min), format(max)];
  return low === high ? middle : `${middle} (${low}–${high})`;
}
