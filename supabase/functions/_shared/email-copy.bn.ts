import type { EmailCopy } from './email-copy.en.ts';

export const emailCopy: EmailCopy = {
  from: (author, company) => `${author}, ${company}`,
  quoted: 'আপনি লিখেছেন:',
  unsubscribe: {
    reply: 'উত্তর আর প্রকল্পের খবরের মেল বন্ধ করুন',
    waiting: 'অপেক্ষায় থাকা বার্তার মেল বন্ধ করুন',
  },
  reply: { subject: 'Re: আপনার বার্তা', button: 'কথোপকথনটি খুলুন' },
  projectNews: {
    subject: (title) => `${title}: নতুন খবর`,
    intro: (title) => `“${title}” প্রকল্পের খবর:`,
    created: 'এর এখন নিজের একটি পাতা আছে, কাজ কত দূর এগোল সেখানে দেখতে পাবেন।',
    stages: {
      planned: 'কাজের পরিকল্পনা হয়েছে।',
      designing: 'আমরা এর নকশা করছি।',
      building: 'আমরা এটি তৈরি করছি।',
      in_review: 'এটি এখন দেখে নেওয়ার পালা: আপনিও একবার দেখে নিন।',
      live: 'এটি চালু হয়েছে।',
      cared_for: 'এটি চালু আছে, আমরা দেখাশোনা করছি।',
    },
    waiting: (need) => `আমরা আপনার অপেক্ষায় আছি: ${need}`,
    note: (author, text) => `${author} লিখেছেন:\n${text}`,
    button: 'প্রকল্পটি খুলুন',
  },
  waitingMessages: {
    subjectOfOne: '১টি বার্তা উত্তরের অপেক্ষায়',
    subject: (count) => `${count}টি বার্তা উত্তরের অপেক্ষায়`,
    intro: 'এখনও কেউ হাতে নেননি:',
    noSubject: 'বিষয় লেখা নেই',
    more: (count) => `আরও ${count}টি`,
    button: 'ইনবক্স খুলুন',
  },
  staffInvitation: {
    subject: 'তোর্সার দলে যোগ দেওয়ার আমন্ত্রণ',
    text: 'আপনাকে তোর্সার দলে আমন্ত্রণ জানানো হয়েছে। যোগ দিতে এক ঘণ্টার মধ্যে লিঙ্কটি খুলে নতুন পাসওয়ার্ড দিন। তখন আগের পাসওয়ার্ড আর কাজ করবে না, আর আপনি সব জায়গা থেকে লগ আউট হবেন। যোগ দিতে না চাইলে কিছু করতে হবে না: আপনার অ্যাকাউন্ট যেমন আছে তেমনই থাকবে।',
    button: 'পাসওয়ার্ড দিন',
  },
};
