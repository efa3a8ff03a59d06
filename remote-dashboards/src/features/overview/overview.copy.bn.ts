import { icu } from '@torsa/shared/i18n/icu';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import type { OverviewTexts } from './overview.copy.en.ts';

export const overviewTexts = {
  reading: queryStateTexts,
  projectTerms,
  figures: {
    label: 'ইনবক্সের হিসাব',
    waiting: 'উত্তর বাকি',
    unassigned: 'কাউকে দেওয়া হয়নি',
    mine: 'আপনার দায়িত্বে',
    longest: 'সবচেয়ে দীর্ঘ অপেক্ষা',
  },
  work: {
    label: 'কাজের হিসাব',
    stages: 'ধাপ ধরে প্রকল্প',
    running: icu('{count, plural, other {প্রকল্প চলছে}}'),
    lateProjects: icu('{count, plural, other {প্রকল্পে দেরি}}'),
    lateTasks: icu('{count, plural, other {কাজে দেরি}}'),
    myTasks: icu('{count, plural, other {কাজ আপনার দায়িত্বে}}'),
    nothingLate: 'কোনো কাজে দেরি নেই।',
    late: icu(
      '{count, plural, one {একটি কাজে দেরি হয়েছে: {task}, শেষ তারিখ ছিল {day}।} other {#টি কাজে দেরি হয়েছে। সবচেয়ে পুরনোটি {task}, শেষ তারিখ ছিল {day}।}}',
    ),
    taskOf: icu('“{project}” প্রকল্পের “{task}”'),
  },
  answer: 'সবচেয়ে পুরনো বার্তার উত্তর দিন',
  answerName: icu('{name}-কে উত্তর দিন'),
  longest: {
    title: 'সবচেয়ে দীর্ঘ অপেক্ষা',
    list: 'যে কথোপকথনগুলির অপেক্ষা সবচেয়ে দীর্ঘ',
    loading: 'কথোপকথন লোড হচ্ছে',
    none: 'কোনো উত্তর বাকি নেই। নতুন বার্তা এলে এখানে দেখা যাবে।',
    all: 'ইনবক্স খুলুন',
    noSubject: 'বিষয় নেই',
  },
} satisfies OverviewTexts;
