import type { Language } from '@torsa/shared/i18n/languages';
import { openingHoursTexts as bn } from './hours-text.copy.bn.ts';
import { openingHoursTexts as en } from './hours-text.copy.en.ts';

/** The opening hours of a day, such as `10:00` to `18:30`. Undefined if the office is closed. */
type DayHours = { readonly from: string; readonly to: string } | undefined;

/** The opening hours of a week, Monday first. */
export type WeeklyOpeningHours = readonly DayHours[];

export const closedWeekHours: WeeklyOpeningHours = Array.from({ length: 7 }, () => undefined);

const texts = { en, bn } as const satisfies Record<Language, typeof en>;

/** Returns the names of the weekdays, Monday first. */
export function listWeekdays(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // Count the days from 1 January 2024, which was a Monday.
  return closedWeekHours.map((_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
}

/** Formats opening hours for the site. Consecutive days with the same hours are combined. */
export function formatOpeningHours(week: WeeklyOpeningHours, language: Language): string {
  const words = texts[language];
  const names = listWeekdays(words.locale);
  const groups: { first: number; last: number; hours: NonNullable<DayHours> }[] = [];
  for (const [day, hours] of week.entries()) {
    if (!hours) continue;
    const group = groups.at(-1);
    const isSame = group?.hours.from === hours.from && group.hours.to === hours.to;
    if (group && isSame && group.last === day - 1) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  if (groups.length === 0) return words.closed;
  return groups
    .map(({ first, last, hours: { from, to } }) => {
      const [start = '', end = ''] = [names[first], names[last]];
      const days =
        first === last
          ? start
          : last === first + 1
            ? words.twoDays(start, end)
            : words.days(start, end);
      return words.span(days, words.time(from), words.time(to));
    })
    .join('; ');
}

/** Parses English opening hours. Undefined for a text that `formatOpeningHours` cannot have written. */
export function parseOpeningHours(text: string): WeeklyOpeningHours | undefined {
  const names = listWeekdays(en.locale);
  const week: DayHours[] = [...closedWeekHours];
  for (const part of text.split('; ')) {
    const [, days = '', from = '', to = ''] = /^(.+), (\d\d:\d\d) to (\d\d:\d\d)$/.exec(part) ?? [];
    const [first = '', last = first] = days.split(/ to | and /);
    const start = names.indexOf(first);
    if (start >= 0) week.fill({ from, to }, start, names.indexOf(last) + 1);
  }
  return formatOpeningHours(week, 'en') === text ? week : undefined;
}
