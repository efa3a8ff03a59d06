import { definePage } from '@torsa/shared/i18n';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import { createProjectTexts } from './create-project.copy.bn.ts';
import type { ProjectsTexts } from './projects-page.copy.en.ts';
import { ProjectsPage } from './projects-page.tsx';

const copy = {
  ...portalTexts,
  reading: queryStateTexts,
  words: projectTerms,
  make: createProjectTexts,
  head: { title: 'প্রকল্প', description: 'তোর্সার প্রকল্প আর তার অগ্রগতি।' },
  loadingList: 'প্রকল্প লোড হচ্ছে',
  show: 'কোনগুলি',
  filters: {
    all: 'সব প্রকল্প',
    mine: 'আমার প্রকল্প',
    running: 'চলছে',
    late: 'দেরি হয়েছে',
    waiting: 'গ্রাহকের অপেক্ষায়',
  },
  sort: {
    label: 'কীভাবে সাজানো',
    orders: {
      due: 'শেষ তারিখ আগে',
      '-due': 'শেষ তারিখ পরে',
      title: 'নাম, অ থেকে হ',
      '-title': 'নাম, হ থেকে অ',
      stage: 'শুরুর ধাপ',
      '-stage': 'শেষের ধাপ',
      changed: 'নতুন বদল',
      '-changed': 'পুরনো বদল',
    },
    columns: {
      title: 'নাম',
      client: 'গ্রাহক',
      stage: 'ধাপ',
      nextStep: 'পরের ধাপ',
      team: 'দল',
      due: 'শেষ তারিখ',
      changed: 'শেষ বদল',
    },
  },
  none: 'এখনও কোনো প্রকল্প নেই। আমরা একসঙ্গে কাজ শুরু করলে তার অগ্রগতি এখানে দেখতে পাবেন।',
  start: 'কাজ শুরু করুন',
  noneOfStaff: 'আপনি এখনও কোনো প্রকল্পে নেই। নিচে, অথবা ইনবক্সের কোনো কথোপকথন থেকে একটি তৈরি করুন।',
  noneFound: 'এই ফিল্টারে কোনো প্রকল্প মিলল না।',
  more: 'আরও দেখান',
  loadingMore: 'লোড হচ্ছে…',
} satisfies ProjectsTexts;

export default definePage('bn', ProjectsPage, copy);
