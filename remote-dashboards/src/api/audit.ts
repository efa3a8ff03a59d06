import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { type DatabaseTables, rows, type SelectedRow, type SelectQuery } from './client.ts';
import { getNextPageCursor, listPageSize, maxResponseRows, readAllRows } from './lists.ts';

export type AuditAction = DatabaseTables['audit_log']['Row']['action'];

export const auditActions = [
  'added',
  'changed',
  'removed',
  'undone',
  'redone',
] as const satisfies readonly AuditAction[];

/** The filter of the audit log. `searchText` matches a staff member's name or the ID of a changed row. */
export interface AuditFilter {
  readonly action: AuditAction | 'any';
  readonly searchText: string;
}

const columns = 'id, at, actor, action, subject, row_key, old, new' as const;
const entries = (backend: BackendClient) => backend.from('audit_log').select(columns);

/** An audit log entry about a change by a staff member, with the `old` and `new` row. */
export type AuditEntry = SelectedRow<typeof entries>;

const firstPage: number | undefined = undefined;

/** Returns the query options of the audit log, fifty entries per page, newest first. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => rows(filtered(filter, listPageSize, pageParam)),
    initialPageParam: firstPage as number | undefined,
    getNextPageParam: (page) => getNextPageCursor(page)?.id,
    placeholderData: keepPreviousData,
  });
}

/** Loads all audit entries that match a filter, for the CSV export. */
export const readAllAuditEntries = (filter: AuditFilter) =>
  readAllRows<AuditEntry>((after) => rows(filtered(filter, maxResponseRows, after?.id)));

function filtered(
  { action, searchText }: AuditFilter,
  most: number,
  before: number | undefined,
): SelectQuery<AuditEntry[]> {
  return (backend) => {
    let found =
      searchText.trim() === ''
        ? entries(backend)
        : backend.rpc('find_audit', { query: searchText }).select(columns);
    if (action !== 'any') found = found.eq('action', action);
    if (before !== undefined) found = found.lt('id', before);
    return found.order('id', { ascending: false }).limit(most);
  };
}
