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
  head: { title: 'প্রকল্প', description: 'একটি প্রকল্প: কত দূর, আর কী কী হয়েছে।' },
  back: 'সব প্রকল্প',
  loadingOne: 'প্রকল্প লোড হচ্ছে',
  facts: 'সংক্ষেপে',
  waiting: {
    title: 'কার পালা',
    none: 'কেউ কারও অপেক্ষায় নেই: কাজ চলছে।',
    ofClient: { client: 'আপনার অপেক্ষায়', us: 'আমাদের হাতে' },
    ofStaff: { client: 'গ্রাহকের অপেক্ষায়', us: 'আমাদের অপেক্ষায়' },
  },
  timeline: {
    title: 'যা যা হয়েছে',
    older: 'আগে কী হয়েছে দেখান',
    loadingOlder: 'লোড হচ্ছে…',
    internal: 'নিজেদের জন্য',
    made: icu('প্রকল্প শুরু: {stage}'),
    stage: icu('ধাপ: {stage}'),
    waiting: icu('চাওয়া হয়েছে: {what}'),
    link: icu('নতুন ফাইল: {what}'),
  },
  note: {
    label: 'গ্রাহকের জন্য লিখুন',
    hint: 'গ্রাহক এটি এখানে পড়েন; মেল বন্ধ না করে থাকলে মেলেও।',
    internalLabel: 'নিজেদের জন্য লিখুন',
    internalHint: 'শুধু সহকর্মীরা পড়েন',
    asInternal: 'শুধু সহকর্মীদের জন্য',
    blank: 'আগে কিছু লিখুন।',
    add: 'যোগ করুন',
    adding: 'যোগ হচ্ছে…',
  },
  noThread: {
    ofStaff: 'এই প্রকল্প কোনো কথোপকথন থেকে আসেনি।',
    ofClient: 'এই প্রকল্প নিয়ে এখনও কিছু লেখা হয়নি।',
    write: 'আমাদের লিখুন',
  },
  handling: {
    title: 'পরিচালনা',
    stage: 'ধাপ',
    setStage: 'ধাপ বদলান',
    turn: 'কার পালা',
    turns: { client: 'গ্রাহকের', us: 'আমাদের', none: 'কারও নয়' },
    what: 'কীসের জন্য',
    whatMissing: 'কীসের অপেক্ষা, তা লিখুন।',
    setWaiting: 'কার পালা তা রাখুন',
  },
  people: {
    title: 'কারা আছেন',
    team: 'টিম',
    client: 'গ্রাহক',
    change: 'কারা আছেন তা বদলান',
    remove: icu('{name}: প্রকল্প থেকে সরান'),
    oneStays: 'টিমের এক জনকে প্রকল্পে থাকতেই হয়।',
    addColleague: 'সহকর্মী যোগ করুন',
    choose: 'বেছে নিন…',
    addClient: 'গ্রাহক যোগ করুন',
    addClientHint: 'তাঁর অ্যাকাউন্টের ইমেল ঠিকানা',
    add: 'গ্রাহককে যোগ করুন',
    emailMissing: 'ইমেল ঠিকানা লিখুন।',
    emailMalformed: 'এটি ইমেল ঠিকানা নয়।',
    noAccount: 'এই ঠিকানায় কোনো গ্রাহকের অ্যাকাউন্ট নেই। তিনি সাইন-আপ করলে যোগ করতে পারবেন।',
  },
  tasks: { title: 'কাজ', none: 'করার কিছু বাকি নেই।', board: 'কাজ যোগ করুন, সরান' },
  links: {
    title: 'ফাইল',
    none: 'এখনও কোনো ফাইল নেই।',
    addOne: 'ফাইলের লিংক যোগ করুন',
    name: 'ফাইলের নাম',
    titleMissing: 'একটি নাম দিন।',
    url: 'ঠিকানা',
    urlMalformed: 'https:// দিয়ে শুরু হওয়া একটি ওয়েব ঠিকানা দিন, যাতে কারও নাম নেই।',
    add: 'লিংক যোগ করুন',
    remove: 'সরান',
    removeOf: icu('{title}: সরান'),
  },
  problems: {
    conflict: 'এর মধ্যে কেউ প্রকল্পটি বদলেছেন; এখন যেমন আছে তা দেখছেন।',
    forbidden: 'রাখা হল না: আপনার সেশন শেষ হয়ে গেছে, অথবা আপনি আর এই প্রকল্পে নেই।',
    other: 'রাখা হল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
} satisfies ProjectCopy;

export default definePage('bn', ProjectPage, copy);
