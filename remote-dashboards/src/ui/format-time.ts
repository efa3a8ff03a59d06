import type { Language } from '@torsa/shared/i18n/languages';
import { countDaysBetween, toLocalDate } from '../api/days.ts';
import {
  formatWithShortTimeUnit,
  getDateFormatter,
  getRelativeTimeFormatter,
} from './formatters.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Formats a date and time in the browser's time zone.
 * @param text the time in ISO format
 */
export function formatDateTime(language: Language, text: string): string {
  return getDateFormatter(language, 'full').format(new Date(text));
}

/** Formats the time of day in the browser's time zone. */
export function formatTime(language: Language, text: string): string {
  return getDateFormatter(language, 'time').format(new Date(text));
}

/** Formats the date of a point in time in the browser's time zone. */
export function formatDate(language: Language, text: string): string {
  return getDateFormatter(language, 'day').format(new Date(text));
}

/**
 * Formats the time since an event, such as `5 min ago` or `2 days ago`, or as a date after a week. A future time,
 * caused by a slow clock, is `now`.
 * @param now the current time in milliseconds
 */
export function formatTimeAgo(language: Language, text: string, now: number = Date.now()): string {
  const moment = new Date(text);
  const past = now - moment.getTime();
  const days = countDaysBetween(toLocalDate(moment), toLocalDate(new Date(now)));
  if (past <= -day || days >= 7) return getDateFormatter(language, 'date').format(moment);
  const ago = (amount: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
    getRelativeTimeFormatter(language).format(-amount, unit);
  if (past < minute) return ago(0, 'second');
  if (past < hour) return ago(Math.floor(past / minute), 'minute');
  if (days < 1) return ago(Math.floor(past / hour), 'hour');
  return ago(days, 'day');
}

/**
 * Returns the calendar days since an event, or 0 in the first 24 hours.
 * @param now the current time in milliseconds
 */
export function getWaitingDays(text: string, now: number = Date.now()): number {
  const moment = new Date(text);
  if (now - moment.getTime() < day) return 0;
  return countDaysBetween(toLocalDate(moment), toLocalDate(new Date(now)));
}

/**
 * Formats the time since an event in one short unit, from one minute: `5m`, `3h` or `12d`.
 * @param now the current time in milliseconds
 */
export function formatWaitingTime(
  language: Language,
  text: string,
  now: number = Date.now(),
): string {
  const past = now - new Date(text).getTime();
  if (past < hour)
    return formatWithShortTimeUnit(language, Math.max(1, Math.floor(past / minute)), 'minute');
  if (past < day) return formatWithShortTimeUnit(language, Math.floor(past / hour), 'hour');
  return formatWithShortTimeUnit(language, getWaitingDays(text, now), 'day');
}
