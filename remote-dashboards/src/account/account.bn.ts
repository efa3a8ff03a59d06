import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { dashboardMessages } from '../dashboard/dashboard-messages.bn.ts';
import { readingMessages } from '../data/reading-messages.bn.ts';
import { secondFactorMessages } from '../second-factor/second-factor-messages.bn.ts';
import type { AccountMessages } from './account-messages.en.ts';
import { AccountPage } from './account-page.tsx';

const messages = {
  ...dashboardMessages,
  reading: readingMessages,
  head: { title: 'অ্যাকাউন্টের সেটিংস', description: 'আপনার প্রোফাইল, পাসওয়ার্ড আর তথ্য।' },
  lead: 'আপনার প্রোফাইল, পাসওয়ার্ড আর তথ্য।',
  loadingAccount: 'আপনার অ্যাকাউন্ট লোড হচ্ছে',
  parts: 'অ্যাকাউন্টের নানা অংশ',
  save: 'সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  saved: 'সেভ হয়েছে।',
  problems: {
    conflict: 'এর মধ্যে অন্য কোথাও এটি বদলানো হয়েছে। পাতাটি আবার লোড করে দেখে নিন।',
    forbidden: 'আপনার সেশন শেষ। আবার লগ-ইন করে ফিরে আসুন।',
    limited: 'বড় বেশি বার চেষ্টা হয়েছে। এক ঘণ্টা অপেক্ষা করুন।',
    other: 'কাজটি হল না। নেটওয়ার্ক আছে তো? আপনার লেখা যেমন ছিল তেমনই আছে।',
  },
  profile: {
    title: 'প্রোফাইল',
    name: 'নাম',
    nameOfStaff: 'যাঁকে উত্তর দেন, তিনি উত্তরের নিচে এই নামটি দেখেন।',
    nameMissing: 'আপনার নাম লিখুন।',
    telephone: 'ফোন',
    telephoneMalformed: 'শুধু ইংরেজি সংখ্যা, ফাঁক আর + - ( ) . চলবে।',
    company: 'প্রতিষ্ঠান',
  },
  password: {
    title: 'পাসওয়ার্ড',
    lead: 'বদলালে বাকি সব জায়গা থেকে আপনি লগ-আউট হয়ে যাবেন।',
    present: 'এখনকার পাসওয়ার্ড',
    presentMissing: 'এখনকার পাসওয়ার্ডটি লিখুন।',
    newMissing: 'একটি নতুন পাসওয়ার্ড লিখুন।',
    change: 'পাসওয়ার্ড বদলান',
    changed: 'আপনার পাসওয়ার্ড বদলানো হয়েছে। বাকি সব জায়গায় আপনি লগ-আউট হয়ে গেছেন।',
    wrong: 'এটি আপনার এখনকার পাসওয়ার্ড নয়।',
    weak: 'পাসওয়ার্ডটি সহজেই আন্দাজ করা যায়। অন্তত ১০টি অক্ষর ব্যবহার করুন।',
    same: 'এটিই আপনার এখনকার পাসওয়ার্ড। অন্য একটি বেছে নিন।',
    field: {
      password: 'নতুন পাসওয়ার্ড',
      showPassword: icu('দেখান: {label}'),
      capsLock: 'ক্যাপস লক চালু আছে।',
      newPassword: 'পরপর কয়েকটি শব্দ মনে রাখা সহজ, আন্দাজ করা কঠিন।',
      strengths: {
        short: 'খুব সহজেই আন্দাজ করা যায়',
        weak: 'সহজেই আন্দাজ করা যায়',
        fair: 'ভালো',
        strong: 'খুব ভালো',
      },
    },
  },
  secondFactor: secondFactorMessages,
  email: {
    title: 'ইমেল ঠিকানা',
    present: icu('আপনার ঠিকানা {email}।'),
    lead: 'আমরা দুটি ঠিকানাতেই মেল পাঠাব। দুটি থেকেই নিশ্চিত করলে ঠিকানা বদলাবে; তখন আপনি লগ-আউট হয়ে যাবেন, আর “পাসওয়ার্ড ভুলে গেছেন?” দিয়ে পাসওয়ার্ড বেছে নেবেন।',
    waits: icu('{email} ঠিকানায় বদল বাকি: নিচের মেলের লিংকটি এখনও খোলা হয়নি।'),
    ofStaff: 'কর্মীর ঠিকানা এখানকার অ্যাকাউন্টেরই অংশ। বদলাতে হলে প্রতিষ্ঠাতাকে বলুন।',
    label: 'নতুন ইমেল ঠিকানা',
    emailMissing: 'একটি ইমেল ঠিকানা লিখুন।',
    emailMalformed: 'name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন।',
    change: 'ঠিকানা বদলান',
  },
  preferences: {
    title: 'পছন্দ',
    language: 'সাইটের আর আমাদের মেলের ভাষা',
    theme: 'এই ব্রাউজারে রং',
    themes: { system: 'সিস্টেমে যেমন', light: 'হালকা', dark: 'গাঢ়' },
  },
  notifications: {
    title: 'বিজ্ঞপ্তি',
    reply: 'তোর্সা উত্তর দিলে বা আমার প্রকল্প এগোলে আমাকে মেল করুন। না হলে এখানেই পড়ব।',
    waiting: 'কোনো বার্তা দশ মিনিট কেউ হাতে না নিলে আমাকে মেল করুন।',
    always: 'নতুন পাসওয়ার্ডের মতো অ্যাকাউন্টের নিজস্ব মেল সব সময় যায়।',
  },
  sessions: {
    title: 'কোথায় কোথায় লগ-ইন',
    loading: 'কোথায় লগ-ইন আছেন, লোড হচ্ছে',
    thisDevice: 'এই ডিভাইস',
    here: 'এখানে লগ-ইন',
    since: 'লগ-ইন',
    unknown: 'অন্য একটি ডিভাইস',
    end: 'লগ-আউট করুন',
    endOf: icu('লগ-আউট করুন: {device}'),
    endOthers: 'বাকি সব জায়গায় লগ-আউট করুন',
    noOthers: 'আর কোথাও আপনি লগ-ইন নেই।',
  },
  data: {
    title: 'আপনার তথ্য',
    lead: 'আপনার যা কিছু এখানে রাখা আছে, সব একটি ফাইলে।',
    export: 'আমার তথ্য নামিয়ে নিন',
    deletion: {
      title: 'অ্যাকাউন্ট মুছে দেওয়া',
      lead: 'আপনার অ্যাকাউন্ট, আপনার লেখা আর আমাদের উত্তর সব মুছে যাবে। এ আর ফেরানো যায় না।',
      ofStaff: 'আপনি এখানকার কর্মী: আগে প্রতিষ্ঠাতাকে বলুন আপনাকে টিম থেকে সরাতে।',
      address: 'আপনার ইমেল ঠিকানা',
      password: 'আপনার পাসওয়ার্ড',
      addressMissing: 'আপনার অ্যাকাউন্টের ঠিকানা লিখুন।',
      passwordMissing: 'আপনার পাসওয়ার্ড লিখুন।',
      wrong: 'ঠিকানা বা পাসওয়ার্ড এই অ্যাকাউন্টের নয়। কিছুই মোছা হয়নি।',
      delete: 'আমার অ্যাকাউন্ট মুছে দিন',
      deleting: 'মোছা হচ্ছে…',
      done: 'আপনার অ্যাকাউন্ট মুছে দেওয়া হয়েছে।',
    },
  },
} satisfies AccountMessages;

export default definePage('bn', AccountPage, messages);
