import type { OpeningHoursTexts } from './hours-text.copy.en.ts';

/** The parts of the day, each with its first hour. */
const parts = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

export const openingHoursTexts: OpeningHoursTexts = {
  locale: 'bn',
  closed: 'বন্ধ',
  days: (first, last) => `${first} থেকে ${last}`,
  twoDays: (first, last) => `${first} ও ${last}`,
  span: (days, from, to) => `${days}, ${from} থেকে ${to}`,
  time: (time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const part = parts.find(([first]) => hour >= first)?.[1] ?? '';
    return `${part} ${writeClock(hour % 12 || 12, minute)}`;
  },
};

/** Writes a time as it is spoken. Half past one and half past two have their own words. */
function writeClock(hour: number, minute: number): string {
  const digits = (value: number) => new Intl.NumberFormat('bn').format(value);
  if (minute === 0) return `${digits(hour)}টা`;
  if (minute === 15) return `সোয়া ${digits(hour)}টা`;
  if (minute === 45) return `পৌনে ${digits((hour % 12) + 1)}টা`;
  if (minute !== 30) return `${digits(hour)}টা ${digits(minute)} মিনিট`;
  if (hour === 1) return 'দেড়টা';
  return hour === 2 ? 'আড়াইটা' : `সাড়ে ${digits(hour)}টা`;
}
