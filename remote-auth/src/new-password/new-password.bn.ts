import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { codeMessages } from '@torsa/shared/second-factor/code-messages.bn';
import { formMessages } from '../form/form-messages.bn.ts';
import { NewPasswordPage } from './new-password-page.tsx';

export default definePage('bn', NewPasswordPage, {
  head: {
    title: 'পাসওয়ার্ড বেছে নিন',
    description: 'আমাদের ইমেলের লিংক দিয়ে তোর্সার অ্যাকাউন্টের নতুন পাসওয়ার্ড বেছে নিন।',
  },
  lead: 'ইমেলের লিংকটি থেকে বোঝা যায়, ঠিকানাটি আপনারই।',
  whyButton:
    'এগিয়ে যেতে বোতামটি টিপুন। ইমেল পরীক্ষার প্রোগ্রামও লিংক খুলে দেখে; বোতাম না থাকলে আপনার লিংকটি তাতেই খরচ হয়ে যেত।',
  open: 'পাসওয়ার্ড বেছে নিই',
  opening: 'লিংকটি দেখা হচ্ছে…',
  nothing: 'নতুন পাসওয়ার্ড বেছে নিতে একটি লিংক লাগবে। সেটি আমরা আপনার ইমেল ঠিকানায় পাঠিয়ে দিই।',
  invalid:
    'লিংকটি কাজ করছে না। হয়তো আগেই ব্যবহার করা হয়েছে, এক ঘণ্টা পেরিয়ে গেছে, বা লিংকের কিছুটা বাদ পড়েছে। নতুন একটি লিংক চেয়ে নিন।',
  askForLink: 'নতুন লিংক চেয়ে নিন',
  chooseFor: icu('{email} ঠিকানার জন্য। সেভ হলে বাকি সব ডিভাইস থেকে আপনি লগ-আউট হয়ে যাবেন।'),
  newPassword: 'নতুন পাসওয়ার্ড',
  confirmPassword: 'পাসওয়ার্ড নিশ্চিত করুন',
  save: 'পাসওয়ার্ড সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  saved: 'আপনার নতুন পাসওয়ার্ড চালু হয়েছে।',
  othersEnded: 'এখানে আপনি লগ-ইন আছেন, বাকি সব জায়গায় লগ-আউট হয়ে গেছেন।',
  nowLogIn: 'এবার সেটি দিয়ে লগ-ইন করতে পারেন।',
  logIn: 'লগ-ইন করুন',
  weak: 'পাসওয়ার্ডটি সহজেই আন্দাজ করা যায়। অন্তত ১০টি অক্ষর ব্যবহার করুন।',
  same: 'এটিই আপনার এখনকার পাসওয়ার্ড। অন্য একটি বেছে নিন, বা এটি দিয়েই লগ-ইন করুন।',
  refused: 'পাসওয়ার্ড বেছে নেওয়ার সময় পেরিয়ে গেছে।',
  problems: {
    passwordMissing: 'একটি পাসওয়ার্ড লিখুন।',
    confirmPasswordMissing: 'পাসওয়ার্ডটি আবার লিখুন।',
    passwordsDiffer: 'দুটি ঘরেই একই পাসওয়ার্ড লিখুন।',
  },
  form: formMessages,
  code: codeMessages,
});
