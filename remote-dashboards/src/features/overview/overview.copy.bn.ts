import { icu } from '@torsa/shared/i18n/icu';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { queryCopy } from '../../ui/query-boundary.copy.bn.ts';
import type { OverviewCopy } from './overview.copy.en.ts';

export const overviewCopy = {
  reading: queryCopy,
  projectTerms,
  figures: {
    label: 'সংখ্যায় ইনবক্স',
    waiting: 'জন উত্তরের অপেক্ষায়',
    unassigned: 'টি এখনও কারও হাতে নেই',
    mine: 'টি আপনার হাতে',
    longest: 'থেকে সবচেয়ে লম্বা অপেক্ষা',
  },
  work: {
    label: 'সংখ্যায় কাজ',
    stages: 'ধাপ ধরে প্রকল্প',
    running: 'টি প্রকল্প চলছে',
    lateProjects: 'টি প্রকল্পে দেরি',
    lateTasks: 'টি কাজে দেরি',
    myTasks: 'টি কাজ আপনার',
    enquiries: 'টি জিজ্ঞাসা, ৭ দিনে',
    signUps: 'টি নতুন অ্যাকাউন্ট, ৭ দিনে',
    nothingLate: 'কোনো কাজে দেরি নেই।',
    late: icu(
      '{count, plural, one {একটি কাজে দেরি: “{project}” প্রকল্পের “{task}”, শেষ দিন ছিল {day}।} other {#টি কাজে দেরি; সবচেয়ে বেশি “{project}” প্রকল্পের “{task}”: শেষ দিন ছিল {day}।}}',
    ),
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
} satisfies OverviewCopy;
