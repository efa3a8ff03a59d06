import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { applications } from './applications.copy.bn.ts';
import { CareersPage } from './careers-page.tsx';
import { jobOpeningTexts } from './opening-texts.copy.bn.ts';

export default definePage('bn', CareersPage, {
  head: {
    title: 'চাকরি',
    description:
      'কোচবিহার ও কলকাতায় তোর্সার খালি পদ: ফ্রন্টএন্ড, এআই ও মেশিন লার্নিং, ডিজিটাল মার্কেটিং আর ডিজাইন।',
  },
  kicker: 'চাকরি',
  title: 'এমন কাজ, যা বাসের জানলা থেকে লোককে দেখানো যায়',
  lead: 'যে দোকান, স্কুল আর ক্লিনিক আপনার বানানো জিনিস ব্যবহার করে, তারা এই রাস্তাতেই। যাঁদের জন্য বানাচ্ছেন তাঁদের সঙ্গে আপনার দেখা হয়, আপনি সময়মতো বাড়ি ফেরেন, আর মাসের পয়লা তারিখে মাইনে পান।',
  openings: {
    title: 'খালি পদ',
    none: 'এই মুহূর্তে কোনো পদ খালি নেই। আপনার বায়োডেটা পাঠিয়ে রাখুন, পদ খালি হলে আমরা জানাব।',
    types: { fullTime: 'পূর্ণকালীন', contract: 'চুক্তিভিত্তিক' },
    postedOn: 'প্রকাশের তারিখ:',
    apply: 'আবেদন করুন',
    applyFor: icu('({title} পদে)'),
    subject: applications.subject,
    items: jobOpeningTexts,
  },
  resume: {
    title: 'মনের মতো পদ পেলেন না?',
    lead: 'তবু বায়োডেটা পাঠান, সঙ্গে দু’লাইনে লিখুন কোন কাজটা নিয়ে আপনি সবচেয়ে গর্বিত। দশ দিনের মধ্যে আমরা প্রতিটি চিঠির উত্তর দিই।',
    submit: icu('{email} ঠিকানায় বায়োডেটা পাঠান'),
    subject: 'বায়োডেটা',
  },
});
