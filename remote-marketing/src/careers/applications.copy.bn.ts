import { icu } from '@torsa/shared/i18n/icu';
import type { JobApplicationTexts } from './applications.copy.en.ts';

export const applications = {
  subject: icu('আবেদন: {title}'),
  titles: {
    frontend: 'সিনিয়র ফ্রন্টএন্ড ডেভেলপার',
    ai: 'এআই/এমএল ইঞ্জিনিয়ার',
    marketing: 'ডিজিটাল মার্কেটিং বিশেষজ্ঞ',
    design: 'ইউএক্স/ইউআই ডিজাইনার',
  },
} satisfies JobApplicationTexts;
