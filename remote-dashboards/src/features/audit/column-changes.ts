import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import type { AuditEntry } from '../../api/audit.ts';

/** A changed database column with its values before and after. An empty string means no value. */
export interface ColumnChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

type ChangedRow = Pick<AuditEntry, 'subject' | 'row_key' | 'old' | 'new'>;

/** Returns the changed columns of an audit log entry. A settings section has its fields as columns. */
export function listColumnChanges(entry: ChangedRow): readonly ColumnChange[] {
  const rowOf = entry.subject === 'site_settings' ? settingFields(entry.row_key) : asObject;
  const [before, after] = [rowOf(entry.old), rowOf(entry.new)];
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...columns]
    .map((column) => ({ column, before: textOf(before[column]), after: textOf(after[column]) }))
    .filter((change) => change.before !== change.after);
}

/** Returns a function that reads the fields of a stored settings section, with defaults for missing fields. */
function settingFields(section: string) {
  const defaults = asObject(asObject(defaultSiteSettings)[section]);
  return (row: unknown) => ({ ...defaults, ...asObject(asObject(row)['value']) });
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
