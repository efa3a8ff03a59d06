import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { createProjectCopy } from '../projects/index.copy.bn.ts';
import type { ConversationCopy } from './conversation-page.copy.en.ts';
import { ConversationPage } from './conversation-page.tsx';
import { inboxListCopy } from './inbox-list.copy.bn.ts';

export const conversationCopy = {
  ...inboxListCopy,
  head: { title: 'কথোপকথন', description: 'একজন দর্শক বা গ্রাহকের সঙ্গে কথোপকথন।' },
  back: 'সব কথোপকথন',
  loadingOne: 'কথোপকথন লোড হচ্ছে',
  keys: {
    r: 'উত্তর লিখুন',
    n: 'নোট, না উত্তর',
    a: 'আমি নিচ্ছি',
    e: 'শেষ করুন বা আবার খুলুন',
    u: 'সব কথোপকথন',
  },
  from: {
    title: 'কে লিখেছেন',
    client: 'গ্রাহক। অ্যাকাউন্টটি এই ঠিকানা নিশ্চিত করেছে।',
    visitor: 'দর্শক, লগ-ইন করেননি। ঠিকানাটি নিশ্চিত করা হয়নি।',
    writtenAs: icu('{account} হিসেবে লগ-ইন করে লেখা।'),
    givesAddress: icu('দেওয়া ঠিকানা {email}, যা ওই অ্যাকাউন্ট নিশ্চিত করেনি।'),
    answersGo: 'উত্তর শুধু এই ঠিকানায় যায়। অ্যাকাউন্টটি তা পড়তে পারে না।',
    since: icu('প্রথম লিখেছেন {moment}'),
    source: icu('{page} পাতা থেকে এসেছেন'),
    others: 'আর যা লিখেছেন',
    noOthers: 'আর কিছু নয়।',
  },
  project: { title: 'প্রকল্প', make: createProjectCopy, services: projectTerms.services },
  handling: {
    title: 'কার হাতে',
    assignee: 'কে দেখছেন',
    assignToMe: 'আমি নিচ্ছি',
    close: 'কথোপকথন শেষ করুন',
    reopen: 'আবার খুলুন',
    spam: 'স্প্যাম বলে সরান',
    problems: {
      conflict: 'এর মধ্যে অন্য কেউ এটি বদলেছেন; এখন যা দেখছেন সেটাই বর্তমান অবস্থা।',
      forbidden: 'বদলানো গেল না: আপনার সেশন শেষ। আবার লগ-ইন করুন।',
      other: 'বদলানো গেল না। নেটওয়ার্ক আছে তো? আবার চেষ্টা করুন।',
    },
  },
  canned: {
    label: 'তৈরি উত্তর',
    choose: 'তৈরি উত্তর বসান…',
    keep: 'লেখাটি তৈরি উত্তর হিসেবে রাখুন',
    change: icu('“{title}” বদলান'),
    title: 'তৈরি উত্তরের নাম',
    text: 'তৈরি উত্তরের লেখা',
    titleMissing: 'একটি নাম দিন।',
    textMissing: 'উত্তরটি লিখুন।',
    save: 'রেখে দিন',
    cancel: 'থাক',
    delete: 'মুছে দিন',
    conflict:
      'এর মধ্যে অন্য কেউ এটি বদলেছেন বা মুছেছেন। আপনার লেখা এখানেই আছে: কপি করে উত্তরটি আবার বেছে নিন।',
    failed: 'রাখা গেল না। আবার চেষ্টা করুন।',
  },
} satisfies ConversationCopy;

export default definePage('bn', ConversationPage, conversationCopy);
