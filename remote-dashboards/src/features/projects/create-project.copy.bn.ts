import type { CreateProjectTexts } from './create-project.copy.en.ts';

export const createProjectTexts = {
  heading: 'নতুন প্রকল্প',
  title: 'নাম',
  titleMissing: 'একটি নাম দিন।',
  service: 'পরিষেবা',
  due: 'শেষ তারিখ',
  dayMalformed: '২০০০ থেকে ২১০০ সালের মধ্যে একটি সঠিক তারিখ দিন, যেমন ২৫ নভেম্বর ২০২৬।',
  make: 'প্রকল্প তৈরি করুন',
  making: 'তৈরি হচ্ছে…',
  problems: {
    conflict: 'এই কথোপকথন থেকে আগেই একটি প্রকল্প তৈরি হয়েছে।',
    forbidden: 'প্রকল্পটি তৈরি করা গেল না। আবার লগ-ইন করে চেষ্টা করুন।',
    other: 'প্রকল্পটি তৈরি করা গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
} satisfies CreateProjectTexts;
