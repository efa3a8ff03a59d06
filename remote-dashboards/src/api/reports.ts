import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Enums, type Returns, row, rows, rpc } from './client.ts';
import { addDays, type Day } from './days.ts';
import { type FigurePeriod, type FigureSpan, periodDays } from './figure-period.ts';
import { maxRows, readAllRows } from './lists.ts';
import { pollInterval } from './query-client.ts';

/** The pages that enquiries came from are a part of these, and no figure of their own. */
export type CompanyFigure = Exclude<Enums['company_figure'], 'sources'>;

/** One row of the breakdown of a figure, such as a subject of enquiries and its count. */
export type FigureBreakdown = Returns<'company_figure_breakdowns'>[number];

/** All figures of a period. */
export interface CompanyFigures {
  /** The days on which its steps start, the oldest first. */
  readonly starts: readonly string[];
  /** The value of each step, undefined without a measurement. In milliseconds, except `cls`, which has no unit. */
  readonly values: Readonly<Record<CompanyFigure, readonly (number | undefined)[]>>;
  /** How much there was in as many days before; of what is counted alone. */
  readonly before: Readonly<Partial<Record<CompanyFigure, number>>>;
  readonly breakdowns: readonly FigureBreakdown[];
}

/** The figures that are measured and not counted: none is not 0. */
export const webVitals = ['lcp', 'inp', 'cls'] as const satisfies readonly CompanyFigure[];
export const countedFigures = [
  'enquiries',
  'visits',
  'page_views',
  'sign_ups',
  'errors',
] as const satisfies readonly CompanyFigure[];

/** The company's figures of a period, which the founder alone may read. */
export function analyticsQuery(period: FigurePeriod, today: Day) {
  return queryOptions({
    queryKey: ['analytics', period, today],
    queryFn: () => readFigures(period, today),
  });
}

/** How many enquiries came and how many accounts of clients were made in the last days, today among them. */
export function recentCountsQuery(days: FigurePeriod['days'], today: Day) {
  return queryOptions({
    queryKey: ['newcomers', days, today],
    queryFn: async () => {
      const rows = await readSteps(periodDays({ days, step: 'day' }, today), 'day');
      return { enquiries: sumOf('enquiries', rows), signUps: sumOf('sign_ups', rows) };
    },
  });
}

type Step = Returns<'company_figures'>[number];

const readSteps = (
  { since, until }: FigureSpan,
  step: FigurePeriod['step'],
): Promise<readonly Step[]> => rpc('company_figures', { since, until, by_week: step === 'week' });

const sumOf = (of: CompanyFigure, rows: readonly Step[]) =>
  rows.filter(({ figure }) => figure === of).reduce((sum, { amount }) => sum + amount, 0);

async function readFigures(period: FigurePeriod, today: Day): Promise<CompanyFigures> {
  const { since, until, starts } = periodDays(period, today);
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

/** What was done, of all that the caller may see where there is no ID, or by one of the staff. */
export interface ReportRow {
  readonly staff_id: string | null;
  readonly name: string;
  readonly moved: number;
  readonly done: number;
  readonly overdue: number;
  readonly answered: number;
  /** In seconds; null where nothing was answered. */
  readonly median_reply: number | null;
}

/** The work from the first to the last day. Days start at midnight in the reader's time zone. */
export function reportQuery(first: Day, last: Day) {
  return queryOptions({
    queryKey: ['report', first, last],
    queryFn: async (): Promise<readonly ReportRow[]> => {
      const days = { first_day: first, last_day: last, zone: zoneHere() };
      const report: readonly ReportRow[] = await rpc('work_report', days);
      if (report.length < maxRows) return report;
      // The first row is the total, without an ID.
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

/** Where a machine has none set, browsers reckon in UTC under a name that no database knows. */
function zoneHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Etc/Unknown' ? 'UTC' : zone;
}

/** Projects and tasks in figures. */
export const workFiguresQuery = (today: Day) =>
  queryOptions({
    queryKey: ['work figures', today],
    queryFn: () => row((backend) => backend.rpc('work_figures', { today })),
    refetchInterval: pollInterval,
    placeholderData: keepPreviousData,
  });

/** The number of conversations that wait for an answer, and the start of the longest wait (null: none waits). */
export type InboxFigures = Omit<Returns<'inbox_figures'>[number], 'oldest'> & {
  readonly oldest: string | null;
};

export const inboxFiguresQuery = queryOptions({
  queryKey: ['inbox figures'],
  queryFn: () => row<InboxFigures>((backend) => backend.rpc('inbox_figures')),
  refetchInterval: pollInterval,
});
