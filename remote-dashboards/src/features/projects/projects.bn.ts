import { definePage } from '@torsa/shared/i18n';
import { dashboardMessages } from '../../app/dashboard-messages.bn.ts';
import { projectWords } from '../../ui/project-words.bn.ts';
import { readingMessages } from '../../ui/reading-messages.bn.ts';
import { makeProjectMessages } from './make-project-messages.bn.ts';
import type { ProjectsMessages } from './projects-messages.en.ts';
import { ProjectsPage } from './projects-page.tsx';

const messages = {
  ...dashboardMessages,
  reading: readingMessages,
  words: projectWords,
  make: makeProjectMessages,
  head: { title: 'প্রকল্প', description: 'তোর্সা যা তৈরি করছে, আর তা কত দূর।' },
  lead: 'যা তৈরি হচ্ছে, আর তা কত দূর।',
  loadingList: 'প্রকল্প লোড হচ্ছে',
  show: 'কোনগুলি',
  all: 'সব প্রকল্প',
  none: 'আমাদের সঙ্গে আপনার কোনো প্রকল্প এখনও নেই। কথা পাকা হলে তা এখানে থাকবে, তাতে যা যা হয় সব সমেত।',
  start: 'কাজ শুরু করুন',
  noneOfStaff: 'আপনি এখনও কোনো প্রকল্পে নেই। নিচে একটি শুরু করুন, অথবা ইনবক্সের কোনো কথোপকথন থেকে।',
  noneFound: 'আপনার কোনো প্রকল্প এই অবস্থায় নেই।',
  more: 'আরও দেখান',
  loadingMore: 'লোড হচ্ছে…',
} satisfies ProjectsMessages;

export default definePage('bn', ProjectsPage, messages);
