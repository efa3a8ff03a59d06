import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { formCopy } from '../form/form.copy.bn.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

export default definePage('bn', ForgotPasswordPage, {
  head: {
    title: 'পাসওয়ার্ড ভুলে গেছেন?',
    description: 'তোর্সার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড বেছে নেওয়ার লিংক চেয়ে নিন।',
  },
  lead: 'আপনার ইমেল ঠিকানা লিখুন। নতুন পাসওয়ার্ড বেছে নেওয়ার লিংক আমরা পাঠিয়ে দেব।',
  send: 'লিংক পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  sendAgain: 'আবার পাঠান',
  sent: icu(
    '{email} ঠিকানায় অ্যাকাউন্ট থাকলে লিংকসহ একটি ইমেল যাচ্ছে। লিংকটি একবারই কাজ করবে, এক ঘণ্টার মধ্যে। কয়েক মিনিটেও কিছু আসেনি? স্প্যাম ফোল্ডারটিও একবার দেখে নিন।',
  ),
  refused: 'লিংকটি পাঠানো গেল না। ঠিকানাটি দেখে নিয়ে আবার চেষ্টা করুন।',
  unavailable: 'লিংকটি পাঠানো গেল না। একটু পরে আবার চেষ্টা করুন।',
  remembered: 'পাসওয়ার্ড মনে পড়েছে?',
  logIn: 'লগ-ইন করুন',
  form: formCopy,
});
