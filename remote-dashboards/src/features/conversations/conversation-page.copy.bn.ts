import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { pageNames } from '../../ui/page-names.copy.bn.ts';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { undoTexts } from '../../ui/undo-toast.copy.bn.ts';
import { createProjectCopy } from '../projects/index.copy.bn.ts';
import type { ConversationTexts } from './conversation-page.copy.en.ts';
import { ConversationPage } from './conversation-page.tsx';
import { inboxListTexts } from './inbox-list.copy.bn.ts';
import { sentMessageToastTexts } from './sent-toast.copy.bn.ts';

export const conversationTexts = {
  ...inboxListTexts,
  sentToast: sentMessageToastTexts,
  pageNames: { ...pageNames, services: projectTerms.services },
  head: { title: 'কথোপকথন', description: 'একজন দর্শক বা গ্রাহকের সঙ্গে কথোপকথন।' },
  back: 'সব কথোপকথন',
  notFound: 'কথোপকথনটি খুঁজে পাওয়া গেল না। এটি হয়তো সরিয়ে ফেলা হয়েছে।',
  loadingOne: 'কথোপকথন লোড হচ্ছে',
  about: icu('{name} সম্পর্কে'),
  from: {
    title: 'প্রেরকের পরিচয়',
    client: 'গ্রাহক। ইমেল ঠিকানাটি নিশ্চিত করা আছে।',
    visitor: 'লগ-ইন না করা দর্শক। ইমেল ঠিকানাটি নিশ্চিত করা হয়নি।',
    writtenAs: icu('{account} অ্যাকাউন্ট থেকে পাঠানো।'),
    givesAddress: icu('উত্তরের ঠিকানা {email} ওই অ্যাকাউন্টে নিশ্চিত করা নেই।'),
    answersGo: 'উত্তর শুধু এই ঠিকানায় যায়, অ্যাকাউন্টে দেখা যায় না।',
    since: icu('প্রথম বার্তা: {moment}'),
    source: icu('{page} পাতা থেকে পাঠানো'),
    others: 'অন্যান্য কথোপকথন',
    noOthers: 'আর কোনো কথোপকথন নেই।',
  },
  project: {
    title: 'প্রকল্প',
    make: createProjectCopy,
    services: projectTerms.services,
    link: {
      undo: undoTexts,
      label: 'আগের কোনো প্রকল্প',
      choose: 'একটি প্রকল্প বাছুন',
      missing: 'আগে একটি প্রকল্প বাছুন।',
      submit: 'প্রকল্পে জুড়ুন',
      remove: 'প্রকল্প থেকে সরান',
      linked: icu('“{title}” প্রকল্পে জোড়া হয়েছে'),
      removed: icu('“{title}” প্রকল্প থেকে সরানো হয়েছে'),
      problems: {
        conflict: 'এই কথোপকথনের একটি প্রকল্প আছে। পাতাটি আবার লোড করুন।',
        other: 'সেভ করা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
      },
    },
  },
  handling: {
    title: 'বিস্তারিত',
    actions: 'কাজ',
    short: { assign: 'নিন', assigned: 'কাছে আছে', close: 'শেষ', spam: 'স্প্যাম', snooze: 'পরে' },
    assignee: 'দায়িত্বে',
    assignToMe: 'নিজের কাছে নিন',
    assignedToMe: 'আপনার কাছে আছে',
    close: 'কথোপকথন শেষ করুন',
    reopen: 'আবার খুলুন',
    spam: 'স্প্যাম বলে সরান',
    snooze: 'পরে দেখুন',
    snoozeTimes: { tomorrow: 'কাল সকাল ৯টা পর্যন্ত', monday: 'সোমবার সকাল ৯টা পর্যন্ত', week: 'এক সপ্তাহ পরে' },
    snoozeDay: {
      label: 'অন্য দিন',
      problem: 'আগামী এক বছরের মধ্যে আজকের পরের কোনো দিন বেছে নিন।',
      submit: 'এই দিন পর্যন্ত রাখুন',
    },
    snoozedUntil: icu('আবার আসবে {time}'),
    results: {
      snoozed: icu('আবার আসবে {time}'),
      assigned: icu('{name}-এর কাছে দেওয়া হল'),
      unassigned: 'এখন কারও কাছে নেই',
      open: 'আবার খোলা হল',
      waiting: 'তাঁদের উত্তরের অপেক্ষায়',
      closed: 'শেষ করা হল',
      spam: 'স্প্যাম বলে সরানো হল',
    },
    problems: {
      conflict: 'অন্য কেউ এইমাত্র এটি বদলেছেন। আপনি সর্বশেষ অবস্থা দেখছেন।',
      forbidden: 'বদলানো গেল না। আবার লগ-ইন করে চেষ্টা করুন।',
      other: 'বদলানো গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    },
  },
  canned: {
    label: 'তৈরি উত্তর',
    choose: 'তৈরি উত্তর বসান…',
    keep: 'তৈরি উত্তর হিসেবে সেভ করুন',
    change: icu('“{title}” বদলান'),
    title: 'তৈরি উত্তরের নাম',
    text: 'তৈরি উত্তরের লেখা',
    titleMissing: 'তৈরি উত্তরের একটি নাম দিন।',
    textMissing: 'তৈরি উত্তরের লেখাটি লিখুন।',
    save: 'তৈরি উত্তর সেভ করুন',
    cancel: 'বাতিল করুন',
    delete: 'তৈরি উত্তর মুছে দিন',
    conflict:
      'অন্য কেউ এই তৈরি উত্তরটি বদলেছেন বা মুছেছেন। আপনার লেখা এখানেই আছে। কপি করে নিয়ে উত্তরটি আবার বেছে নিন।',
    failed: 'তৈরি উত্তরটি সেভ করা গেল না। আবার চেষ্টা করুন।',
  },
} satisfies ConversationTexts;

export default definePage('bn', ConversationPage, conversationTexts);
