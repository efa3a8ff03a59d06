import { definePage } from '@torsa/shared/i18n';
import { clientMessages } from './client-messages.bn.ts';
import { MessagesPage } from './messages-page.tsx';
import type { MessagesPageMessages } from './messages-page-messages.en.ts';

const messages = {
  ...clientMessages,
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
} satisfies MessagesPageMessages;

export default definePage('bn', MessagesPage, messages);
