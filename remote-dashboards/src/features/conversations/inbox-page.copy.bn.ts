import { definePage } from '@torsa/shared/i18n';
import { inboxListCopy } from './inbox-list.copy.bn.ts';
import type { InboxPageCopy } from './inbox-page.copy.en.ts';
import { InboxPage } from './inbox-page.tsx';

const copy = {
  ...inboxListCopy,
  head: { title: 'ইনবক্স', description: 'দর্শক ও গ্রাহকদের যে সব বার্তার উত্তর দিতে হবে।' },
  lead: 'যিনি সবচেয়ে বেশি দিন অপেক্ষায়, তিনি সবার উপরে।',
  choose: 'একটি কথোপকথন বেছে নিন, এখানে খুলবে।',
  keys: {
    '/': 'খুঁজুন',
    j: 'পরের কথোপকথন',
    k: 'আগের কথোপকথন',
    Enter: 'খুলুন',
  },
} satisfies InboxPageCopy;

export default definePage('bn', InboxPage, copy);
