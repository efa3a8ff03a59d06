import { definePage } from '@torsa/shared/i18n';
import { clientCopy } from './client.copy.bn.ts';
import type { MessagesPageCopy } from './messages-page.copy.en.ts';
import { MessagesPage } from './messages-page.tsx';

const copy = {
  ...clientCopy,
  head: { title: 'বার্তা', description: 'তোর্সাকে আপনি যা লিখেছেন, আর আমাদের উত্তর।' },
  lead: 'আমাদের যা লিখেছেন, আর আমাদের উত্তর।',
  list: 'কথোপকথন',
  loadingList: 'আপনার বার্তা লোড হচ্ছে',
  none: 'লগ-ইন করা অবস্থায় আমাদের যা লিখবেন তা এখানে থাকবে, আমাদের উত্তরও।',
  write: 'আমাদের লিখুন',
  more: 'আরও দেখান',
  loadingMore: 'লোড হচ্ছে…',
  forStaff: 'এই পাতা গ্রাহকদের নিজেদের বার্তার। সব গ্রাহকের বার্তা আছে ইনবক্সে।',
  toInbox: 'ইনবক্সে যান',
} satisfies MessagesPageCopy;

export default definePage('bn', MessagesPage, copy);
