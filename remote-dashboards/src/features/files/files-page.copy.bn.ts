import { definePage } from '@torsa/shared/i18n';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import type { FilesPageTexts } from './files-page.copy.en.ts';
import { FilesPage } from './files-page.tsx';

const copy = {
  ...portalTexts,
  head: { title: 'ফাইল', description: 'আপনার আর তোর্সার পাঠানো ফাইল।' },
  reading: queryStateTexts,
  loadingList: 'ফাইল লোড হচ্ছে',
  none: 'আমাদের আর আপনার ফাইল এখানে দেখা যাবে। কোনো প্রকল্পে বা কথোপকথনে ফাইল যোগ করুন।',
  toProjects: 'প্রকল্প খুলুন',
  toConversations: { client: 'বার্তা খুলুন', staff: 'ইনবক্স খুলুন' },
  more: 'আরও ফাইল দেখান',
  loadingMore: 'লোড হচ্ছে…',
  senders: 'কার ফাইল',
  ofClient: { all: 'সব', client: 'আপনার', staff: 'আমাদের' },
  ofStaff: { all: 'সব', client: 'গ্রাহকদের', staff: 'আমাদের' },
  search: 'নাম দিয়ে খুঁজুন',
  searchHint: 'নামের একটি অংশ',
  noneFound: 'কোনো ফাইল মিলল না। অন্য নাম বা ফিল্টার দিয়ে দেখুন।',
  noFile: 'ফাইলটি সরানো হয়েছে, অথবা আপনি এটি দেখতে পান না।',
  showAll: 'সব ফাইল দেখান',
  project: 'প্রকল্প',
  conversation: 'কথোপকথন',
} satisfies FilesPageTexts;

export default definePage('bn', FilesPage, copy);
