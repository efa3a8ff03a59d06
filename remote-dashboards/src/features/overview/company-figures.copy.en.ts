import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

export const companyStatisticsTexts = {
  label: 'Company figures',
  enquiries: icu(
    '{count, plural, one {enquiry in the last 7 days} other {enquiries in the last 7 days}}',
  ),
  reply: 'typical first reply this week',
  lateProjects: icu('{count, plural, one {late project} other {late projects}}'),
  lateTasks: icu('{count, plural, one {late task} other {late tasks}}'),
  accounts: icu(
    '{count, plural, one {new account in the last 7 days} other {new accounts in the last 7 days}}',
  ),
  change: {
    more: icu('▲ {change} more than the 7 days before'),
    less: icu('▼ {change} fewer than the 7 days before'),
    same: 'Same as in the 7 days before',
  },
  replyChange: {
    more: icu('▲ Up from {before} last week'),
    less: icu('▼ Down from {before} last week'),
    same: 'Same as last week',
    unknown: 'No reply last week',
  },
  taskChange: {
    more: icu('▲ {change} in late tasks since last week'),
    less: icu('▼ {change} in late tasks since last week'),
    same: 'As many late tasks as last week',
  },
} as const;

export type CompanyStatisticsTexts = Translation<typeof companyStatisticsTexts>;
