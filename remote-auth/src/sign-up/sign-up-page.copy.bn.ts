import { definePage } from '@torsa/shared/i18n';
import { formCopy } from '../form/form.copy.bn.ts';
import {
  passwordMismatchToast,
  signUpFailedToast,
  signUpSuccessToast,
} from '../form/toasts.copy.bn.ts';
import { SignUpPage } from './sign-up-page.tsx';

export default definePage('bn', SignUpPage, {
  head: {
    title: 'সাইন-আপ',
    description: 'আপনার প্রকল্প আর বার্তার খোঁজ রাখতে তোর্সায় একটি অ্যাকাউন্ট খুলুন।',
  },
  lead: 'আপনার প্রকল্প, বার্তা আর সেটিংসের জন্য একটিই অ্যাকাউন্ট।',
  haveAccount: 'অ্যাকাউন্ট আছে?',
  logIn: 'লগ-ইন করুন',
  fullName: 'পুরো নাম',
  confirmPassword: 'পাসওয়ার্ড নিশ্চিত করুন',
  signUp: 'সাইন-আপ করুন',
  signingUp: 'সাইন-আপ হচ্ছে…',
  data: 'এই তথ্য শুধু আপনার অ্যাকাউন্ট আর প্রকল্পের কাজে লাগে।',
  privacy: 'কী রাখি, কত দিন',
  problems: {
    fullNameMissing: 'আপনার পুরো নাম লিখুন।',
    passwordMissing: 'একটি পাসওয়ার্ড লিখুন।',
    confirmPasswordMissing: 'পাসওয়ার্ডটি আবার লিখুন।',
    passwordsDiffer: 'দুটি ঘরেই একই পাসওয়ার্ড লিখুন।',
  },
  mismatch: 'দুটি পাসওয়ার্ড এক নয়। অ্যাকাউন্ট এখনও খোলা হয়নি।',
  failures: {
    weakPassword: {
      toast: signUpFailedToast,
      notice: 'পাসওয়ার্ডটি সহজেই আন্দাজ করা যায়। অন্তত ১০টি অক্ষর ব্যবহার করুন।',
    },
    unavailable: { toast: signUpFailedToast, notice: formCopy.unavailable },
    other: {
      toast: signUpFailedToast,
      notice: 'অ্যাকাউন্টটি খোলা গেল না। ঠিকানাটি দেখে নিন, বা আগে থেকেই অ্যাকাউন্ট থাকলে লগ-ইন করুন।',
    },
  },
  toasts: { signUpSuccessToast, passwordMismatchToast },
  form: formCopy,
});
