import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { pageNames } from '../../ui/page-names.copy.bn.ts';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import type { AnalyticsTexts } from './analytics-page.copy.en.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const copy = {
  ...portalTexts,
  ...pageNames,
  tabsLabel: 'পরিসংখ্যানের ভাগ',
  tabs: { enquiries: 'জিজ্ঞাসা', website: 'ওয়েবসাইট', health: 'সাইটের অবস্থা' },
  reading: queryStateTexts,
  head: {
    title: 'পরিসংখ্যান',
    description: 'তোর্সা সাইটের জিজ্ঞাসা, ভিজিট, গতি আর ত্রুটির হিসাব।',
  },
  loadingFigures: 'হিসাব লোড হচ্ছে',
  period: 'সময়কাল',
  lastDays: icu('গত {days, number} দিন'),
  lastYear: 'গত ১২ মাস',
  step: 'ভাগ',
  steps: { day: 'দিন', week: 'সপ্তাহ' },
  export: 'সিএসভি ফাইল ডাউনলোড করুন',
  from: { day: 'দিন', week: 'সপ্তাহের শুরু' },
  asTable: icu('{title}: ছকে'),
  total: icu('মোট {total}'),
  change: icu('আগের {days, number} দিনের চেয়ে {change}'),
  noneBefore: icu('আগের {days, number} দিনে কিছু ছিল না'),
  none: 'এই সময়ে কিছু নেই।',
  previous: 'আগের',
  previousPeriod: icu('আগের {days, number} দিন'),
  tooltip: icu('{step}: {value}'),
  tooltipWithPrevious: icu('{step}: {value} (আগে: {earlier})'),
  noSubject: 'বিষয় নেই',
  noSource: 'জানা নেই',
  otherKeys: 'অন্যান্য',
  amount: 'কত',
  services: projectTerms.services,
  funnel: {
    title: 'ভিজিট থেকে প্রকল্প',
    steps: 'ধাপ',
    text: 'ভিজিটের সংখ্যা ১০% নমুনা থেকে আন্দাজ করা।',
  },
  figures: {
    enquiries: {
      title: 'জিজ্ঞাসা',
      text: 'যোগাযোগের ফর্মে আসা বার্তা, স্প্যাম বাদে।',
      parts: 'বিষয় ধরে',
      services: 'পরিষেবার পাতা ধরে',
      sources: 'যে পাতা থেকে পাঠানো',
    },
    visits: {
      title: 'ভিজিট',
      text: '১০% ভিজিটের নমুনা থেকে আনুমানিক হিসাব।',
      parts: 'পাতা ধরে',
    },
    page_views: {
      title: 'পাতা দেখা',
      text: 'সার্ভারের লগ থেকে গোনা, বট বাদে।',
      parts: 'পাতা ধরে',
    },
    projects: {
      title: 'জিজ্ঞাসা থেকে প্রকল্প',
      text: 'কর্মীরা কোনো জিজ্ঞাসা থেকে যে প্রকল্প শুরু করেছেন।',
    },
    sign_ups: { title: 'নতুন অ্যাকাউন্ট', text: 'গ্রাহকদের নতুন অ্যাকাউন্ট।' },
    errors: {
      title: 'ত্রুটি',
      text: 'দর্শকদের ব্রাউজারে হওয়া ত্রুটি।',
      parts: 'অ্যাপ আর সংস্করণ ধরে',
    },
    lcp: {
      title: 'লোড হওয়ার সময়',
      text: 'চারটি ভিজিটের তিনটিতে ২.৫ সেকেন্ডের মধ্যে হলে ভালো।',
    },
    inp: {
      title: 'সাড়া দেওয়ার সময়',
      text: 'চারটি ভিজিটের তিনটিতে ০.২ সেকেন্ডের মধ্যে হলে ভালো।',
    },
    cls: {
      title: 'পাতার স্থিরতা',
      text: 'চারটি ভিজিটের তিনটিতে ০.১-এর মধ্যে হলে ভালো।',
    },
  },
} satisfies AnalyticsTexts;

export default definePage('bn', AnalyticsPage, copy);
