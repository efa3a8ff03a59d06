import { icu } from '@torsa/shared/i18n/icu';
import type { AuthFormTexts } from './form.copy.en.ts';

export const formCopy = {
  email: 'ইমেল',
  password: 'পাসওয়ার্ড',
  showPassword: icu('দেখান: {label}'),
  capsLock: 'ক্যাপস লক চালু আছে।',
  newPassword: 'পরপর কয়েকটি শব্দ মনে রাখা সহজ, আন্দাজ করা কঠিন।',
  strengths: {
    short: 'খুব সহজেই আন্দাজ করা যায়',
    weak: 'সহজেই আন্দাজ করা যায়',
    fair: 'ভালো',
    strong: 'খুব ভালো',
  },
  logIn: 'লগ-ইন করুন',
  loggingIn: 'লগ-ইন হচ্ছে…',
  forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?',
  managementLogins: 'ম্যানেজমেন্টের সব লগ-ইন',
  problems: {
    emailMissing: 'আপনার ইমেল ঠিকানা লিখুন।',
    emailMalformed: 'name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন।',
    passwordMissing: 'আপনার পাসওয়ার্ড লিখুন।',
  },
  unavailable: 'সংযোগ করা গেল না। আবার চেষ্টা করুন।',
} satisfies AuthFormTexts;
