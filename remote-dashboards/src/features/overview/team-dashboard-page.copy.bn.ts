import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { overviewTexts } from './overview.copy.bn.ts';
import type { TeamDashboardTexts } from './team-dashboard-page.copy.en.ts';
import { TeamDashboardPage } from './team-dashboard-page.tsx';

const copy = {
  ...portalTexts,
  overviewWords: overviewTexts,
  projectTerms,
  head: {
    title: 'টিমের ড্যাশবোর্ড',
    description: 'তোর্সা টিমের কাজের তদারকি, প্রকল্প আর রিপোর্ট।',
  },
  welcome: icu('স্বাগত, {name}'),
  team: 'টিম',
  positions: { team_leader: 'টিমের প্রধান', team_member: 'টিমের সদস্য' },
  monitoring: {
    title: 'তদারকি',
    text: 'টিমের কাজ আর সময়সীমা এক নজরে।',
  },
  management: {
    title: 'টিম পরিচালনা',
    actions: ['টিমের সদস্য-তালিকা দেখুন', 'কাজ ভাগ করে দিন', 'টিমের ক্যালেন্ডার'],
  },
  next: {
    title: 'যা আগে শেষ করতে হবে',
    all: 'সব কাজ',
    loading: 'কাজ লোড হচ্ছে',
    none: 'কোনো কাজ বাকি নেই।',
    unassigned: 'কাউকে দেওয়া হয়নি',
    words: { due: 'শেষ তারিখ', late: 'দেরি হয়েছে', undated: 'তারিখ নেই' },
  },
  projects: {
    title: 'চলতি প্রকল্প',
    all: 'সব প্রকল্প',
    loading: 'আপনার প্রকল্প লোড হচ্ছে',
    none: 'আপনি এখনও কোনো প্রকল্পে নেই। কোনো কথোপকথন থেকে, অথবা প্রকল্পের পাতায় একটি তৈরি করুন।',
  },
  reports: { title: 'কাজের রিপোর্ট', actions: ['সাপ্তাহিক রিপোর্ট', 'মাসিক রিপোর্ট'] },
  settings: { title: 'সেটিংস', actions: ['অ্যাকাউন্টের সেটিংস', 'বিজ্ঞপ্তির সেটিংস'] },
} satisfies TeamDashboardTexts;

export default definePage('bn', TeamDashboardPage, copy);
