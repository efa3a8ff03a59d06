import { createI18n } from '@torsa/shared/i18n';
import { expect, test } from 'vitest';
import { companySummaryTexts as bn } from './company-summary.copy.bn.ts';
import { companySummaryTexts as en } from './company-summary.copy.en.ts';
import { type CompanySummaryNumbers, writeCompanySummary } from './company-summary.ts';

const hour = 3600;
const calm: CompanySummaryNumbers = {
  runningProjects: 20,
  lateProjects: 0,
  lateTasks: 0,
  waiting: undefined,
  reply: { now: 4 * hour, before: 4 * hour },
};
const imran = { name: 'Imran Ali', days: 2 };

/** Returns the summary in both languages, without the invisible isolates around a name. */
function summarize(figures: Partial<CompanySummaryNumbers>) {
  const read = (copy: typeof en | typeof bn, language: 'en' | 'bn') => {
    const all = { ...calm, ...figures };
    const { verdict, facts } = writeCompanySummary(all, copy, createI18n(language));
    return `${verdict} ${facts}`.replace(/[\u2068\u2069]/g, '');
  };
  return { en: read(en, 'en'), bn: read(bn, 'bn') };
}

test.each<[string, Partial<CompanySummaryNumbers>, string, string]>([
  [
    'one late project and a wait of two days',
    { lateProjects: 1, waiting: imran },
    'Mostly fine. One project is late, and Imran Ali has waited 2 days. Replies take 4 hours, as last week.',
    'মোটের উপর ঠিক আছে। একটি প্রকল্পে দেরি হচ্ছে, আর Imran Ali ২ দিন ধরে উত্তরের অপেক্ষায় আছেন। উত্তর দিতে সময় লাগছে ৪ ঘণ্টা, গত সপ্তাহের মতোই।',
  ],
  [
    'no late work and no wait',
    {},
    'All is well. Nothing is late, and no message has waited a day. Replies take 4 hours, as last week.',
    'সব ঠিকঠাক চলছে। কোথাও দেরি নেই, কোনো বার্তা এক দিন ধরে পড়ে নেই। উত্তর দিতে সময় লাগছে ৪ ঘণ্টা, গত সপ্তাহের মতোই।',
  ],
  [
    'late projects and tasks, and slower replies',
    { lateProjects: 2, lateTasks: 1, reply: { now: 9 * hour, before: 4 * hour } },
    'Mostly fine. 2 projects and one task are late. Replies take 9 hours, up from 4 hours last week.',
    'মোটের উপর ঠিক আছে। ২টি প্রকল্পে আর একটি কাজে দেরি হচ্ছে। উত্তর দিতে সময় লাগছে ৯ ঘণ্টা, গত সপ্তাহে লেগেছিল ৪ ঘণ্টা।',
  ],
  [
    'only a wait, and faster replies',
    { waiting: { ...imran, days: 1 }, reply: { now: 3 * hour, before: 4 * hour } },
    'Mostly fine. Imran Ali has waited 1 day. Replies take 3 hours, down from 4 hours last week.',
    'মোটের উপর ঠিক আছে। Imran Ali ১ দিন ধরে উত্তরের অপেক্ষায় আছেন। উত্তর দিতে সময় লাগছে ৩ ঘণ্টা, গত সপ্তাহে লেগেছিল ৪ ঘণ্টা।',
  ],
  [
    'only late tasks, and no earlier replies',
    { lateTasks: 3, reply: { now: 2 * hour, before: null } },
    'Mostly fine. 3 tasks are late. Replies take 2 hours.',
    'মোটের উপর ঠিক আছে। ৩টি কাজে দেরি হচ্ছে। উত্তর দিতে সময় লাগছে ২ ঘণ্টা।',
  ],
  [
    'no replies this week',
    { reply: { now: null, before: 4 * hour } },
    'All is well. Nothing is late, and no message has waited a day. Your team hasn’t sent a first reply this week.',
    'সব ঠিকঠাক চলছে। কোথাও দেরি নেই, কোনো বার্তা এক দিন ধরে পড়ে নেই। এই সপ্তাহে আপনার দল এখনও কোনো প্রথম উত্তর পাঠায়নি।',
  ],
])('the company summary describes %s in both languages', (_, figures, english, bengali) => {
  expect(summarize(figures)).toEqual({ en: english, bn: bengali });
});

test.each<[string, Partial<CompanySummaryNumbers>]>([
  ['a wait of a week', { waiting: { name: 'Imran Ali', days: 7 } }],
  ['more than a quarter of the projects late', { runningProjects: 7, lateProjects: 2 }],
  [
    'late work, a wait and slower replies together',
    { lateTasks: 1, waiting: imran, reply: { now: 5 * hour, before: 4 * hour } },
  ],
])('the company summary asks for attention in case of %s', (_, figures) => {
  expect(summarize(figures).en).toMatch(/^This needs your attention\. /);
  expect(summarize(figures).bn).toMatch(/^আপনার নজর দেওয়া দরকার। /);
});

test('a slightly slower median reply does not change the verdict about the company', () => {
  const reply = { now: 4.5 * hour, before: 4 * hour };
  expect(summarize({ reply }).en).toMatch(/^All is well\. /);
});

test('a right-to-left or very long visitor name does not change the rest of the company summary', () => {
  const waiting = { name: 'ا'.repeat(80), days: 3 };
  const { facts } = writeCompanySummary({ ...calm, waiting }, en, createI18n('en'));
  expect(facts).toMatch(/^\u2068ا{40}…\u2069 has waited 3 days\. /);
});
