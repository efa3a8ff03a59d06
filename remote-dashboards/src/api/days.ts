import { type Language, languageDefinitions } from '@torsa/shared/i18n/languages';

/** A calendar date without a time zone, such as `2026-11-23`. */
export type CalendarDay = string;

const dayLength = 86_400_000;

/** Converts a point in time to a date in the browser's time zone. */
export function toLocalDate(moment: Date): CalendarDay {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** Returns the current date in the browser's time zone. Components use `useToday`, which changes at midnight. */
export const getLocalToday = (): CalendarDay => toLocalDate(new Date());

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Returns the number of days between two dates. */
export function countDaysBetween(first: CalendarDay, last: CalendarDay): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayLength);
}

/** Returns the Monday of the week that contains a date. */
export function getMondayOfWeek(day: CalendarDay): CalendarDay {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Returns the whole working days between two points in time. Sundays do not count, because the offices are closed. */
export function countWorkingDays(from: Date, to: Date): number {
  return Math.floor((workingTime(to) - workingTime(from)) / dayLength);
}

/** Returns the time in milliseconds since a fixed Monday, without Sundays. */
function workingTime(moment: Date): number {
  const monday = getMondayOfWeek(toLocalDate(moment));
  const sinceMonday = moment.getTime() - new Date(`${monday}T00:00:00`).getTime();
  const weeks = countDaysBetween('2000-01-03', monday) / 7;
  return weeks * 6 * dayLength + Math.min(sinceMonday, 6 * dayLength);
}

const forms = {
  short: { day: 'numeric', month: 'short' },
  due: { weekday: 'short', day: 'numeric', month: 'short' },
  medium: { dateStyle: 'medium' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Formats a date in the given language. */
export function formatDay(language: Language, day: CalendarDay, form: keyof typeof forms): string {
  const options = { ...forms[form], timeZone: 'UTC' };
  return new Intl.DateTimeFormat(languageDefinitions[language].locale, options).format(
    new Date(day),
  );
}

/** Formats a due date with its weekday, or with its year if it is not in this year. */
export function formatDueDate(language: Language, day: CalendarDay): string {
  const isThisYear = day.slice(0, 4) === getLocalToday().slice(0, 4);
  return formatDay(language, day, isThisYear ? 'due' : 'medium');
}
