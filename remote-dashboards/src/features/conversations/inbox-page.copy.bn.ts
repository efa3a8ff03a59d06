import { definePage } from '@torsa/shared/i18n';
import { inboxListTexts } from './inbox-list.copy.bn.ts';
import type { InboxPageTexts } from './inbox-page.copy.en.ts';
import { InboxPage } from './inbox-page.tsx';

const copy = {
  ...inboxListTexts,
  head: { title: 'ইনবক্স', description: 'দর্শক ও গ্রাহকদের যে সব বার্তার উত্তর দিতে হবে।' },
  choose: 'এখানে পড়তে একটি কথোপকথন বেছে নিন।',
} satisfies InboxPageTexts;

export default definePage('bn', InboxPage, copy);
