import { definePage } from '@torsa/shared/i18n';
import { serviceDescriptions } from './service-descriptions.copy.bn.ts';
import { serviceTitles } from './service-titles.copy.bn.ts';
import type { ServicesPageTexts } from './services-page.copy.en.ts';
import { ServicesPage } from './services-page.tsx';

export const servicesPageTexts = {
  head: {
    title: 'পরিষেবা',
    description:
      'কোচবিহার ও কলকাতার তোর্সা থেকে ওয়েবসাইট তৈরি, টেমপ্লেট, মার্কেটিং সাইট, এআই টুল, অ্যাপ তৈরি ও ডিজিটাল মার্কেটিং।',
  },
  kicker: 'পরিষেবা',
  title: 'ছয় রকম কাজ, সবটাই নিজেদের হাতে',
  lead: 'একটি নিন, কিংবা একসঙ্গে কয়েকটি: সাইট, তার পিছনের অ্যাপ আর তাকে লোকের কাছে পৌঁছে দেওয়ার প্রচার, সব একই ঘর থেকে আসে।',
  list: {
    title: 'আপনার জন্য যা বানাতে পারি',
    titles: serviceTitles,
    descriptions: serviceDescriptions,
  },
  unsure: {
    title: 'কোনটা লাগবে, বুঝতে পারছেন না?',
    lead: 'যাঁরা আমাদের ফোন করেন, তাঁদের বেশির ভাগই গোড়ায় তা বুঝতে পারেন না। সমস্যাটা বলুন; আমরা হলে কী করতাম বলব, কিংবা বলব আর কে কাজটা আরও ভালো পারবেন।',
    action: 'আপনার সমস্যাটা জানান',
  },
} satisfies ServicesPageTexts;

export default definePage('bn', ServicesPage, servicesPageTexts);
