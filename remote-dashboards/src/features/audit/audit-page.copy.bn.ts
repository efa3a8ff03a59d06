import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import { settingNames } from '../../ui/setting-names.copy.bn.ts';
import type { AuditTexts } from './audit-page.copy.en.ts';
import { AuditPage } from './audit-page.tsx';

const copy = {
  ...portalTexts,
  reading: queryStateTexts,
  settings: settingNames,
  head: { title: 'কাজের খতিয়ান', description: 'প্রতিটি বদল, কে করেছেন, আর আগে কী ছিল।' },
  loadingRecord: 'খতিয়ান লোড হচ্ছে',
  caption: 'কাজকর্ম',
  columns: {
    at: 'কখন',
    actor: 'কে',
    action: 'কাজ',
    what: 'বদল',
    subject: 'ধরন',
    row: 'কোনটি',
    column: 'ঘর',
    before: 'আগে',
    after: 'পরে',
  },
  any: 'যে-কোনো',
  actions: {
    added: 'যোগ',
    changed: 'বদল',
    removed: 'সরানো',
    undone: 'বদল ফিরিয়ে নেওয়া',
    redone: 'ফেরানো বদল আবার করা',
  },
  subjects: {
    staff: 'কর্মী',
    account: 'গ্রাহকের অ্যাকাউন্ট',
    site_settings: 'সেটিংস',
    staff_rules: 'সব কর্মীর নিয়ম',
    second_factor: 'দ্বিতীয় ধাপের যাচাই',
  },
  rules: { second_factor: 'সবার জন্য দ্বিতীয় ধাপের যাচাই' },
  quoted: icu('“{name}”'),
  did: icu('{action}: {subject} {row}'),
  change: icu('{column}: {before} → {after}'),
  noActor: 'সিস্টেম',
  search: 'কে',
  searchHint: 'নাম বা আইডির অংশ',
  export: 'সিএসভি ফাইল ডাউনলোড করুন',
  notExported: 'ফাইলটি বানানো গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  none: 'এখনও কোনো এন্ট্রি নেই। কর্মীরা যা বদলান, তা এখানে দেখা যাবে।',
  noneFound: 'কিছু মিলল না।',
  more: 'আরও দেখান',
  loadingMore: 'লোড হচ্ছে…',
} satisfies AuditTexts;

export default definePage('bn', AuditPage, copy);
