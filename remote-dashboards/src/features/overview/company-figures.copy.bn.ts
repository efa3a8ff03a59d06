import { icu } from '@torsa/shared/i18n/icu';
import type { CompanyStatisticsTexts } from './company-figures.copy.en.ts';

export const companyStatisticsTexts = {
  label: 'সংস্থার হিসাব',
  enquiries: icu('{count, plural, other {গত ৭ দিনে জিজ্ঞাসা}}'),
  reply: 'এই সপ্তাহে সাধারণত প্রথম উত্তর',
  lateProjects: icu('{count, plural, other {প্রকল্পে দেরি}}'),
  lateTasks: icu('{count, plural, other {কাজে দেরি}}'),
  accounts: icu('{count, plural, other {গত ৭ দিনে নতুন অ্যাকাউন্ট}}'),
  change: {
    more: icu('▲ আগের ৭ দিনের চেয়ে {change}টি বেশি'),
    less: icu('▼ আগের ৭ দিনের চেয়ে {change}টি কম'),
    same: 'আগের ৭ দিনের সমান',
  },
  replyChange: {
    more: icu('▲ গত সপ্তাহে লেগেছিল {before}'),
    less: icu('▼ গত সপ্তাহে লেগেছিল {before}'),
    same: 'গত সপ্তাহের মতোই',
    unknown: 'গত সপ্তাহে কোনো উত্তর নেই',
  },
  taskChange: {
    more: icu('▲ দেরি হওয়া কাজ গত সপ্তাহের চেয়ে {change}টি বেশি'),
    less: icu('▼ দেরি হওয়া কাজ গত সপ্তাহের চেয়ে {change}টি কম'),
    same: 'দেরি হওয়া কাজ গত সপ্তাহের সমান',
  },
} satisfies CompanyStatisticsTexts;
