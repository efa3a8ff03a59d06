import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import { settingNames } from '../../ui/setting-names.copy.bn.ts';
import type { SettingsTexts } from './settings-page.copy.en.ts';
import { SettingsPage } from './settings-page.tsx';

const copy = {
  ...portalTexts,
  ...settingNames,
  reading: queryStateTexts,
  head: { title: 'সাইটের সেটিংস', description: 'ওয়েবসাইটের লেখা, আর কারা লগ-ইন করতে পারেন।' },
  loadingSettings: 'সেটিংস লোড হচ্ছে',
  parts: 'সেটিংসের অংশ',
  save: 'প্রকাশ করুন',
  saving: 'প্রকাশ করা হচ্ছে…',
  unsaved: 'অসংরক্ষিত পরিবর্তন',
  discard: 'বাদ দিন',
  preview: 'আগে দেখে নিন',
  livePreview: 'সাইটে যেমন দেখাবে',
  nothingShown: 'সাইটে এখানে কিছু দেখাবে না।',
  bannerUntil: icu('{day} শেষ হওয়া পর্যন্ত (ভারতীয় সময়) দেখা যাবে।'),
  bannerOver: icu('দেখা যাবে না: {day} পেরিয়ে গেছে।'),
  count: icu('{most}-এর মধ্যে {count}টি অক্ষর'),
  undo: 'শেষ বদলটি ফেরান',
  undoing: 'ফেরানো হচ্ছে…',
  saved: 'সেভ হয়েছে। প্রায় ৩০ সেকেন্ডের মধ্যে সাইটে দেখা যাবে।',
  undone: 'শেষ বদলটি ফেরানো হয়েছে। প্রায় ৩০ সেকেন্ডের মধ্যে সাইটে দেখা যাবে।',
  live: 'প্রকাশিত',
  changed: 'এখনও সাইটে নেই। পরিবর্তনগুলি প্রকাশ করুন, নয়তো বাদ দিন।',
  rejected: 'প্রকাশ করা গেল না। কারণটি নিচে লেখা আছে।',
  notLive: 'শেষ বদলটি এখনও সাইটে আসেনি। দর্শকেরা এখনও আগেরটি দেখছেন। যিনি সাইট দেখাশোনা করেন, তাঁকে জানান।',
  problems: {
    phone: 'দেশের কোড সমেত লিখুন, যেমন +91 33 5550 0142।',
    email: 'name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন।',
    profile: 'পুরো ঠিকানা লিখুন, যা https:// দিয়ে শুরু।',
    postalCode: 'ছয়টি অঙ্ক লিখুন, যেমন 736101।',
    day: '২০০০ থেকে ২১০০ সালের মধ্যে একটি সঠিক তারিখ দিন।',
    price: 'পুরো টাকার অঙ্ক লিখুন, যেমন 25000।',
    weeks: '1 থেকে 999 পর্যন্ত পুরো সপ্তাহের সংখ্যা লিখুন।',
    missing: 'এই ঘরটি পূরণ করা দরকার।',
    tooLong: 'লেখাটি বেশি লম্বা।',
    invalid: 'এই মানটি গ্রহণযোগ্য নয়।',
    bothLanguages: 'দুই ভাষাতেই পূরণ করুন।',
    conflict: 'অন্য কেউ এইমাত্র এটি বদলেছেন। আপনার লেখা এখানেই আছে। তাঁর লেখার জায়গায় বসাতে আবার প্রকাশ করুন।',
    forbidden: 'সেভ করা গেল না। আপনার সেশন শেষ হয়ে গেছে, অথবা আপনি আর প্রতিষ্ঠাতা নন। আবার লগ-ইন করুন।',
    other: 'সেভ করা গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    previewBlocked: 'আপনার ব্রাউজার নতুন ট্যাব খুলতে দেয়নি। এই সাইটকে অনুমতি দিয়ে আবার চেষ্টা করুন।',
  },
  hours: {
    title: 'খোলা থাকার সময়',
    from: icu('{day}, কখন খোলে'),
    to: icu('{day}, কখন বন্ধ হয়'),
    closed: 'বন্ধ',
    ownText: 'নিচের লেখাটি হাতে লেখা। এখানে দিন বেছে নিলে দুই ভাষাতেই নতুন লেখা বসবে।',
  },
  choices: { open: 'খোলা', closed: 'বন্ধ' },
  leads: {
    contact: 'উপরের মেনুতে, প্রতিটি পাতার নিচে আর যোগাযোগের পাতায় দেখা যায়।',
    offices: 'যোগাযোগের পাতায়, প্রতিটি পাতার নিচে আর সার্চ ইঞ্জিনে দেখা যায়।',
    openings: 'বন্ধ করা পদ চাকরির পাতায় আর সার্চ ইঞ্জিনে দেখা যায় না।',
    banner: 'শেষ দিনটি (ভারতীয় সময়ে) ফুরোনো পর্যন্ত সব পাতায় দেখা যায়। ঘোষণা না দেখাতে চাইলে লেখা খালি রাখুন।',
    company: 'পূরণ করলে সাইটে দেখা যায়।',
    services: 'পূরণ করলে প্রতিটি পরিষেবার পাতায় দেখা যায়।',
    logins: 'বন্ধ থাকলে কর্মী লগ-ইনে সে কথা জানানো হয়, কিছু পাঠানো হয় না।',
  },
} satisfies SettingsTexts;

export default definePage('bn', SettingsPage, copy);
