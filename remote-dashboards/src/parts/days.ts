import { type Language, languageTable } from '@torsa/shared/i18n/languages';

/** A day of the calendar, which has no time zone: `2026-11-23`. */
export type Day = string;

const dayLength = 86_400_000;

/** The day that it is where the reader is. */
export function todayHere(now: Date = new Date()): Day {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The Monday of the week that a day lies in. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

const forms = {
  short: { day: 'numeric', month: 'short' },
  medium: { dateStyle: 'medium' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A day in words. */
export function dayInWords(language: Language, day: Day, form: keyof typeof forms): string {
  const options = { ...forms[form], timeZone: 'UTC' };
  return new Intl.DateTimeFormat(languageTable[language].locale, options).format(new Date(day));
}
