import type { EmailTexts } from './email-copy.en.ts';
import type { EmailContent, EmailTable } from './email-templates.ts';
import {
  type EmailLanguage,
  formatDay,
  formatDuration,
  formatMonth,
  formatNumber,
  removeLineBreaks,
} from './mail-look.ts';

/** The numbers of a work report, for the whole team or for one person. */
interface ReportNumbers {
  readonly moved: number;
  readonly done: number;
  readonly overdue: number;
  readonly answered: number;
  /** The median time until the first reply, in seconds, null if no message was answered. */
  readonly median_reply: number | null;
}

/** The data of a work report email, from the SQL function `report_data`. */
export interface WorkReportEmailData {
  readonly period: 'week' | 'month';
  /** The first and the last day of the report, such as `2026-10-01`. */
  readonly first: string;
  readonly last: string;
  /** The recipient's own text above the figures, null without a note. */
  readonly note: string | null;
  readonly total: ReportNumbers;
  /** The report's numbers for the previous week or month. */
  readonly before: ReportNumbers;
  /** The people that the report email lists, only the first ones of a large team. `people_count` counts all people. */
  readonly people: readonly (ReportNumbers & { readonly name: string })[];
  readonly people_count: number;
  /** The titles of the projects that went live in the report's period. */
  readonly launched: readonly string[];
  readonly launched_count: number;
  readonly late: readonly {
    readonly title: string;
    readonly due: string;
    /** The reason for the project's state: the side that the project waits for, or `update` for the newest note. */
    readonly cause: 'client' | 'us' | 'update' | null;
    readonly reason_en: string;
    readonly reason_bn: string;
  }[];
  readonly late_count: number;
  /**
   * The projects with open tasks that are due in the next week or month. An empty title means tasks without a project.
   */
  readonly next: readonly {
    readonly title: string;
    readonly due: string | null;
    readonly tasks: number;
  }[];
  readonly next_count: number;
}

export function createWorkReportEmailContent(
  data: WorkReportEmailData,
  language: EmailLanguage,
  { report: copy, waitingMessages: { more } }: EmailTexts,
): EmailContent {
  const { period, first, last } = data;
  const number = (value: number) => formatNumber(language, value);
  const duration = (value: number) => formatDuration(language, value);
  const section = (title: string, rows: EmailTable['rows'], count: number): EmailTable[] => {
    if (rows.length === 0) return [];
    const missing = count - rows.length;
    return [{ title, rows: missing > 0 ? [...rows, [more(number(missing)), '']] : rows }];
  };
  return {
    subject:
      period === 'month'
        ? copy.month(formatMonth(language, first))
        : copy.week(formatDay(language, first), formatDay(language, last)),
    body: [data.note, summarize(data, copy, number, duration)].filter(Boolean).join('\n\n'),
    sections: [
      { title: copy.figures, rows: compareFigures(data, copy, number, duration) },
      ...section(
        copy.launched,
        data.launched.map((title) => [removeLineBreaks(title), '']),
        data.launched_count,
      ),
      ...section(
        copy.late,
        data.late.map((project) => [
          removeLineBreaks(project.title),
          `${copy.due(formatDay(language, project.due))}. ${explainDelay(project, language, copy)}`,
        ]),
        data.late_count,
      ),
      ...section(
        copy.next[period],
        data.next.map(({ title, due, tasks }) => [
          removeLineBreaks(title) || copy.noProject,
          [
            ...(due === null ? [] : [copy.nextDue(formatDay(language, due))]),
            ...(tasks === 0 ? [] : [copy.nextTasks(number(tasks))]),
          ].join(', '),
        ]),
        data.next_count,
      ),
      ...section(
        copy.byPerson,
        data.people.map((person) => [
          removeLineBreaks(person.name),
          describePerson(person, copy, number, duration),
        ]),
        data.people_count,
      ),
    ],
    author: '',
    quoted: '',
    link: `/dashboard/reports?period=${period}&from=${first}`,
    button: copy.button,
  };
}

type ReportTexts = EmailTexts['report'];
type Format = (value: number) => string;

function summarize(
  { period, total, before }: WorkReportEmailData,
  copy: ReportTexts,
  number: Format,
  duration: Format,
): string {
  const { done, moved, answered, overdue, median_reply: reply } = total;
  return [
    done + moved + answered === 0
      ? copy.empty
      : copy.summary(number(done), number(moved), number(answered)),
    copy.before[period](number(before.done)),
    ...(reply === null ? [] : [copy.reply(duration(reply))]),
    copy.overdue(number(overdue)),
  ].join(' ');
}

function explainDelay(
  { cause, reason_en, reason_bn }: WorkReportEmailData['late'][number],
  language: EmailLanguage,
  copy: ReportTexts,
): string {
  if (cause === null) return copy.causes.none;
  // Uses the reason in the other language if staff typed it in only one language.
  const reason = (language === 'bn' && reason_bn.trim()) || reason_en.trim() || reason_bn.trim();
  return copy.causes[cause](removeLineBreaks(reason));
}

/** Returns the four numbers of the reports page, each with its change from the previous period. */
function compareFigures(
  { total, before }: WorkReportEmailData,
  copy: ReportTexts,
  number: Format,
  duration: Format,
): EmailTable['rows'] {
  const compare = (now: number | null, earlier: number | null, format: Format): string => {
    if (now === null) return copy.noReply;
    if (earlier === null) return format(now);
    const change = now > earlier ? copy.up : now < earlier ? copy.down : copy.same;
    return copy.change(format(now), change(format(earlier)));
  };
  return [
    ...(['moved', 'done', 'overdue'] as const).map(
      (name) => [copy.columns[name], compare(total[name], before[name], number)] as const,
    ),
    [copy.columns.median, compare(total.median_reply, before.median_reply, duration)],
  ];
}

function describePerson(
  { done, overdue, moved, answered, median_reply: reply }: ReportNumbers,
  copy: ReportTexts,
  number: Format,
  duration: Format,
): string {
  const counts = [
    [done, copy.done],
    [overdue, copy.lateTasks],
    [moved, copy.moved],
    [answered, copy.answered],
  ] as const;
  const facts = counts.flatMap(([count, write]) => (count === 0 ? [] : [write(number(count))]));
  if (reply !== null) facts.push(copy.firstReply(duration(reply)));
  return facts.length === 0 ? copy.nothing : facts.join(', ');
}
