import type { TeamThisWeekTexts } from './team-this-week.copy.en.ts';

export const teamThisWeekTexts = {
  title: 'এই সপ্তাহে দল',
  table: 'এই সপ্তাহে প্রত্যেকের কাজ',
  report: 'সাপ্তাহিক রিপোর্ট',
  loading: 'দলের সপ্তাহের হিসাব লোড হচ্ছে',
  none: 'আপনার দলে এখনও কেউ নেই।',
  columns: {
    person: 'নাম',
    open: 'বাকি কাজ',
    late: 'দেরি',
    answered: 'উত্তর',
    reply: 'প্রথম উত্তর',
  },
  mostLate: 'সবচেয়ে বেশি দেরি',
  slowest: 'সবচেয়ে ধীর',
} satisfies TeamThisWeekTexts;
