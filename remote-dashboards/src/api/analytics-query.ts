import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@torsa/shared/backend';
import { answerOf } from '@torsa/shared/database/answer-of';
import { addDays, type Day } from './days.ts';
import { daysOf, type Period, type Span } from './figure-period.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** The pages that enquiries came from are a part of these, and no figure of their own. */
export type CompanyFigure = Exclude<Database['public']['Enums']['company_figure'], 'sources'>;

/** The part of a figure, such as the subject of enquiries, and how much of it there is. */
export type FigurePart = Database['public']['Functions']['company_figure_parts']['Returns'][number];

/** All figures of a period. */
export interface Figures {
  /** The days on which its steps start, the oldest first. */
  readonly starts: readonly string[];
  /** The value of each step; undefined where nobody measured. Milliseconds, of `cls` a figure without a unit. */
  readonly values: Readonly<Record<CompanyFigure, readonly (number | undefined)[]>>;
  /** How much there was in as many days before; of what is counted alone. */
  readonly before: Readonly<Partial<Record<CompanyFigure, number>>>;
  readonly parts: readonly FigurePart[];
}

/** The figures that are measured and not counted: none is not 0. */
export const speeds = ['lcp', 'inp', 'cls'] as const satisfies readonly CompanyFigure[];
export const counts = [
  'enquiries',
  'visits',
  'page_views',
  'sign_ups',
  'errors',
] as const satisfies readonly CompanyFigure[];

/** The company's figures of a period, which the founder alone may read. */
export function analyticsQuery(period: Period, today: Day) {
  return queryOptions({
    queryKey: ['analytics', period, today],
    queryFn: () => readFigures(period, today),
  });
}

/** How many enquiries came and how many accounts of clients were made in the last days, today among them. */
export function newcomersQuery(days: Period['days'], today: Day) {
  return queryOptions({
    queryKey: ['newcomers', days, today],
    queryFn: async () => {
      const rows = await readSteps(daysOf({ days, step: 'day' }, today), 'day');
      return { enquiries: sumOf('enquiries', rows), signUps: sumOf('sign_ups', rows) };
    },
  });
}

type Step = Database['public']['Functions']['company_figures']['Returns'][number];

async function readSteps({ since, until }: Span, step: Period['step']): Promise<readonly Step[]> {
  const backend = await signedInBackend();
  return answerOf(backend.rpc('company_figures', { since, until, by_week: step === 'week' }));
}

const sumOf = (of: CompanyFigure, rows: readonly Step[]) =>
  rows.filter(({ figure }) => figure === of).reduce((sum, { amount }) => sum + amount, 0);

async function readFigures(period: Period, today: Day): Promise<Figures> {
  const backend = await signedInBackend();
  const { since, until, starts } = daysOf(period, today);
  const last = addDays(since, -1);
  const [rows, earlier, parts] = await Promise.all([
    readSteps({ since, until }, period.step),
    readSteps({ since: addDays(since, -period.days), until: last }, 'week'),
    answerOf(backend.rpc('company_figure_parts', { since, until })),
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
    before: Object.fromEntries(counts.map((figure) => [figure, sumOf(figure, earlier)])),
    parts,
  };
}
