import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { AuditPage } from './audit-page.tsx';

const auditCopy = {
  ...portalCopy,
  reading: queryCopy,
  head: { title: 'Audit', description: 'Who changed what, and what it was before.' },
  lead: 'Every change, with the value before. Kept for a year.',
  loadingRecord: 'Loading the record',
  caption: 'On record',
  columns: {
    at: 'When',
    actor: 'Who',
    action: 'Action',
    what: 'What',
    subject: 'Kind',
    row: 'Which',
    column: 'Column',
    before: 'Before',
    after: 'After',
  },
  any: 'Any',
  actions: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  subjects: {
    staff: 'staff',
    account: 'account of a client',
    site_settings: 'settings',
    staff_rules: 'rule for all staff',
    second_factor: 'second factor of',
  },
  did: icu('{action}: {subject} {row}'),
  change: icu('{column}: {before} → {after}'),
  noActor: 'System',
  search: 'Who',
  searchHint: 'Part of a name or an ID',
  export: 'Export CSV',
  notExported: 'Couldn’t create the file. Check your connection and try again.',
  none: 'No entries match.',
  more: 'Load more',
  loadingMore: 'Loading…',
} as const;

export type AuditCopy = Translation<typeof auditCopy>;

export default definePage('en', AuditPage, auditCopy);
