import { icu } from '@torsa/shared/i18n/icu';
import { inboxCopy } from './inbox.copy.bn.ts';
import type { InboxListCopy } from './inbox-list.copy.en.ts';

export const inboxListCopy = {
  ...inboxCopy,
  list: 'কথোপকথন',
  loadingList: 'কথোপকথন লোড হচ্ছে',
  search: 'খুঁজুন',
  searchHint: 'নাম, ইমেল বা লেখা',
  assignee: { label: 'দায়িত্বে', mine: 'আমার', unassigned: 'কাউকে দেওয়া হয়নি', all: 'সব' },
  state: { label: 'অবস্থা', any: 'যে-কোনো' },
  shown: icu('{count, plural, =0 {কোনো কথোপকথন দেখানো হচ্ছে না।} other {#টি কথোপকথন দেখানো হচ্ছে।}}'),
  more: 'আরও দেখান',
  loadingMore: 'লোড হচ্ছে…',
  row: {
    assignee: icu('দায়িত্বে {name}'),
  },
  keys: {
    j: 'পরের কথোপকথন খুলুন',
    k: 'আগের কথোপকথন খুলুন',
    '/': 'খুঁজুন',
    r: 'উত্তর লিখুন',
    n: 'উত্তর আর নোটের মধ্যে বদলান',
    a: 'নিজের কাছে নিন',
    e: 'শেষ করুন বা আবার খুলুন',
    '!': 'স্প্যাম বলে সরান',
    z: 'ফিরিয়ে নিন',
    u: 'সব কথোপকথনে ফিরুন',
    'Ctrl Enter': 'উত্তর পাঠান',
    'Ctrl Shift Enter': 'পাঠান ও শেষ করুন',
    Esc: 'লেখার ঘর থেকে বেরোন',
  },
  none: 'কোনো উত্তর বাকি নেই। নতুন বার্তা এলে এখানে দেখা যাবে।',
  noneFound: 'এই ফিল্টারে কোনো কথোপকথন মিলল না।',
  showAll: 'যেগুলির উত্তর বাকি, সব দেখান',
} satisfies InboxListCopy;
