import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { settingNames } from '../../ui/setting-names.copy.en.ts';
import { AuditPage } from './audit-page.tsx';

const auditCopy = {
  ...portalTexts,
  reading: queryStateTexts,
  settings: settingNames,
  head: { title: 'Audit', description: 'Every change, who made it and the previous value.' },
  loadingRecord: 'Loading the activity log',
  caption: 'Activity',
  columns: {
    at: 'When',
    actor: 'Who',
    action: 'Action',
    what: 'Change',
    subject: 'Type',
    row: 'Record',
    column: 'Field',
    before: 'Before',
    after: 'After',
  },
  any: 'Any',
  actions: {
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    undone: 'Undid a change',
    redone: 'Restored an undone change',
  },
  subjects: {
    staff: 'staff member',
    account: 'client account',
    site_settings: 'setting',
    staff_rules: 'staff rule',
    second_factor: 'two-step login of',
  },
  rules: { second_factor: 'Two-step login for everyone' },
  quoted: icu('“{name}”'),
  did: icu('{action}: {subject} {row}'),
  change: icu('{column}: {before} → {after}'),
  noActor: 'System',
  search: 'Who',
  searchHint: 'Part of a name or an ID',
  export: 'Export CSV',
  notExported: 'Couldn’t create the file. Check your connection and try again.',
  none: 'No entries yet. Changes by staff appear here.',
  noneFound: 'No entries match.',
  more: 'Load more',
  loadingMore: 'Loading…',
} as const;

export type AuditTexts = Translation<typeof auditCopy>;

export default definePage('en', AuditPage, auditCopy);
