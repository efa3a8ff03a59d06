import { readingMessages } from '../data/reading-messages.bn.ts';
import type { OverviewMessages } from './overview-messages.en.ts';

export const overviewMessages = {
  reading: readingMessages,
  figures: {
    label: 'সংখ্যায় ইনবক্স',
    waiting: 'জন উত্তরের অপেক্ষায়',
    unassigned: 'টি এখনও কারও হাতে নেই',
    mine: 'টি আপনার হাতে',
    longest: 'থেকে সবচেয়ে লম্বা অপেক্ষা',
  },
  answer: 'সবচেয়ে লম্বা অপেক্ষার উত্তর দিন',
  longest: {
    title: 'সবচেয়ে বেশি দিন অপেক্ষায়',
    list: 'যে সব কথোপকথন সবচেয়ে বেশি দিন অপেক্ষায়',
    loading: 'কথোপকথন লোড হচ্ছে',
    none: 'কেউ উত্তরের অপেক্ষায় নেই। যোগাযোগের পাতা থেকে দর্শকেরা যা পাঠান, তা এখানে আসে।',
    all: 'সব আছে ইনবক্সে',
    noSubject: 'বিষয় নেই',
  },
} satisfies OverviewMessages;
