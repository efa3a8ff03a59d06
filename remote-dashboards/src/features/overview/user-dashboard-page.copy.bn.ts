import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { clientCopy } from '../conversations/index.copy.bn.ts';
import type { UserDashboardCopy } from './user-dashboard-page.copy.en.ts';
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
    title: 'আপনার অপেক্ষায়',
    asked: icu('“{title}” আপনার অপেক্ষায়: {what}'),
    openProject: 'প্রকল্পটি খুলুন',
    answered: icu('“{subject}”-এর উত্তর দিয়েছি। এবার আপনার পালা।'),
    open: icu('কিছু নেই। “{subject}”-এর উত্তর আমরা দেব।'),
    nothing: 'কিছু নেই। আপনার কাছে আমাদের কিছু দরকার হলে তা এখানে থাকবে।',
    unknown: 'আপনার বার্তা এই মুহূর্তে দেখা যাচ্ছে না।',
    read: 'আমাদের উত্তর পড়ুন',
    write: 'আমাদের লিখুন',
  },
  recent: {
    title: 'বার্তা',
    all: 'সব বার্তা',
    loading: 'আপনার বার্তা লোড হচ্ছে',
    none: 'লগ-ইন করা অবস্থায় আমাদের যা লিখবেন তা এখানে থাকবে, আমাদের উত্তরও।',
  },
  talk: {
    title: 'কথা বলুন',
    hours: 'সোম থেকে শনি, সকাল ১০টা থেকে সন্ধে ৬:৩০',
    call: icu('ফোন {number}'),
    write: 'আমাদের লিখুন',
  },
  profileActions: ['প্রোফাইল বদলান'],
  orders: {
    title: 'আগের অর্ডার',
    loading: 'আপনার অর্ডার লোড হচ্ছে',
    none: 'সম্প্রতি আপনার কোনো অর্ডার নেই।',
    start: 'কাজ শুরু করুন',
  },
  settings: {
    title: 'অ্যাকাউন্টের সেটিংস',
    actions: ['পাসওয়ার্ড বদলান', 'পছন্দ ঠিক করুন', 'বিজ্ঞপ্তির সেটিংস'],
  },
} satisfies UserDashboardCopy;

export default definePage('bn', UserDashboardPage, copy);
