import { icu } from '@torsa/shared/i18n/icu';
import type { ProjectTerms } from './project-terms.copy.en.ts';

export const projectTerms = {
  unread: 'নতুন',
  stage: 'ধাপ',
  stages: {
    planned: 'পরিকল্পনা',
    designing: 'নকশা',
    building: 'তৈরি',
    in_review: 'যাচাই',
    live: 'চালু',
    cared_for: 'রক্ষণাবেক্ষণ',
  },
  stageOf: icu('{all}টির মধ্যে {place} নম্বর ধাপ'),
  done: 'হয়ে গেছে',
  services: {
    'website-build': 'ওয়েবসাইট তৈরি',
    template: 'টেমপ্লেট',
    'marketing-site': 'মার্কেটিং সাইট',
    'ai-tool': 'এআই টুল',
    apps: 'অ্যাপ তৈরি',
    'social-media-marketing': 'ডিজিটাল মার্কেটিং',
  },
  due: 'শেষ তারিখ',
  late: 'দেরি হয়েছে',
  undated: 'তারিখ ঠিক হয়নি',
  waiting: { client: icu('আপনার কাছে যা চাই: {what}'), us: icu('আমরা এই কাজটি করছি: {what}') },
  waitingForStaff: { client: icu('গ্রাহকের কাছ থেকে চাই: {what}'), us: icu('আমাদের করতে হবে: {what}') },
} satisfies ProjectTerms;
