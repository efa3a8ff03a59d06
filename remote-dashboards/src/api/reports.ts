import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DatabaseEnums, type RpcResult, row, rows, rpc } from './client.ts';
import { addDays, type CalendarDay } from './days.ts';
import {
  type ChartDateRange,
  getChartPeriodDates,
  type StatisticsPeriod,
} from './figure-period.ts';
import { maxResponseRows, readAllRows } from './lists.ts';
import { queryClient } from './query-client.ts';

/** A statistic of the company, such as enquiries. `sources` is only a breakdown of the enquiries. */
export type CompanyStatistic = Exclude<DatabaseEnums['company_figure'], 'sources'>;

/** A row of a statistic's breakdown, such as the number of enquiries with one subject. */
export type StatisticBreakdown = RpcResult<'company_figure_breakdowns'>[number];

/** The values of each statistic by time step, or undefined without a measurement. Times are in milliseconds. */
type FigureValues = Readonly<Record<CompanyStatistic, readonly (number | undefined)[]>>;

/** The values of all company statistics in a period. */
export interface CompanyStatistics {
  /** The start dates of the period's time steps, oldest first. */
  readonly starts: readonly string[];
  readonly values: FigureValues;
  /** The values of the previous period. The last steps of both periods have the same index. */
  readonly previous: FigureValues;
  /** The totals of the previous period, for counted statistics only. */
  readonly before: Readonly<Partial<Record<CompanyStatistic, number>>>;
  readonly breakdowns: readonly StatisticBreakdown[];
}

/** The statistics that browsers measure (Core Web Vitals). A missing measurement is not 0. */
export const webVitals = ['lcp', 'inp', 'cls'] as const satisfies readonly CompanyStatistic[];
export const countedStatistics = [
  'enquiries',
  'visits',
  'page_views',
  'projects',
  'sign_ups',
  'errors',
] as const satisfies readonly CompanyStatistic[];

/** Loads the company statistics of a period. Only the founder can read them. */
export function analyticsQuery(period: StatisticsPeriod, today: CalendarDay) {
  return queryOptions({
    queryKey: ['analytics', period, today],
    queryFn: () => readFigures(period, today),
  });
}

/**
 * Loads the page paths from which visitors sent enquiries until today, most enquiries first. An unknown page has an
 * empty path.
 */
export function enquirySourcesQuery(days: StatisticsPeriod['days'], today: CalendarDay) {
  return queryOptions({
    queryKey: ['enquiry sources', days, today],
    queryFn: async () => {
      const { since, until } = getChartPeriodDates({ days, step: 'day' }, today);
      const breakdowns = await rpc('company_figure_breakdowns', { since, until });
      return breakdowns.filter(({ figure }) => figure === 'sources');
    },
  });
}

/** The counts of consecutive periods of the same length, the last of which ends today. */
interface RecentCounts {
  readonly now: number;
  readonly before: number;
  /** The counts of the last eight periods, oldest first. */
  readonly series: readonly number[];
}

const recentPeriods = 8;

/**
 * Loads the numbers of enquiries and client sign-ups in a period until today, and in earlier periods of the same
 * length.
 */
export function recentEnquiryAndSignUpCountsQuery(
  days: StatisticsPeriod['days'],
  today: CalendarDay,
) {
  return queryOptions({
    queryKey: ['newcomers', days, today],
    queryFn: async () => {
      const last = addDays(today, 1 - days);
      const starts = Array.from({ length: recentPeriods }, (_, index) =>
        addDays(last, (index + 1 - recentPeriods) * days),
      );
      const steps = await readSteps({ since: starts[0] ?? last, until: today }, 'day');
      const countsOf = (figure: CompanyStatistic): RecentCounts => {
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

type Step = RpcResult<'company_figures'>[number];

const readSteps = (
  { since, until }: ChartDateRange,
  step: StatisticsPeriod['step'],
): Promise<readonly Step[]> => rpc('company_figures', { since, until, by_week: step === 'week' });

const sumOf = (of: CompanyStatistic, rows: readonly Step[]) =>
  rows.filter(({ figure }) => figure === of).reduce((sum, { amount }) => sum + amount, 0);

async function readFigures(
  period: StatisticsPeriod,
  today: CalendarDay,
): Promise<CompanyStatistics> {
  const { since, until, starts } = getChartPeriodDates(period, today);
  const previous = getChartPeriodDates(period, addDays(today, -period.days));
  const [rows, earlier, breakdowns] = await Promise.all([
    readSteps({ since, until }, period.step),
    readSteps({ since: previous.since, until: previous.until }, period.step),
    rpc('company_figure_breakdowns', { since, until }),
  ]);
  const earlierStarts = starts.map((_, index) => previous.starts.at(index - starts.length));
  return {
    starts,
    values: valuesAt(starts, rows),
    previous: valuesAt(earlierStarts, earlier),
    before: Object.fromEntries(countedStatistics.map((figure) => [figure, sumOf(figure, earlier)])),
    breakdowns,
  };
}

function valuesAt(starts: readonly (string | undefined)[], steps: readonly Step[]): FigureValues {
  const amounts = new Map(
    steps.map(({ starts_on, figure, amount }) => [`${starts_on} ${figure}`, amount]),
  );
  const valuesOf = (figure: CompanyStatistic, none?: number) =>
    starts.map((start) =>
      start === undefined ? undefined : (amounts.get(`${start} ${figure}`) ?? none),
    );
  return {
    enquiries: valuesOf('enquiries', 0),
    projects: valuesOf('projects', 0),
    sign_ups: valuesOf('sign_ups', 0),
    visits: valuesOf('visits', 0),
    page_views: valuesOf('page_views', 0),
    errors: valuesOf('errors', 0),
    lcp: valuesOf('lcp'),
    inp: valuesOf('inp'),
    cls: valuesOf('cls'),
  };
}

/** A row of a report with the work of one staff member, or the team's total without a staff ID. */
export interface ReportRow {
  readonly staff_id: string | null;
  readonly name: string;
  readonly moved: number;
  readonly done: number;
  readonly overdue: number;
  readonly answered: number;
  /** The median reply time in seconds, or null if staff answered no message. */
  readonly median_reply: number | null;
}

/** Loads the team's work between two dates. Days start at midnight in the browser's time zone. */
export function reportQuery(first: CalendarDay, last: CalendarDay) {
  return queryOptions({
    queryKey: ['report', first, last],
    queryFn: async (): Promise<readonly ReportRow[]> => {
      const days = { first_day: first, last_day: last, zone: zoneHere() };
      const report: readonly ReportRow[] = await rpc('work_report', days);
      if (report.length < maxResponseRows) return report;
      // The first row of the report has the team's total and no staff ID.
      const people = await readAllRows<ReportRow>((after) =>
        rows((backend) =>
          backend
            .rpc('work_report', days)
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxResponseRows),
        ),
      );
      return [...report.slice(0, 1), ...people];
    },
  });
}

/** The team's totals in one week or month. */
export interface TeamTotalsOfPeriod {
  readonly first_day: CalendarDay;
  readonly enquiries: number;
  readonly answered: number;
  /** The median time of the first reply in seconds, or null if staff answered no message. */
  readonly median_reply: number | null;
  readonly overdue: number;
}

/**
 * Loads the team's totals of consecutive weeks or months, oldest first.
 * @param last the first day of the last week or month
 */
export function teamTotalsByPeriodQuery(
  period: 'week' | 'month',
  last: CalendarDay,
  steps: number,
) {
  return queryOptions({
    queryKey: ['work trend', period, last, steps],
    queryFn: (): Promise<readonly TeamTotalsOfPeriod[]> =>
      rpc('work_trend', { period, last_first: last, steps, zone: zoneHere() }),
  });
}

/** A row of a report's outlook: a late project with its reason, or a project with work that is due next. */
export interface LateOrUpcomingWorkRow {
  readonly section: 'late' | 'next';
  readonly project_id: string | null;
  readonly title: string;
  readonly due_on: CalendarDay | null;
  /** The number of open tasks due in the next week or month. */
  readonly tasks: number;
  /**
   * The party that a late project waits for, or `update` if the reason is its newest update. Null without a known
   * reason.
   */
  readonly cause: 'client' | 'us' | 'update' | null;
  readonly reason_en: string;
  readonly reason_bn: string;
  /** The number of all projects in this section, of which the query returns at most 20. */
  readonly section_count: number;
}

/** Loads the late projects and the next due work of a report. Reports of past periods have none. */
export function lateAndUpcomingWorkQuery(period: 'week' | 'month', first: CalendarDay) {
  return queryOptions({
    queryKey: ['work outlook', period, first],
    queryFn: () =>
      rpc('work_outlook', { period, first_day: first, zone: zoneHere() }) as unknown as Promise<
        readonly LateOrUpcomingWorkRow[]
      >,
  });
}

/** Returns the name of the time zone of a report's days, such as “India Standard Time”. */
export function getReportTimeZoneName(locale: string): string {
  const nameIn = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat(locale, { timeZone: zoneHere(), timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
  const name = nameIn('longGeneric');
  // UTC has no generic name, so browsers return an offset such as “GMT”.
  return (/[+-]|^GMT$/.test(name ?? '+') ? nameIn('long') : name) ?? zoneHere();
}

/**
 * Emails a report to the user.
 * @param first the first day of the month, or the Monday of the week
 * @param note the user's text above the numbers
 * @throws {BackendError} `limited` after too many reports in an hour
 */
export const sendReportEmail = (period: 'week' | 'month', first: CalendarDay, note: string) =>
  rpc('email_report', { period, first_day: first, zone: zoneHere(), note });

/** Loads the user's note for the report email of a month, and whether the user will get that email. */
export const reportNoteQuery = (month: CalendarDay) =>
  queryOptions({
    queryKey: ['report note', month],
    queryFn: () => row((backend) => backend.rpc('monthly_report_note', { month })),
    // Refetch the note, because it may have changed on another device.
    staleTime: 0,
  });

/** Stores the user's note for the monthly report email. An empty note deletes it. */
export const saveReportNote = (month: CalendarDay, note: string) =>
  rpc('keep_report_note', { month, note }).finally(() =>
    queryClient().invalidateQueries({ queryKey: reportNoteQuery(month).queryKey }),
  );

/** Replace an unknown time zone by UTC, because some browsers report a name that the database rejects. */
function zoneHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Etc/Unknown' ? 'UTC' : zone;
}

export type WorkStatistics = RpcResult<'work_figures'>[number];

/** Loads the numbers of projects and tasks. */
export const workStatisticsQuery = (today: CalendarDay) =>
  queryOptions({
    queryKey: ['work figures', today],
    queryFn: () => row((backend) => backend.rpc('work_figures', { today })),
    placeholderData: keepPreviousData,
  });

/** The number of conversations that wait for a reply, and the start of the longest wait or null. */
export type InboxStatistics = Omit<RpcResult<'inbox_figures'>[number], 'oldest'> & {
  readonly oldest: string | null;
};

export const inboxStatisticsQuery = queryOptions({
  queryKey: ['inbox figures'],
  queryFn: () => row<InboxStatistics>((backend) => backend.rpc('inbox_figures')),
});
