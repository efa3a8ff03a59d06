import { translated } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { dashboardMessages } from '../dashboard/dashboard-messages.bn.ts';
import type { UserDashboardMessages } from './user-dashboard.en.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const messages = {
  ...dashboardMessages,
  head: {
    title: 'আমার ড্যাশবোর্ড',
    description: 'আপনার প্রোফাইল, অর্ডার আর অ্যাকাউন্টের সেটিংস।',
  },
  welcome: icu('স্বাগত, {name}!'),
  lead: 'আপনার প্রোফাইল, অর্ডার আর সেটিংস, সব এক জায়গায়।',
  profileActions: ['প্রোফাইল বদলান'],
  orders: { title: 'আগের অর্ডার', none: 'সম্প্রতি আপনার কোনো অর্ডার নেই।' },
  settings: {
    title: 'অ্যাকাউন্টের সেটিংস',
    actions: ['পাসওয়ার্ড বদলান', 'পছন্দ ঠিক করুন', 'বিজ্ঞপ্তির সেটিংস'],
  },
} satisfies UserDashboardMessages;

export default translated('bn', UserDashboardPage, messages);
