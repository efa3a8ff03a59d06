import { logOutTexts } from '@torsa/shared/auth/log-out.copy.bn';
import { createCompany } from '@torsa/shared/contract/company/create-company';
import type { HtmlDocumentTexts, ShellTexts } from './document.copy.en.ts';

/** The Bengali copy of the shell. */
const shellTexts = {
  company: createCompany('bn'),
  skipLink: 'সরাসরি মূল লেখায় যান',
  languages: {
    en: 'এই পাতাটি ইংরেজিতে পড়ুন',
    bn: 'এই পাতাটি বাংলায় পড়ুন',
  },
  theme: {
    toDark: 'গাঢ় রঙে দেখুন',
    toLight: 'হালকা রঙে দেখুন',
  },
  navbar: {
    label: 'প্রধান মেনু',
    openMenu: 'মেনু খুলুন',
    closeMenu: 'মেনু বন্ধ করুন',
    logOut: 'লগ-আউট',
    logOutTexts,
  },
  footer: {
    contact: 'যোগাযোগ',
    contactTitle: 'কথা বলুন',
    quickLinks: 'দরকারি লিংক',
    social: 'সোশ্যাল মিডিয়া',
    socialTitle: 'আমাদের ফলো করুন',
  },
  banner: 'ঘোষণা',
  chat: {
    open: 'চ্যাট করুন',
    close: 'চ্যাট বন্ধ করুন',
    title: 'তোর্সার সঙ্গে চ্যাট',
    conversation: 'কথোপকথন',
    agent: 'তোর্সা',
    you: 'আপনি',
    closePanel: 'বন্ধ করুন',
    hours: 'সোম–শনি ১০:০০–১৮:৩০',
    call: 'ফোন করুন',
    write: 'মেল করুন',
    message: 'বার্তা',
    send: 'পাঠান',
    greeting: 'নমস্কার! তোর্সায় আপনাকে স্বাগত। আজ আপনাকে কীভাবে সাহায্য করতে পারি?',
    reply: 'আপনার বার্তার জন্য ধন্যবাদ। আমাদের একজন প্রতিনিধি শিগগিরই আপনার সঙ্গে কথা বলবেন।',
  },
  toaster: {
    label: 'বিজ্ঞপ্তি',
    close: 'বিজ্ঞপ্তি বন্ধ করুন',
  },
  loading: {
    title: 'লোড হচ্ছে…',
    label: 'পাতাটি লোড হচ্ছে',
  },
  notFound: {
    head: {
      title: 'পাতাটি পাওয়া গেল না',
      description: 'এই ঠিকানায় তোর্সার কোনো পাতা নেই।',
    },
    lead: 'এই ঠিকানায় কোনো পাতা নেই। পাতাটি হয়তো সরে গেছে, কিংবা ঠিকানা লিখতে কোথাও ভুল হয়েছে।',
    home: 'প্রথম পাতায় ফিরে যান',
  },
  failure: {
    head: {
      title: 'এই মুহূর্তে পাওয়া যাচ্ছে না',
      description: 'সাইটের এই অংশটি লোড করা গেল না।',
    },
    title: 'সাইটের এই অংশটি এই মুহূর্তে পাওয়া যাচ্ছে না',
    lead: 'সাইটের বাকি অংশ ঠিকই চলছে। একটু পরে আবার চেষ্টা করুন।',
    retry: 'আবার চেষ্টা করুন',
    retrying: 'আবার চেষ্টা হচ্ছে…',
  },
} satisfies ShellTexts;

export const htmlDocumentTexts: HtmlDocumentTexts = {
  shell: shellTexts,
  noScript: 'লগ-ইন, যোগাযোগের ফর্ম আর চ্যাটের জন্য জাভাস্ক্রিপ্ট লাগে। বাকি সবই জাভাস্ক্রিপ্ট ছাড়া পড়া যায়।',
  notHydrated:
    'ইন্টারনেট খুব ধীর বা বিচ্ছিন্ন, তাই এটি পাঠানো যায়নি। যা লিখেছেন তা এখানেই আছে: একটু পরে আবার চেষ্টা করুন।',
};
