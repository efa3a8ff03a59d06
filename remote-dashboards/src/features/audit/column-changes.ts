import type { AuditEntry } from '../../api/audit.ts';

/** A column that changed, with what was in it before and after; empty where there was nothing. */
export interface ColumnChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** What an entry changed, column by column. */
export function columnChanges({
  old,
  new: now,
}: Pick<AuditEntry, 'old' | 'new'>): readonly ColumnChange[] {
  const [before, after] = [asRow(old), asRow(now)];
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...columns]
    .map((column) => ({ column, before: textOf(before[column]), after: textOf(after[column]) }))
    .filter((change) => change.before !== change.after);
}

/** The texts of a setting are columns as well. */
function asRow(entry: unknown): Readonly<Record<string, unknown>> {
  const { value, ...row } = asObject(entry);
  return { ...row, ...(typeof value === 'object' ? asObject(value) : { value }) };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
