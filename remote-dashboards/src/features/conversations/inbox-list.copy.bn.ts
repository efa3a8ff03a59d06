import { icu } from '@torsa/shared/i18n/icu';
import { inboxCopy } from './inbox.copy.bn.ts';
import type { InboxListCopy } from './inbox-list.copy.en.ts';

export const inboxListCopy = {
  ...inboxCopy,
  list: 'কথোপকথন',
  loadingList: 'কথোপকথন লোড হচ্ছে',
  search: 'খুঁজুন',
  searchHint: 'নাম, ঠিকানা বা লেখা',
  assignee: { label: 'কার', mine: 'আমার', unassigned: 'কারও নয়', all: 'সব' },
  state: { label: 'অবস্থা', any: 'যে-কোনো' },
  shown: icu('{count, plural, =0 {কোনো কথোপকথন দেখানো হচ্ছে না।} other {#টি কথোপকথন দেখানো হচ্ছে।}}'),
  more: 'আরও দেখান',
  loadingMore: 'লোড হচ্ছে…',
  row: {
    assignee: icu('{name}-এর কাছে'),
  },
  none: 'কেউ উত্তরের অপেক্ষায় নেই। যোগাযোগের পাতা থেকে দর্শকেরা যা পাঠান, তা এখানে আসে; খুলুন, “আমি নিচ্ছি” টিপে নিজের কাছে নিন, তারপর উত্তর দিন।',
  noneFound: 'এই বাছাইয়ে কিছু মিলল না।',
  showAll: 'যাঁরা অপেক্ষায় সবাইকে দেখান',
} satisfies InboxListCopy;
