import { applications } from './applications.copy.bn.ts';
import type { JobOpeningTexts } from './opening-texts.copy.en.ts';

const { titles } = applications;

export const jobOpeningTexts = {
  frontend: {
    title: titles.frontend,
    location: 'কলকাতা অথবা কোচবিহার',
    description:
      'গ্রাহকদের প্রকল্পে ব্রাউজারের দিকটির নেতৃত্ব দেবেন, টাইপস্ক্রিপ্ট আর রিঅ্যাক্টে। কম দামি ফোনে পাতা খুলতে কত সময় লাগে, কোডের মতোই তা নিয়েও আপনি ভাবেন; আর অন্যের কোড পড়ে মতামত দেন দরদ দিয়ে।',
  },
  ai: {
    title: titles.ai,
    location: 'কলকাতা',
    description:
      'রোজকার ব্যবহারে টেকে এমন সহকারী আর নথি পড়ার ব্যবস্থা বানাবেন। মডেলকে শেখানোর আগে আপনি মেপে দেখেন, আর ভুলের হার কাকে বলে তা একজন দোকানদারকেও বুঝিয়ে বলতে পারেন।',
  },
  marketing: {
    title: titles.marketing,
    location: 'কোচবিহার',
    description:
      'উত্তরবঙ্গের ব্যবসার জন্য প্রচারের পরিকল্পনা আর পরিচালনা করবেন, প্রথম ভিডিও থেকে মাসের শেষের হিসেবের পাতা পর্যন্ত। বাংলা আর ইংরেজি, দুটোই আপনি সমান ভালো লেখেন।',
  },
  design: {
    title: titles.design,
    location: 'বাড়ি থেকে, মাঝেমধ্যে গ্রাহকের কাছে যাওয়া',
    description:
      'ছয় মাসের কাজ, পরে থেকে যাওয়ার সুযোগ। দোকানে, ক্লিনিকে, চা-বাগানে যা দেখবেন, তাকে এমন স্ক্রিনে বদলে দেবেন যা শেখাতে হয় না, দুই লিপিতে।',
  },
} satisfies JobOpeningTexts;
