import { icu } from '@torsa/shared/i18n/icu';
import type { ProjectTerms } from './project-terms.copy.en.ts';

export const projectTerms = {
  stage: 'ধাপ',
  stages: {
    planned: 'পরিকল্পনা',
    designing: 'নকশা',
    building: 'তৈরি',
    in_review: 'যাচাই',
    live: 'চালু',
    cared_for: 'দেখভাল',
  },
  stageOf: icu('{all}-এর {place}'),
  done: 'হয়ে গেছে',
  services: {
    'website-build': 'ওয়েবসাইট তৈরি',
    template: 'টেমপ্লেট',
    'marketing-site': 'মার্কেটিং সাইট',
    'ai-tool': 'এআই টুল',
    apps: 'অ্যাপ তৈরি',
    'social-media-marketing': 'ডিজিটাল মার্কেটিং',
  },
  due: 'শেষ দিন',
  late: 'দেরি',
  undated: 'দিন ঠিক হয়নি',
  waiting: { client: icu('আপনার অপেক্ষায়: {what}'), us: icu('আমাদের হাতে: {what}') },
  waitingForStaff: { client: icu('গ্রাহকের অপেক্ষায়: {what}'), us: icu('আমাদের অপেক্ষায়: {what}') },
} satisfies ProjectTerms;
