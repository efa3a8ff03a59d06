import { icu } from '@torsa/shared/i18n/icu';
import type { NavCopy } from './portal-nav.copy.en.ts';
import { searchCopy } from './search.copy.bn.ts';

export const navCopy = {
  label: 'পোর্টাল',
  search: searchCopy,
  waiting: icu('{count, plural, =0 {কেউ উত্তরের অপেক্ষায় নেই} other {# জন উত্তরের অপেক্ষায়}}'),
} satisfies NavCopy;
