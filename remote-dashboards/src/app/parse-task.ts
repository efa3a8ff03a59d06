import { addDays, type CalendarDay, getMondayOfWeek } from '../api/days.ts';
import type { Task } from '../api/tasks.ts';
import { parseDay } from '../ui/parse-day.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface KnownNames {
  readonly people: readonly Named[];
  readonly projects: readonly Named[];
  /** The staff ID of the user, for `@me`. */
  readonly me: string | undefined;
  readonly today: CalendarDay;
}

export interface ParsedTask {
  /** The text without the recognized assignee, project, date and repetition. */
  readonly title: string;
  readonly assignee?: string;
  readonly project?: string;
  readonly due?: CalendarDay;
  readonly repeats?: Task['repeats'];
  /** The recognized pieces of the text, which are not in the title. */
  readonly recognized: readonly string[];
}

const weekdays = [
  ['mon', 'monday', 'সোমবার'],
  ['tue', 'tues', 'tuesday', 'মঙ্গলবার'],
  ['wed', 'wednesday', 'বুধবার'],
  ['thu', 'thur', 'thurs', 'thursday', 'বৃহস্পতিবার'],
  ['fri', 'friday', 'শুক্রবার'],
  ['sat', 'saturday', 'শনিবার'],
  ['sun', 'sunday', 'রবিবার'],
] as const;

const months = [
  ['jan', 'january', 'জানুয়ারি'],
  ['feb', 'february', 'ফেব্রুয়ারি'],
  ['mar', 'march', 'মার্চ'],
  ['apr', 'april', 'এপ্রিল'],
  ['may', 'মে'],
  ['jun', 'june', 'জুন'],
  ['jul', 'july', 'জুলাই'],
  ['aug', 'august', 'আগস্ট'],
  ['sep', 'sept', 'september', 'সেপ্টেম্বর'],
  ['oct', 'october', 'অক্টোবর'],
  ['nov', 'november', 'নভেম্বর'],
  ['dec', 'december', 'ডিসেম্বর'],
] as const;

const daysFromToday: Readonly<Record<string, number>> = {
  today: 0,
  আজ: 0,
  আজকে: 0,
  tomorrow: 1,
  tmr: 1,
  কাল: 1,
  আগামীকাল: 1,
  পরশু: 2,
};

const repeatPeriods: Readonly<Record<string, Task['repeats']>> = {
  week: 'week',
  month: 'month',
  সপ্তাহ: 'week',
  সপ্তাহে: 'week',
  মাস: 'month',
  মাসে: 'month',
};

const prepositions = new Set(['on', 'by', 'due']);

// NFKC unifies the two Unicode forms of Bengali letters with a dot.
const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,]+$/, '');
const indexOfName = (names: readonly (readonly string[])[], word: string) =>
  names.findIndex((forms) => forms.some((form) => normalise(form) === word));

/** Converts Bengali digits, or an English ordinal such as `12th`, to a number. */
function parseNumber(word: string): number | undefined {
  const digits = word.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));
  const number = /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(digits)?.[1];
  return number === undefined ? undefined : Number(number);
}

function dayOfMonth(words: readonly string[], today: CalendarDay): CalendarDay | undefined {
  const [first = '', second = '', yearWord] = words;
  const isDayFirst = indexOfName(months, second) >= 0;
  const month = indexOfName(months, isDayFirst ? second : first) + 1;
  const number = parseNumber(isDayFirst ? first : second);
  const year = yearWord === undefined ? undefined : parseNumber(yearWord);
  if (month === 0 || number === undefined || (yearWord !== undefined && year === undefined)) return;
  const pad = (value: number) => String(value).padStart(2, '0');
  const inYear = (one: number) => parseDay(`${one}-${pad(month)}-${pad(number)}`);
  if (year !== undefined) return inYear(year);
  const thisYear = Number(today.slice(0, 4));
  const here = inYear(thisYear);
  return here !== undefined && here >= today ? here : inYear(thisYear + 1);
}

/** Returns the date that the words describe, such as `next friday`, or undefined. */
function parseDate(words: readonly string[], today: CalendarDay): CalendarDay | undefined {
  const [first = '', second] = words;
  if (second !== undefined) {
    if (words.length === 2 && ['next', 'আগামী'].includes(first)) {
      const days = ['week', 'সপ্তাহ', 'সপ্তাহে'].includes(second) ? 0 : indexOfName(weekdays, second);
      return days < 0 ? undefined : addDays(getMondayOfWeek(today), 7 + days);
    }
    return dayOfMonth(words, today);
  }
  if (Object.hasOwn(daysFromToday, first)) return addDays(today, daysFromToday[first] ?? 0);
  const weekday = indexOfName(weekdays, first);
  if (weekday >= 0) {
    const inThisWeek = addDays(getMondayOfWeek(today), weekday);
    return inThisWeek > today ? inThisWeek : addDays(inThisWeek, 7);
  }
  return /^\d{4}-/.test(first) ? parseDay(first) : undefined;
}

/** Returns the repetition that words such as `every month` describe. A weekday also gives the first due date. */
function parseRepeat(words: readonly string[], today: CalendarDay) {
  const [, period] = /^(?:(?:every|each|প্রত্যেক) |প্রতি ?)(\S+)$/.exec(words.join(' ')) ?? [];
  if (period === undefined) return undefined;
  if (Object.hasOwn(repeatPeriods, period)) return { repeats: repeatPeriods[period] };
  const isWeekday = indexOfName(weekdays, period) >= 0;
  return isWeekday ? { repeats: 'week' as const, due: parseDate([period], today) } : undefined;
}

/** Matches an unsupported repetition before a date, such as `every 2nd friday`. */
const unsupportedRepeat = /(?:^| )(?:every|each)(?: (?:other|first|second|third|last|\d\S*))?$/;

interface FoundName {
  readonly id: string;
  /** The number of typed words in the found name. */
  readonly length: number;
}

const wordsOf = (name: string) => name.split(/\s+/).map(normalise).filter(Boolean);

/** Finds the person or project whose name begins with these words. A single word can begin any word of the name. */
function findName(names: readonly Named[], words: readonly string[], isUnique: boolean) {
  for (let length = Math.min(words.length, 6); length > 0; length--) {
    const typed = words.slice(0, length);
    const [first = ''] = typed;
    if (first === '') return undefined;
    const found = names.filter(({ name }) => {
      const parts = wordsOf(name);
      return length === 1
        ? parts.some((part) => part.startsWith(first))
        : typed.every((word, index) => parts[index] === word);
    });
    const exact = found.filter(({ name }) => wordsOf(name).includes(first));
    const chosen = length === 1 && exact.length === 1 ? exact : found;
    const [one] = chosen;
    if (one && (!isUnique || chosen.length === 1))
      return { id: one.id, length } satisfies FoundName;
  }
  return undefined;
}

/** Parses the assignee, project, due date and repetition in the text of a new task, such as `Call Ravi fri #bus`. */
export function parseNewTaskLine(
  text: string,
  { people, projects, me, today }: KnownNames,
): ParsedTask {
  let rest = text.split(/\s+/).filter(Boolean);
  const recognized: string[] = [];
  const take = (start: number, length: number) => {
    recognized.push(rest.slice(start, start + length).join(' '));
    rest = rest.toSpliced(start, length);
  };
  const takeName = (mark: string, names: readonly Named[], isUnique: boolean) => {
    for (const [index, word] of rest.entries()) {
      if (!word.startsWith(mark)) continue;
      const words = [word.slice(1), ...rest.slice(index + 1)].map(normalise);
      const isMe = mark === '@' && me !== undefined && ['me', 'আমি'].includes(words[0] ?? '');
      const found = isMe ? { id: me, length: 1 } : findName(names, words, isUnique);
      if (!found) continue;
      take(index, found.length);
      return found.id;
    }
    return undefined;
  };
  // Recognize dates and repetitions only at the ends of the text, because words such as `sun` also occur in titles.
  const takeAtEnds = <Found>(
    parse: (words: readonly string[], today: CalendarDay) => Found | undefined,
  ) => {
    // Also recognize a date before an unknown `@` or `#` name at the end.
    const end = rest.findLastIndex((word) => !/^[@#]/.test(word)) + 1;
    for (const isAtEnd of [true, false]) {
      for (const length of [3, 2, 1]) {
        if (end < length) continue;
        const start = isAtEnd ? end - length : 0;
        if (isAtEnd && unsupportedRepeat.test(rest.slice(0, start).map(normalise).join(' ')))
          continue;
        const found = parse(rest.slice(start, start + length).map(normalise), today);
        if (found === undefined) continue;
        const before = isAtEnd && prepositions.has(normalise(rest[start - 1] ?? '')) ? 1 : 0;
        take(start - before, length + before);
        return found;
      }
    }
    return undefined;
  };
  const assignee = takeName('@', people, true);
  const project = takeName('#', projects, false);
  // The date can be before or after the repetition.
  const firstRepeat = takeAtEnds(parseRepeat);
  const date = takeAtEnds(parseDate);
  const repeat = firstRepeat ?? takeAtEnds(parseRepeat);
  const due = date ?? repeat?.due ?? (repeat && today);
  return {
    title: rest.join(' '),
    ...(assignee === undefined ? {} : { assignee }),
    ...(project === undefined ? {} : { project }),
    ...(due === undefined ? {} : { due }),
    ...(repeat === undefined ? {} : { repeats: repeat.repeats }),
    recognized,
  };
}
