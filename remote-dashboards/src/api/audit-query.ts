import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Database } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { lastOfFullPage, maxRows, pageSize, readAllRows } from './list-page.ts';
import { signedInBackend } from './signed-in-backend.ts';

type Row = Database['public']['Tables']['audit_log']['Row'];

export type AuditAction = Row['action'];

/** Who changed what; `old` and `new` are the row before and after, as far as there was one. */
export type AuditEntry = Pick<
  Row,
  'id' | 'at' | 'actor' | 'action' | 'subject' | 'row_key' | 'old' | 'new'
>;

export const actions = ['added', 'changed', 'removed'] as const satisfies readonly AuditAction[];

/** What of the record is shown: what was done, and the words in the name of who did it or in the ID of what it was done to. */
export interface AuditFilter {
  readonly action: AuditAction | 'any';
  readonly words: string;
}

const firstPage: number | undefined = undefined;

/** What is on record, the newest first, in pages of fifty. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => readAudit(filter, pageSize, pageParam),
    initialPageParam: firstPage as number | undefined,
    getNextPageParam: (page) => lastOfFullPage(page)?.id,
    placeholderData: keepPreviousData,
  });
}

/** All that a filter shows, for a file. */
export function readAuditForFile(filter: AuditFilter): Promise<readonly AuditEntry[]> {
  return readAllRows((after) => readAudit(filter, maxRows, after?.id));
}

async function readAudit(
  { action, words }: AuditFilter,
  most: number,
  before?: number,
): Promise<readonly AuditEntry[]> {
  const backend = await signedInBackend();
  const all =
    words.trim() === '' ? backend.from('audit_log') : backend.rpc('find_audit', { words });
  let rows = all.select('id, at, actor, action, subject, row_key, old, new');
  if (action !== 'any') rows = rows.eq('action', action);
  if (before !== undefined) rows = rows.lt('id', before);
  return await answerOf(rows.order('id', { ascending: false }).limit(most));
}
