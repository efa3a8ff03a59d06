import type { EmailTexts } from './email-copy.en.ts';

export const emailTexts: EmailTexts = {
  from: (author, company) => `${author}, ${company}`,
  quoted: 'আপনি লিখেছেন:',
  unsubscribe: {
    reply: 'উত্তর আর প্রকল্পের খবরের ইমেল বন্ধ করুন',
    waiting: 'উত্তর বাকি থাকা বার্তা আর ক্লায়েন্টদের উত্তরের ইমেল বন্ধ করুন',
  },
  reply: {
    subject: 'Re: আপনার বার্তা',
    button: 'কথোপকথনটি খুলুন',
    largeFiles: 'কয়েকটি ফাইল ইমেলের পক্ষে বড়। কথোপকথনটি থেকে সেগুলি ডাউনলোড করতে পারবেন:',
    largeFilesOnRequest: 'কয়েকটি ফাইল ইমেলের পক্ষে বড়। উত্তর দিয়ে জানান, আমরা সেগুলি অন্য ভাবে পাঠাব:',
  },
  projectNews: {
    subject: (title) => `${title}: নতুন খবর`,
    intro: (title) => `“${title}” প্রকল্পের খবর:`,
    created: 'এখন থেকে প্রকল্পটির নিজের পাতায় কাজের অগ্রগতি দেখতে পাবেন।',
    stages: {
      planned: 'কাজের পরিকল্পনা হয়েছে।',
      designing: 'আমরা এর নকশা করছি।',
      building: 'আমরা এটি তৈরি করছি।',
      in_review: 'এটি আপনার দেখে নেওয়ার জন্য তৈরি। একবার দেখে নিন।',
      live: 'এটি চালু হয়েছে।',
      cared_for: 'এটি চালু আছে, আমরা রক্ষণাবেক্ষণ করছি।',
    },
    waiting: (need) => `আপনার কাছে যা চাই: ${need}`,
    note: (author, text) => `${author} লিখেছেন:\n${text}`,
    button: 'প্রকল্পটি খুলুন',
  },
  waitingMessages: {
    subjectOfOne: '১টি বার্তার উত্তর বাকি',
    subject: (count) => `${count}টি বার্তার উত্তর বাকি`,
    intro: 'এই বার্তাগুলির উত্তর এখনও দেওয়া হয়নি:',
    noSubject: 'বিষয় লেখা নেই',
    more: (count) => `আরও ${count}টি`,
    button: 'ইনবক্স খুলুন',
  },
  ask: {
    subject: (text) => `আপনার কাছে চাই: ${text}`,
    approvalSubject: (text) => `আপনার অনুমোদন চাই: ${text}`,
    changeSubject: (text) => `একটু বদল চাই: ${text}`,
    reminderSubject: (text) => `মনে করিয়ে দিচ্ছি: ${text}`,
    intro: (title) => `“${title}” প্রকল্পের জন্য আপনার কাছে চাই:`,
    approve: (title) => `“${title}” প্রকল্পের জন্য আপনার অনুমোদন চাই:`,
    reminder: (title) => `“${title}” প্রকল্পের জন্য এটি এখনও পাইনি:`,
    change: (text) => `ধন্যবাদ। এটুকু বদলে দিন:\n${text}`,
    count: (count) => `ফাইলের সংখ্যা: ${count}`,
    due: (day) => `${day} তারিখের মধ্যে দিলে ভালো হয়।`,
    wasDue: (day) => `এটি ${day} তারিখে পাওয়ার কথা ছিল।`,
    buttons: {
      files: 'ফাইল আপলোড করুন',
      text: 'লেখাটি দিন',
      answer: 'উত্তর দিন',
      approval: 'দেখে অনুমোদন করুন',
    },
  },
  received: {
    subjectOfOne: 'ক্লায়েন্ট আপনার চাওয়া জিনিস পাঠিয়েছেন',
    subject: (count) => `ক্লায়েন্টরা আপনার চাওয়া ${count}টি জিনিস পাঠিয়েছেন`,
    intro: 'দেখে গ্রহণ করুন, অথবা বদল চেয়ে নিন:',
    button: 'প্রকল্পটি খুলুন',
    buttonOfAll: 'প্রকল্পগুলি খুলুন',
  },
  decided: {
    approved: {
      subject: (text) => `অনুমোদন হয়েছে: ${text}`,
      intro: (name, title, time) => `${name} “${title}” প্রকল্পে এটি অনুমোদন করেছেন (${time}):`,
    },
    changes: {
      subject: (text) => `বদল চাওয়া হয়েছে: ${text}`,
      intro: (name, title, time) => `${name} “${title}” প্রকল্পে এতে বদল চেয়েছেন (${time}):`,
    },
    words: (words) => `মন্তব্য:\n${words}`,
    file: (name) => `ফাইল: ${name}`,
    button: 'প্রকল্পটি খুলুন',
  },
  staffInvitation: {
    subject: 'তোর্সার দলে যোগ দেওয়ার আমন্ত্রণ',
    text: 'আপনাকে তোর্সার দলে আমন্ত্রণ জানানো হয়েছে। যোগ দিতে এক ঘণ্টার মধ্যে লিঙ্কটি খুলে নতুন পাসওয়ার্ড দিন। তখন এখনকার পাসওয়ার্ড আর কাজ করবে না, আর আপনি সব ডিভাইস থেকে লগ-আউট হয়ে যাবেন। যোগ দিতে না চাইলে কিছু করতে হবে না। আপনার অ্যাকাউন্ট যেমন আছে তেমনই থাকবে।',
    button: 'পাসওয়ার্ড দিন',
  },
};
