import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

const run = (sql: string) => database.app.connection.driver.exec(sql);
/** A year whose days are all past, but not yet two years ago, when their statistics are deleted. */
const year = new Date(Date.now() - 20 * 86_400_000).getFullYear() - 1;
const rowsOf = async (sql: string) =>
  (await database.app.connection.driver.query<Record<string, unknown>>(sql)).rows;

beforeAll(async () => {
  database = await testDatabase();
  // matrix.tsv says which roles may call these functions.
  await run(
    `create or replace function private.caller_role() returns text language sql as 'select ''founder'''`,
  );
});

beforeEach(() =>
  run(`truncate private.daily_figures, private.figures_due, private.page_views, public.client_events; delete from public.conversations;
    delete from auth.users where email like '%@visitors.example'`),
);

afterAll(() => database.remove());

interface Fact {
  readonly at: Date;
  readonly kind: 'enquiry' | 'spam' | 'sign-up' | 'visit' | 'error' | 'LCP' | 'CLS';
  readonly breakdown: string;
  readonly amount: number;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Test facts in the form in which they are stored, without their times. */
async function store(facts: readonly Fact[]): Promise<void> {
  await run(`alter table public.client_events disable trigger user;
    ${facts.map(statementFor).join(';\n')};
    alter table public.client_events enable trigger user`);
}

function statementFor({ at, kind, breakdown, amount }: Fact, index: number): string {
  const time = quoted(at.toISOString());
  const event = (row: string) =>
    `insert into public.client_events (kind, app, version, route, message, detail, created_at) values (${row}, ${time})`;
  switch (kind) {
    case 'enquiry':
    case 'spam':
      return `insert into public.conversations (subject, name, email, status, created_at)
        values (${quoted(breakdown)}, 'Ada', 'ada@example.org', '${kind === 'spam' ? 'spam' : 'open'}', ${time})`;
    case 'sign-up':
      return `insert into auth.users (id, aud, role, email, created_at)
        values (gen_random_uuid(), 'authenticated', 'authenticated', '${index}@visitors.example', ${time})`;
    case 'visit':
      return event(`'web-vital', 'host', 'v', ${quoted(breakdown)}, 'TTFB', '{"value": 1}'`);
    case 'error':
      return event(`'error', ${quoted(breakdown)}, 'v', '/', 'Broken', '{"count": ${amount}}'`);
    default:
      return event(`'web-vital', 'host', 'v', '/', '${kind}', '{"value": ${amount}}'`);
  }
}

/** The day in the offices' time zone, which is five and a half hours ahead of UTC. */
const dayOf = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

/** The 75th percentile with linear interpolation between two values. */
function quantile(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  return below + ((sorted[Math.ceil(place)] ?? 0) - below) * (place % 1);
}

const figureOf = {
  enquiry: 'enquiries',
  'sign-up': 'sign_ups',
  visit: 'visits',
  error: 'errors',
  LCP: 'lcp',
  CLS: 'cls',
} as const;

/** Computes the figures by counting the facts one by one. */
function counted(facts: readonly Fact[], startOf: (day: string) => string) {
  const speeds = new Map<string, Map<string, number[]>>();
  const counts = new Map<string, number>();
  for (const { at, kind, amount } of facts) {
    if (kind === 'spam') continue;
    const key = `${startOf(dayOf(at))} ${figureOf[kind]}`;
    if (kind !== 'LCP' && kind !== 'CLS') {
      counts.set(key, (counts.get(key) ?? 0) + (kind === 'visit' ? 10 : amount));
      continue;
    }
    const days = speeds.get(key) ?? new Map<string, number[]>();
    days.set(dayOf(at), [...(days.get(dayOf(at)) ?? []), amount]);
    speeds.set(key, days);
  }
  const medians = [...speeds].map(
    ([key, days]) =>
      [
        key,
        quantile(
          0.5,
          [...days.values()].map((values) => quantile(0.75, values)),
        ),
      ] as const,
  );
  return Object.fromEntries([...counts, ...medians].map(([key, value]) => [key, value.toFixed(6)]));
}

async function figures(since: string, until: string, byWeek = false) {
  const rows = await rowsOf(
    `select starts_on::text, figure, amount from public.company_figures('${since}', '${until}', ${byWeek})`,
  );
  return Object.fromEntries(
    rows.map((row) => [`${row['starts_on']} ${row['figure']}`, Number(row['amount']).toFixed(6)]),
  );
}

/** Creates pseudo-random numbers from 0 to 1 with a linear congruential generator, the same for each seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const kinds = ['enquiry', 'spam', 'sign-up', 'visit', 'error', 'LCP', 'CLS'] as const;

/** Creates facts within an hour of midnight in the offices and in UTC, some of them at the end of a month. */
function drawFacts(seed: number): readonly Fact[] {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const midnights = [
    `${year}-01-31`,
    `${year}-02-28`,
    `${year}-03-01`,
    `${year}-03-29`,
    `${year}-12-31`,
  ].flatMap((day) => [`${day}T18:30:00Z`, `${day}T00:00:00Z`]);
  return Array.from({ length: 120 }, () => {
    const kind = pick(kinds);
    const isMeasure = kind === 'LCP' || kind === 'CLS';
    return {
      at: new Date(Date.parse(pick(midnights)) + (random() - 0.5) * 7_200_000),
      kind,
      breakdown: kind === 'error' ? pick(['host', 'marketing']) : pick(['/', '/about']),
      amount: isMeasure || kind === 'error' ? 1 + Math.floor(random() * 900) : 1,
    };
  });
}

const seeds = Array.from({ length: isExhaustive ? 20 : 4 }, (_, index) => index + 1);

test.each(seeds)(
  '§10.46 company figures equal figures that are counted one by one: seed %i',
  async (seed) => {
    const facts = drawFacts(seed);
    await store(facts);
    expect(await figures(`${year}-01-31`, `${year + 1}-01-01`)).toEqual(
      counted(facts, (day) => day),
    );
    expect(await figures(`${year}-01-31`, `${year + 1}-01-01`, true)).toEqual(
      counted(facts, mondayOf),
    );
  },
);

test('§10.46 statistics of analytics events stay the same after the events are deleted', async () => {
  await store([
    { at: new Date(Date.now() - 40 * 86_400_000), kind: 'error', breakdown: 'host', amount: 3 },
  ]);
  const spans = [dayOf(new Date(Date.now() - 60 * 86_400_000)), dayOf(new Date())] as const;
  const before = await figures(...spans);
  await run(`insert into public.client_events (kind, app) values ('error', 'marketing')`);
  expect(await rowsOf('select app from public.client_events')).toEqual([{ app: 'marketing' }]);
  expect(await figures(...spans)).toEqual({
    ...before,
    [`${dayOf(new Date())} errors`]: '1.000000',
  });
});

test('the company statistics list the ten largest entries of enquiries, sources, visits, page views and errors', async () => {
  const at = new Date(`${year}-05-05T12:00:00Z`);
  const asked = Array.from({ length: 12 }, (_, index) =>
    Array.from({ length: index + 1 }, () => ({
      at,
      kind: 'enquiry' as const,
      breakdown: `Subject ${index + 1}`,
      amount: 1,
    })),
  ).flat();
  await store([...asked, { at, kind: 'error', breakdown: 'host', amount: 7 }]);
  await run(`update public.conversations set source_page = '/about' where subject = 'Subject 1'`);
  const parts = await rowsOf(
    `select * from public.company_figure_breakdowns('${year}-05-01', '${year}-05-31')`,
  );
  expect(parts).toHaveLength(13);
  expect(parts[0]).toEqual({ figure: 'enquiries', breakdown: 'Subject 12', amount: 12 });
  expect(parts.slice(10)).toEqual([
    { figure: 'errors', breakdown: 'host v', amount: 7 },
    { figure: 'sources', breakdown: '', amount: 77 },
    { figure: 'sources', breakdown: '/about', amount: 1 },
  ]);
});

test('a project counts in the enquiry statistics on the day of its creation, unless it has no enquiry or a spam enquiry', async () => {
  const at = new Date(`${year}-04-30T12:00:00Z`);
  const enquiry = (kind: 'enquiry' | 'spam', breakdown: string) => ({
    at,
    kind,
    breakdown,
    amount: 1,
  });
  await store([enquiry('enquiry', 'Shop'), enquiry('enquiry', 'App'), enquiry('spam', 'Win')]);
  // The first project is from the first minute of 6 May in the office's time zone.
  await run(`insert into public.projects (title, service_id, created_at, conversation_id)
      select subject, 'apps', case subject when 'App' then '${year}-05-05T18:30:00Z' else '${year}-05-05T18:29:59Z' end::timestamptz, id
      from public.conversations;
    insert into public.projects (title, service_id, created_at) values ('Own', 'apps', '${year}-05-05T12:00:00Z')`);
  expect(await figures(`${year}-05-01`, `${year}-05-31`)).toEqual({
    [`${year}-05-05 projects`]: '1.000000',
    [`${year}-05-06 projects`]: '1.000000',
  });
  await run('delete from public.projects');
});

test('visits of portal pages do not count in the visit statistics of the website', async () => {
  const at = new Date(`${year}-05-05T12:00:00Z`);
  const visit = (breakdown: string) => ({ at, kind: 'visit' as const, breakdown, amount: 10 });
  await store(
    [
      '/about',
      '/accounts',
      '/account',
      '/dashboard/inbox/:id',
      '/bn/dashboard/user',
      '/link/:token',
    ].map(visit),
  );
  expect(
    await rowsOf(
      `select breakdown from public.company_figure_breakdowns('${year}-05-01', '${year}-05-31')`,
    ),
  ).toEqual([{ breakdown: '/about' }, { breakdown: '/accounts' }]);
});

const keep = (log: string, pages: object) =>
  run(`select public.keep_page_views('${log}', '${year}-05-05', '${JSON.stringify(pages)}')`);

test('§10.49 page views are the sum of all server logs, and a log that is imported again replaces its earlier page views', async () => {
  await keep('one', { '/about': 3, '/gone': 4 });
  for (const _again of [1, 2]) await keep('one', { '/about': 5 });
  await keep('two', { '/about': 1, '/': 7 });
  expect(await figures(`${year}-05-01`, `${year}-05-31`)).toEqual({
    [`${year}-05-05 page_views`]: '13.000000',
  });
  expect(
    await rowsOf(
      `select breakdown, amount from public.company_figure_breakdowns('${year}-05-01', '${year}-05-31')`,
    ),
  ).toEqual([
    { breakdown: '/', amount: 7 },
    { breakdown: '/about', amount: 6 },
  ]);
});

test.each([{ '/about?of=me': 1 }, { 'https://other.example/': 1 }, { '/about': 0 }])(
  'page views with the invalid entry %j are refused',
  async (pages) => {
    await expect(keep('one', pages)).rejects.toThrow(/page_views_/);
  },
);

test.each([
  ['2025-02-01', '2025-01-31'],
  ['2025-01-01', '2026-12-31'],
])('days from %s to %s are refused', async (since, until) => {
  await expect(figures(since, until)).rejects.toThrow(
    'Choose a first day and a last day within one year.',
  );
});
