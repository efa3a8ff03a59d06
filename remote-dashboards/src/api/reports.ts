import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Enums, type Returns, row, rows, rpc } from './client.ts';
import { addDays, type Day } from './days.ts';
import { type DateSpan, type FigurePeriod, getPeriodDates } from './figure-period.ts';
import { maxRows, readAllRows } from './lists.ts';

/** A company figure. `sources` is excluded because it is only a breakdown of enquiries. */
export type CompanyFigure = Exclude<Enums['company_figure'], 'sources'>;

/** One row of the breakdown of a figure, such as a subject of enquiries and its count. */
export type FigureBreakdown = Returns<'company_figure_breakdowns'>[number];

/** All company figures of a period. */
export interface CompanyFigures {
  /** The start dates of the steps, oldest first. */
  readonly starts: readonly string[];
  /** The value of each step; undefined without a measurement. Times are in milliseconds; `cls` has no unit. */
  readonly values: Readonly<Record<CompanyFigure, readonly (number | undefined)[]>>;
  /** The total of the previous period of the same length. Only counted figures have one. */
  readonly before: Readonly<Partial<Record<CompanyFigure, number>>>;
  readonly breakdowns: readonly FigureBreakdown[];
}

/** The measured figures (Core Web Vitals). Unlike a count, a missing measurement is not 0. */
export const webVitals = ['lcp', 'inp', 'cls'] as const satisfies readonly CompanyFigure[];
export const countedFigures = [
  'enquiries',
  'visits',
  'page_views',
  'sign_ups',
  'errors',
] as const satisfies readonly CompanyFigure[];

/** Reads the company figures of a period. Only the founder can read them. */
export function analyticsQuery(period: FigurePeriod, today: Day) {
  return queryOptions({
    queryKey: ['analytics', period, today],
    queryFn: () => readFigures(period, today),
  });
}

/** Counts of periods of the same length without a gap between them. The last one ends today. */
interface RecentCounts {
  readonly now: number;
  readonly before: number;
  /** The counts of the last eight periods, oldest first. */
  readonly series: readonly number[];
}

const recentPeriods = 8;

/** Reads the number of new enquiries and client sign-ups in the last days, including today, and in the days before. */
export function recentCountsQuery(days: FigurePeriod['days'], today: Day) {
  return queryOptions({
    queryKey: ['newcomers', days, today],
    queryFn: async () => {
      const last = addDays(today, 1 - days);
      const starts = Array.from({ length: recentPeriods }, (_, index) =>
        addDays(last, (index + 1 - recentPeriods) * days),
      );
      const steps = await readSteps({ since: starts[0] ?? last, until: today }, 'day');
      const countsOf = (figure: CompanyFigure): RecentCounts => {
        const series = starts.map((start) => {
          const end = addDays(start, days);
          return sumOf(
            figure,
            steps.filter(({ starts_on }) => starts_on >= start && starts_on < end),
          );
        });
        return { now: series.at(-1) ?? 0, before: series.at(-2) ?? 0, series };
      };
      return { enquiries: countsOf('enquiries'), signUps: countsOf('sign_ups') };
    },
  });
}

type Step = Returns<'company_figures'>[number];

const readSteps = (
  { since, until }: DateSpan,
  step: FigurePeriod['step'],
): Promise<readonly Step[]> => rpc('company_figures', { since, until, by_week: step === 'week' });

const sumOf = (of: CompanyFigure, rows: readonly Step[]) =>
  rows.filter(({ figure }) => figure === of).reduce((sum, { amount }) => sum + amount, 0);

async function readFigures(period: FigurePeriod, today: Day): Promise<CompanyFigures> {
  const { since, until, starts } = getPeriodDates(period, today);
  const last = addDays(since, -1);
  const [rows, earlier, breakdowns] = await Promise.all([
    readSteps({ since, until }, period.step),
    readSteps({ since: addDays(since, -period.days), until: last }, 'week'),
    rpc('company_figure_breakdowns', { since, until }),
  ]);
  const amounts = new Map(
    rows.map(({ starts_on, figure, amount }) => [`${starts_on} ${figure}`, amount]),
  );
  const valuesOf = (figure: CompanyFigure, none?: number) =>
    starts.map((start) => amounts.get(`${start} ${figure}`) ?? none);
  return {
    starts,
    values: {
      enquiries: valuesOf('enquiries', 0),
      sign_ups: valuesOf('sign_ups', 0),
      visits: valuesOf('visits', 0),
      page_views: valuesOf('page_views', 0),
      errors: valuesOf('errors', 0),
      lcp: valuesOf('lcp'),
      inp: valuesOf('inp'),
      cls: valuesOf('cls'),
    },
    before: Object.fromEntries(countedFigures.map((figure) => [figure, sumOf(figure, earlier)])),
    breakdowns,
  };
}

/** One row of a report: the work of one staff member, or the total if there is no staff ID. */
export interface ReportRow {
  readonly staff_id: string | null;
  readonly name: string;
  readonly moved: number;
  readonly done: number;
  readonly overdue: number;
  readonly answered: number;
  /** Median reply time in seconds. Null if staff answered no message. */
  readonly median_reply: number | null;
}

/** Loads the numbers of the team's work between two dates. Days start at midnight in the browser's time zone. */
export function reportQuery(first: Day, last: Day) {
  return queryOptions({
    queryKey: ['report', first, last],
    queryFn: async (): Promise<readonly ReportRow[]> => {
      const days = { first_day: first, last_day: last, zone: zoneHere() };
      const report: readonly ReportRow[] = await rpc('work_report', days);
      if (report.length < maxRows) return report;
      // The first row contains the total and has no staff ID.
      const people = await readAllRows<ReportRow>((after) =>
        rows((backend) =>
          backend
            .rpc('work_report', days)
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxRows),
        ),
      );
      return [...report.slice(0, 1), ...people];
    },
  });
}

/** The totals of a week or month. */
export interface TrendRow {
  readonly first_day: Day;
  readonly enquiries: number;
  readonly answered: number;
  /** Median time of the first reply in seconds. Null if staff answered no message. */
  readonly median_reply: number | null;
  readonly overdue: number;
}

/** Loads the totals of consecutive weeks or months, oldest first. `last` is the first day of the last one. */
export function workTrendQuery(period: 'week' | 'month', last: Day, steps: number) {
  return queryOptions({
    queryKey: ['work trend', period, last, steps],
    queryFn: (): Promise<readonly TrendRow[]> =>
      rpc('work_trend', { period, last_first: last, steps, zone: zoneHere() }),
  });
}

/** A late project with its reason, or a project with work that is due in the next week or month. */
export interface OutlookRow {
  readonly section: 'late' | 'next';
  readonly project_id: string;
  readonly title: string;
  readonly due_on: Day | null;
  /** The number of open tasks that are due in the next week or month. */
  readonly tasks: number;
  /** The side that the project waits for, or `update` for the newest note. Null without a reason. */
  readonly cause: 'client' | 'us' | 'update' | null;
  readonly reason_en: string;
  readonly reason_bn: string;
  /** The number of projects in the section. The query returns at most 20 of them. */
  readonly section_count: number;
}

/** Loads the late projects and the next due work for a report. A report of the past has none. */
export function workOutlookQuery(period: 'week' | 'month', first: Day) {
  return queryOptions({
    queryKey: ['work outlook', period, first],
    queryFn: () =>
      rpc('work_outlook', { period, first_day: first, zone: zoneHere() }) as unknown as Promise<
        readonly OutlookRow[]
      >,
  });
}

/** Returns the name of the time zone whose days a report has, such as "India Standard Time". */
export function nameReportZone(locale: string): string {
  const nameIn = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat(locale, { timeZone: zoneHere(), timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
  const name = nameIn('longGeneric');
  // UTC has no generic name, so browsers return an offset.
  return (/[+-]|^GMT$/.test(name ?? '+') ? nameIn('long') : name) ?? zoneHere();
}

/**
 * Emails a report to the user.
 * @param first the first day of the month, or the Monday of the week
 * @throws {BackendError} `limited` after too many reports in an hour
 */
export const emailReport = (period: 'week' | 'month', first: Day) =>
  rpc('email_report', { period, first_day: first, zone: zoneHere() });

/**
 * UTC replaces an unknown time zone, because some browsers without a system time zone report a name that the database
 * rejects.
 */
function zoneHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Etc/Unknown' ? 'UTC' : zone;
}

export type WorkFigures = Returns<'work_figures'>[number];

/** Loads the numbers of projects and tasks. */
export const workFiguresQuery = (today: Day) =>
  queryOptions({
    queryKey: ['work figures', today],
    queryFn: () => row((backend) => backend.rpc('work_figures', { today })),
    placeholderData: keepPreviousData,
  });

/**
 * The number of conversations that wait for a reply, and the start of the longest wait. Null if no conversation
 * waits.
 */
export type InboxFigures = Omit<Returns<'inbox_figures'>[number], 'oldest'> & {
  readonly oldest: string | null;
};

export const inboxFiguresQuery = queryOptions({
  queryKey: ['inbox figures'],
  queryFn: () => row<InboxFigures>((backend) => backend.rpc('inbox_figures')),
});
