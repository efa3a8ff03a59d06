import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { clientCopy } from '../conversations/index.copy.bn.ts';
import type { UserDashboardTexts } from './user-dashboard-page.copy.en.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const copy = {
  ...clientCopy,
  projectTerms,
  head: {
    title: 'আমার ড্যাশবোর্ড',
    description: 'আপনার প্রোফাইল, অর্ডার আর অ্যাকাউন্টের সেটিংস।',
  },
  welcome: icu('স্বাগত, {name}!'),
  next: {
    title: 'আপনার কাছে যা চাই',
    asked: icu('“{title}” প্রকল্পের জন্য: {what}'),
    openProject: 'প্রকল্পটি খুলুন',
    openAsked: icu('প্রকল্পটি খুলুন: {title}'),
    answered: icu('এবার আপনার পালা। আমরা উত্তর দিয়েছি: “{subject}”।'),
    replied: icu('আমরা উত্তর দিয়েছি: “{subject}”।'),
    open: icu('আপাতত কিছু নয়। আমরা শিগগিরই উত্তর দেব: “{subject}”।'),
    nothing: 'আপাতত কিছু নয়। কিছু দরকার হলে এখানে আর ইমেলে জানাব।',
    unknown: 'এই মুহূর্তে আপনার বার্তা লোড করা যাচ্ছে না।',
    read: 'আমাদের উত্তর পড়ুন',
    write: 'আমাদের লিখুন',
  },
  recent: {
    title: 'বার্তা',
    all: 'সব বার্তা',
    loading: 'আপনার বার্তা লোড হচ্ছে',
    none: 'আমাদের সঙ্গে আপনার কথোপকথন এখানে দেখা যাবে।',
  },
  talk: {
    title: 'কথা বলুন',
    hours: 'সোম থেকে শনি, সকাল ১০টা থেকে সন্ধে ৬:৩০',
    whatsapp: 'হোয়াটসঅ্যাপ',
    write: 'আমাদের লিখুন',
  },
  profileActions: ['প্রোফাইল বদলান'],
  orders: {
    title: 'আগের অর্ডার',
    all: 'সব প্রকল্প',
    loading: 'আপনার অর্ডার লোড হচ্ছে',
    none: 'সম্প্রতি আপনার কোনো অর্ডার নেই।',
    start: 'কাজ শুরু করুন',
  },
  settings: {
    title: 'অ্যাকাউন্টের সেটিংস',
    actions: ['পাসওয়ার্ড বদলান', 'পছন্দ ঠিক করুন', 'বিজ্ঞপ্তির সেটিংস'],
  },
} satisfies UserDashboardTexts;

export default definePage('bn', UserDashboardPage, copy);
