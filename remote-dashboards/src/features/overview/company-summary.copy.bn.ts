import { icu } from '@torsa/shared/i18n/icu';
import type { CompanySummaryTexts } from './company-summary.copy.en.ts';

export const companySummaryTexts = {
  verdicts: {
    good: 'সব ঠিকঠাক চলছে।',
    mixed: 'মোটের উপর ঠিক আছে।',
    bad: 'আপনার নজর দেওয়া দরকার।',
  },
  lateProjects: icu('{projects, plural, one {একটি প্রকল্পে} other {#টি প্রকল্পে}} দেরি হচ্ছে'),
  lateTasks: icu('{tasks, plural, one {একটি কাজে} other {#টি কাজে}} দেরি হচ্ছে'),
  lateBoth: icu(
    '{projects, plural, one {একটি প্রকল্পে} other {#টি প্রকল্পে}} আর {tasks, plural, one {একটি কাজে} other {#টি কাজে}} দেরি হচ্ছে',
  ),
  waited: icu('{name} {days, plural, other {#}} দিন ধরে উত্তরের অপেক্ষায় আছেন'),
  one: icu('{fact}।'),
  both: icu('{late}, আর {waited}।'),
  nothing: 'কোথাও দেরি নেই, কোনো বার্তা এক দিন ধরে পড়ে নেই।',
  replies: {
    none: 'এই সপ্তাহে আপনার দল এখনও কোনো প্রথম উত্তর পাঠায়নি।',
    only: icu('উত্তর দিতে সময় লাগছে {time}।'),
    same: icu('উত্তর দিতে সময় লাগছে {time}, গত সপ্তাহের মতোই।'),
    slower: icu('উত্তর দিতে সময় লাগছে {time}, গত সপ্তাহে লেগেছিল {before}।'),
    faster: icu('উত্তর দিতে সময় লাগছে {time}, গত সপ্তাহে লেগেছিল {before}।'),
  },
} satisfies CompanySummaryTexts;
