import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { expect, test } from 'vitest';
import {
  closedWeekHours,
  formatOpeningHours,
  parseOpeningHours,
  type WeeklyOpeningHours,
} from './opening-hours.ts';

const day = (from: string, to: string) => ({ from, to });
const week = (...days: WeeklyOpeningHours): WeeklyOpeningHours =>
  closedWeekHours.map((_, index) => days[index]);

const office = day('10:00', '18:30');
const short = day('10:00', '14:00');

test.each([
  [closedWeekHours, 'Closed', 'বন্ধ'],
  [
    week(office, office, office, office, office, short),
    'Monday to Friday, 10:00 to 18:30; Saturday, 10:00 to 14:00',
    'সোমবার থেকে শুক্রবার, সকাল ১০টা থেকে সন্ধ্যা সাড়ে ৬টা; শনিবার, সকাল ১০টা থেকে দুপুর ২টা',
  ],
  [
    week(undefined, undefined, undefined, undefined, undefined, short, short),
    'Saturday and Sunday, 10:00 to 14:00',
    'শনিবার ও রবিবার, সকাল ১০টা থেকে দুপুর ২টা',
  ],
  // An office that closes after midnight.
  [week(day('18:00', '02:00')), 'Monday, 18:00 to 02:00', 'সোমবার, সন্ধ্যা ৬টা থেকে রাত ২টা'],
  [
    week(office, undefined, office),
    'Monday, 10:00 to 18:30; Wednesday, 10:00 to 18:30',
    'সোমবার, সকাল ১০টা থেকে সন্ধ্যা সাড়ে ৬টা; বুধবার, সকাল ১০টা থেকে সন্ধ্যা সাড়ে ৬টা',
  ],
])('the opening hours %# have a text in English and in Bengali', (hours, english, bengali) => {
  expect(formatOpeningHours(hours, 'en')).toBe(english);
  expect(formatOpeningHours(hours, 'bn')).toBe(bengali);
  expect(parseOpeningHours(english)).toEqual(hours);
});

test.each([
  ['13:30', 'দুপুর দেড়টা'],
  ['14:30', 'দুপুর আড়াইটা'],
  ['09:15', 'সকাল সোয়া ৯টা'],
  ['12:45', 'দুপুর পৌনে ১টা'],
  ['17:20', 'বিকেল ৫টা ২০ মিনিট'],
  ['00:00', 'রাত ১২টা'],
  ['05:00', 'ভোর ৫টা'],
])('the time %s is “%s” in Bengali', (time, words) => {
  expect(formatOpeningHours(week(day(time, '23:00')), 'bn')).toBe(`সোমবার, ${words} থেকে রাত ১১টা`);
});

test.each(['coochBehar', 'kolkata'] as const)(
  'the default hours of the office %s can be edited as rows',
  (id) => {
    const hours = parseOpeningHours(defaultSiteSettings.offices[`${id}.hours.en`]);
    expect(hours && formatOpeningHours(hours, 'bn')).toBe(
      defaultSiteSettings.offices[`${id}.hours.bn`],
    );
  },
);

test.each([
  'By appointment',
  'Monday to Friday, 10 to 18:30',
  'Friday to Monday, 10:00 to 18:30',
  'Monday, 10:00 to 18:30; by appointment',
  '',
])('the text “%s” cannot be edited as rows', (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
});
