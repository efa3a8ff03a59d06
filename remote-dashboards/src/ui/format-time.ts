import type { Language } from '@torsa/shared/i18n/languages';
import { daysBetween, localDay } from '../api/days.ts';
import { dateFormatter, relativeFormatter } from './formatters.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment in full, in the browser's time zone. @param text as the backend gives it */
export function formatDateTime(language: Language, text: string): string {
  return dateFormatter(language, 'full').format(new Date(text));
}

/** The time of day of a moment, in the browser's time zone. */
export function formatTime(language: Language, text: string): string {
  return dateFormatter(language, 'time').format(new Date(text));
}

/** The day of a moment in words, in the browser's time zone. */
export function formatDate(language: Language, text: string): string {
  return dateFormatter(language, 'day').format(new Date(text));
}

/**
 * How long ago a moment was: `5 min ago`, on the same date `3 hr ago`, then by the dates of the calendar `yesterday` and
 * `2 days ago`, and after a week its date. A browser whose clock is behind the backend's shows `now`.
 * @param now milliseconds
 */
export function formatTimeAgo(language: Language, text: string, now: number = Date.now()): string {
  const moment = new Date(text);
  const past = now - moment.getTime();
  const days = daysBetween(localDay(moment), localDay(new Date(now)));
  if (past <= -day || days >= 7) return dateFormatter(language, 'date').format(moment);
  const ago = (amount: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
    relativeFormatter(language).format(-amount, unit);
  if (past < minute) return ago(0, 'second');
  if (past < hour) return ago(Math.floor(past / minute), 'minute');
  if (days < 1) return ago(Math.floor(past / hour), 'hour');
  return ago(days, 'day');
}
