import type { AuditEntry } from '../../api/audit.ts';

/** A changed database column with its values before and after the change. An empty string means no value. */
export interface ColumnChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the changed columns of an audit log entry. */
export function listColumnChanges({
  old,
  new: now,
}: Pick<AuditEntry, 'old' | 'new'>): readonly ColumnChange[] {
  const [before, after] = [asRow(old), asRow(now)];
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...columns]
    .map((column) => ({ column, before: textOf(before[column]), after: textOf(after[column]) }))
    .filter((change) => change.before !== change.after);
}

/** Converts the texts in a site setting's JSON value to columns. */
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
