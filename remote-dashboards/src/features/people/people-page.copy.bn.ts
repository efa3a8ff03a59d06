import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import type { PeopleTexts } from './people-page.copy.en.ts';
import { PeoplePage } from './people-page.tsx';
import { staffTexts } from './staff.copy.bn.ts';

const copy = {
  ...portalTexts,
  reading: queryStateTexts,
  head: { title: 'মানুষজন', description: 'তোর্সার কর্মী আর গ্রাহকেরা।' },
  staff: staffTexts,
  audit: 'কাজের খতিয়ান',
  clients: {
    title: 'গ্রাহকেরা',
    loading: 'গ্রাহক-তালিকা লোড হচ্ছে',
    search: 'গ্রাহক খুঁজুন',
    searchHint: 'নাম বা ইমেল',
    none: 'এখনও কারও অ্যাকাউন্ট নেই।',
    noneFound: 'কোনো গ্রাহক মিলল না।',
    conversations: icu('{count, plural, =0 {কোনো কথোপকথন নেই} other {#টি কথোপকথন}}'),
    since: 'অ্যাকাউন্ট খুলেছেন',
    noConversations: 'এখনও কোনো কথোপকথন নেই।',
    noSubject: 'বিষয় নেই',
    more: 'আরও দেখান',
    loadingMore: 'লোড হচ্ছে…',
  },
} satisfies PeopleTexts;

export default definePage('bn', PeoplePage, copy);
