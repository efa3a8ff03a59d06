import type { CreateProjectCopy } from './create-project.copy.en.ts';

export const createProjectCopy = {
  heading: 'নতুন প্রকল্প',
  title: 'নাম',
  titleMissing: 'একটি নাম দিন।',
  service: 'পরিষেবা',
  due: 'শেষ দিন',
  dayMalformed: '২০০০ থেকে ২১০০ সালের মধ্যে সত্যিই আছে এমন একটি তারিখ দিন, যেমন ২৫ নভেম্বর ২০২৬।',
  make: 'প্রকল্প শুরু করুন',
  making: 'তৈরি হচ্ছে…',
  problems: {
    conflict: 'এই কথোপকথন থেকে আগেই একটি প্রকল্প হয়েছে।',
    forbidden: 'হল না: আপনার সেশন শেষ হয়ে গেছে। আবার লগ-ইন করুন।',
    other: 'হল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
} satisfies CreateProjectCopy;
