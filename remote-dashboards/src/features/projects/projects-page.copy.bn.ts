import { definePage } from '@torsa/shared/i18n';
import { portalCopy } from '../../app/portal.copy.bn.ts';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { queryCopy } from '../../ui/query-boundary.copy.bn.ts';
import { createProjectCopy } from './create-project.copy.bn.ts';
import type { ProjectsCopy } from './projects-page.copy.en.ts';
import { ProjectsPage } from './projects-page.tsx';

const copy = {
  ...portalCopy,
  reading: queryCopy,
  words: projectTerms,
  make: createProjectCopy,
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
} satisfies ProjectsCopy;

export default definePage('bn', ProjectsPage, copy);
