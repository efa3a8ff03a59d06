import { definePage } from '@torsa/shared/i18n';
import { clientConversationTexts } from './client.copy.bn.ts';
import type { MessagesPageTexts } from './messages-page.copy.en.ts';
import { MessagesPage } from './messages-page.tsx';

const copy = {
  ...clientConversationTexts,
  head: { title: 'বার্তা', description: 'তোর্সাকে পাঠানো আপনার বার্তা আর আমাদের উত্তর।' },
  list: 'কথোপকথন',
  loadingList: 'আপনার বার্তা লোড হচ্ছে',
  none: 'আমাদের সঙ্গে আপনার কথোপকথন এখানে দেখা যাবে।',
  write: 'আমাদের লিখুন',
  newConversation: {
    subject: 'বিষয়',
    message: 'আপনার বার্তা',
    send: 'বার্তা পাঠান',
  },
  more: 'আরও দেখান',
  loadingMore: 'লোড হচ্ছে…',
  forStaff: 'এই পাতায় গ্রাহকেরা নিজেদের বার্তা দেখেন। কর্মী হিসেবে আপনি সবার বার্তা পাবেন ইনবক্সে।',
  toInbox: 'ইনবক্সে যান',
} satisfies MessagesPageTexts;

export default definePage('bn', MessagesPage, copy);
