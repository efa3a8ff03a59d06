import type { FormMessages } from './form-messages.en.ts';

export const formMessages = {
  email: 'ইমেল',
  password: 'পাসওয়ার্ড',
  logIn: 'লগ-ইন করুন',
  loggingIn: 'লগ-ইন হচ্ছে…',
  managementLogins: 'ম্যানেজমেন্টের সব লগ-ইন',
  problems: {
    emailMissing: 'আপনার ইমেল ঠিকানা লিখুন।',
    emailMalformed: 'name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন।',
    passwordMissing: 'আপনার পাসওয়ার্ড লিখুন।',
  },
} satisfies FormMessages;
