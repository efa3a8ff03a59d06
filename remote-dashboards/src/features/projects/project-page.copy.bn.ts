import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { portalCopy } from '../../app/portal.copy.bn.ts';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { queryCopy } from '../../ui/query-boundary.copy.bn.ts';
import { threadCopy } from '../conversations/index.copy.bn.ts';
import type { ProjectCopy } from './project-page.copy.en.ts';
import { ProjectPage } from './project-page.tsx';

const copy = {
  ...portalCopy,
  reading: queryCopy,
  thread: threadCopy,
  words: projectTerms,
  head: { title: 'প্রকল্প', description: 'একটি প্রকল্পের অগ্রগতি আর ইতিহাস।' },
  back: 'সব প্রকল্প',
  loadingOne: 'প্রকল্প লোড হচ্ছে',
  facts: 'এক নজরে',
  waiting: {
    title: 'পরবর্তী ধাপ',
    none: 'কিছুই আটকে নেই। কাজ চলছে।',
    ofClient: { client: 'আপনার কাছে কিছু চাই', us: 'আমরা কাজ করছি' },
    ofStaff: { client: 'গ্রাহকের অপেক্ষায় আছি', us: 'আমাদের করতে হবে' },
  },
  ask: {
    askedBy: icu('চেয়েছেন {who}'),
    label: 'আপনার উত্তর',
    send: 'উত্তর পাঠান',
    thanks: 'ধন্যবাদ। আমাদের টিম এটি দেখবে।',
    thanksOf: icu('ধন্যবাদ। {who} এটি দেখবেন।'),
    subject: icu('{project} প্রসঙ্গে'),
    question: 'আপনার বার্তা',
    sendQuestion: 'বার্তা পাঠান',
    questionSent: 'পাঠানো হয়েছে। উত্তর ইমেলে আর আপনার বার্তায় পাবেন।',
    toMessages: 'আপনার বার্তা খুলুন',
    unavailable: 'কথোপকথন লোড করা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  timeline: {
    title: 'কাজের ইতিহাস',
    older: 'আরও পুরনো ঘটনা দেখান',
    loadingOlder: 'লোড হচ্ছে…',
    internal: 'অভ্যন্তরীণ নোট',
    made: icu('প্রকল্প তৈরি হয়েছে: {stage}'),
    stage: icu('নতুন ধাপ: {stage}'),
    waiting: icu('চাওয়া হয়েছে: {what}'),
    link: icu('নতুন ফাইল: {what}'),
  },
  note: {
    label: 'গ্রাহকের জন্য খবর',
    hint: 'গ্রাহক এটি এখানে দেখেন। ইমেল বন্ধ না রাখলে ইমেলেও পান।',
    internalLabel: 'অভ্যন্তরীণ নোট',
    internalHint: 'শুধু আপনার টিম এটি দেখে',
    asInternal: 'বদলে অভ্যন্তরীণ নোট লিখুন',
    blank: 'কিছু লিখুন।',
    post: 'খবর পাঠান',
    posting: 'পাঠানো হচ্ছে…',
    add: 'নোট যোগ করুন',
    adding: 'যোগ হচ্ছে…',
  },
  noThread: {
    ofStaff: 'কোনো কথোপকথন যুক্ত নেই।',
    ofClient: 'এই প্রকল্প নিয়ে প্রশ্ন আছে? এখানে জিজ্ঞাসা করুন।',
    write: 'আমাদের লিখুন',
  },
  handling: {
    title: 'প্রকল্প পরিচালনা',
    stage: 'ধাপ',
    setStage: 'এই ধাপে নিন',
    turn: 'পরবর্তী ধাপ',
    turns: { client: 'গ্রাহকের অপেক্ষায় আছি', us: 'আমাদের করতে হবে', none: 'কিছু আটকে নেই' },
    what: 'কী দরকার?',
    whatMissing: 'কী দরকার, তা লিখুন।',
    setWaiting: 'পরবর্তী ধাপ সেভ করুন',
  },
  people: {
    title: 'কারা আছেন',
    team: 'টিম',
    client: 'গ্রাহক',
    change: 'কারা থাকবেন, বদলান',
    remove: icu('{name}-কে সরান'),
    oneStays: 'প্রকল্পে টিমের অন্তত এক জনকে থাকতে হয়।',
    addColleague: 'সহকর্মী যোগ করুন',
    choose: 'বেছে নিন…',
    addClient: 'গ্রাহক যোগ করুন',
    addClientHint: 'তাঁর অ্যাকাউন্টের ইমেল ঠিকানা',
    add: 'গ্রাহককে যোগ করুন',
    emailMissing: 'ইমেল ঠিকানা লিখুন।',
    emailMalformed: 'name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন।',
    noAccount: 'এই ইমেল ঠিকানায় কোনো গ্রাহকের অ্যাকাউন্ট নেই। আগে তাঁকে সাইন-আপ করতে বলুন।',
  },
  tasks: { title: 'কাজ', none: 'কোনো কাজ বাকি নেই।', board: 'কাজের তালিকা খুলুন' },
  links: {
    title: 'ফাইল',
    none: 'এখনও কোনো ফাইল নেই।',
    addOne: 'ফাইলের লিংক যোগ করুন',
    name: 'ফাইলের নাম',
    titleMissing: 'ফাইলের নাম লিখুন।',
    url: 'ওয়েব ঠিকানা',
    urlMalformed: 'https:// দিয়ে শুরু হওয়া একটি ওয়েব ঠিকানা দিন, যাতে কোনো ইউজার-নেম নেই।',
    add: 'লিংক যোগ করুন',
    remove: 'সরান',
    removeOf: icu('{title}: সরান'),
  },
  problems: {
    notSent: 'পাঠানো গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    conflict: 'অন্য কেউ এইমাত্র প্রকল্পটি বদলেছেন। আপনি সর্বশেষ অবস্থা দেখছেন।',
    forbidden:
      'সেভ করা গেল না। আপনার সেশন শেষ হয়ে গেছে, অথবা আপনি আর এই প্রকল্পে নেই। আবার লগ-ইন করে দেখুন।',
    other: 'সেভ করা গেল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
} satisfies ProjectCopy;

export default definePage('bn', ProjectPage, copy);
