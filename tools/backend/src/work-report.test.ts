import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSqlOnAccountTables } from './accounts.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { testDatabase } from './test-database.ts';

const FOUNDER = '00000000-0000-4000-8000-000000000001';
const MEMBER = '00000000-0000-4000-8000-000000000003';
const zones = ['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'];
const months = ['2024-02', '2025-03', '2025-10', '2025-12'];
const hour = 3_600_000;

let app: EmbeddedSupabase;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ app, remove } = await testDatabase());
  await ask(`insert into auth.sessions (id, user_id, created_at, updated_at)
    values ('${FOUNDER}', '${FOUNDER}', now(), now()), ('${MEMBER}', '${MEMBER}', now(), now())`);
});
afterAll(() => remove());

const ask = <Row>(sql: string, ...values: unknown[]) =>
  runSqlOnAccountTables<Row>(app, sql, values);

/** Creates pseudo-random numbers that are the same in each run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

interface Facts {
  readonly moves: readonly { readonly at: number; readonly by: string }[];
  readonly tasks: readonly {
    readonly by: string | null;
    readonly due: string;
    readonly made: number;
    readonly done: number | null;
  }[];
  readonly talks: readonly { readonly at: number; readonly reply: number | null }[];
}

/** Creates facts in the days around the ends of a month, many of them in the last and first hours. */
function factsOf(seed: number, month: string): Facts {
  const random = numbers(seed + 1);
  const next = () => random.next().value ?? 0;
  const edges = [Date.parse(`${month}-01T00:00:00Z`), Date.parse(`${month}-28T00:00:00Z`)];
  const moment = () =>
    Math.floor((edges[Math.floor(next() * 2)] ?? 0) + (next() * 8 - 4) * 24 * hour);
  const one = () => (next() < 0.5 ? 'TL001' : 'TM001');
  return {
    moves: Array.from({ length: 12 }, () => ({ at: moment(), by: one() })),
    tasks: Array.from({ length: 12 }, () => {
      const made = moment() - 40 * 24 * hour;
      return {
        by: next() < 0.2 ? null : one(),
        due: new Date(moment()).toISOString().slice(0, 10),
        made,
        done: next() < 0.5 ? moment() : null,
      };
    }),
    talks: Array.from({ length: 8 }, () => ({
      at: moment(),
      reply: next() < 0.7 ? Math.floor(next() * 90_000) : null,
    })),
  };
}

async function store({ moves, tasks, talks }: Facts): Promise<void> {
  await ask('delete from public.projects');
  await ask('delete from public.conversations');
  const [project] = await ask<{ id: string }>(
    `insert into public.projects (title, service_id) values ('Seeded', 'apps') returning id`,
  );
  await ask(
    `insert into public.project_events (project_id, number, kind, stage, author, created_at)
      select $1, row_number() over (), 'stage', 'building', m.by, to_timestamp(m.at / 1000.0)
      from jsonb_to_recordset($2::jsonb) as m (at bigint, by text)`,
    project?.id,
    JSON.stringify(moves),
  );
  await ask(
    `insert into public.tasks (project_id, title, assignee, due_on, created_at, state, done_at)
      select $1, 'Task', t.by, t.due, to_timestamp(t.made / 1000.0),
        case when t.done is null then 'todo' else 'done' end::public.task_state, to_timestamp(t.done / 1000.0)
      from jsonb_to_recordset($2::jsonb) as t (by text, due date, made bigint, done bigint)`,
    project?.id,
    JSON.stringify(tasks),
  );
  await ask(
    `with talks as (
        select *, gen_random_uuid() as id from jsonb_to_recordset($1::jsonb) as t (at bigint, reply integer)
      ), opened as (
        insert into public.conversations (id, subject, name, email, created_at)
          select id, '', 'Ada', 'ada@example.org', to_timestamp(at / 1000.0) from talks
      ), replies as (
        insert into public.messages (conversation_id, number, kind, author_name, body, created_at)
          select id, 1, 'staff', 'Local', 'Hi', to_timestamp(at / 1000.0) + reply * interval '1 second'
          from talks where reply is not null returning id
      )
      insert into private.message_origins (message_id, author_id) select id, $2 from replies`,
    JSON.stringify(talks),
    MEMBER,
  );
}

/** Returns the date in a time zone at a moment. */
const dayIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at);

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Computes the report from the facts without SQL. */
function figuresOf(
  { moves, tasks, talks }: Facts,
  zone: string,
  first: string,
  last: string,
  of?: string,
) {
  const within = (at: number) => dayIn(zone, at) >= first && dayIn(zone, at) <= last;
  const theirs = (by: string | null) => of === undefined || by === of;
  const replies = talks.flatMap(({ at, reply }) =>
    within(at) && reply !== null && theirs('TM001') ? [reply] : [],
  );
  return {
    moved: moves.filter(({ at, by }) => within(at) && theirs(by)).length,
    done: tasks.filter(({ done, by }) => done !== null && within(done) && theirs(by)).length,
    overdue: tasks.filter(
      ({ due, made, done, by }) =>
        due <= last &&
        dayIn(zone, made) <= last &&
        (done === null || dayIn(zone, done) > last) &&
        theirs(by),
    ).length,
    answered: replies.length,
    median: median(replies),
  };
}

interface Row {
  readonly staff_id: string | null;
  readonly moved: number;
  readonly done: number;
  readonly overdue: number;
  readonly answered: number;
  readonly median_reply: number | null;
}

const report = (by: string, first: string, last: string, zone: string) =>
  ask<Row>(
    `select r.* from set_config('request.jwt.claims', $1, true) as claims,
      set_config('request.jwt.claim.sub', $2, true) as sub,
      lateral public.work_report($3, $4, $5) r where claims is not null and sub is not null`,
    JSON.stringify({ sub: by, session_id: by, role: 'authenticated' }),
    by,
    first,
    last,
    zone,
  );

const seeded = months.flatMap((month, row) =>
  zones.map((zone, column) => ({ month, zone, seed: row * zones.length + column })),
);
// The sample contains each time zone once and each month at least once.
const sampled = seeded.filter((_, index) => isExhaustive || index % months.length === 0);

test.each(sampled)(
  '§10.36 the report of $month in $zone matches a report computed from the facts',
  async ({ month, zone, seed }) => {
    const facts = factsOf(seed, month);
    await store(facts);
    const [year = 0, number = 0] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
    const first = `${month}-01`;
    const rows = await report(FOUNDER, first, last, zone);
    for (const of of [undefined, 'TL001', 'TM001']) {
      const row = rows.find(({ staff_id }) => staff_id === (of ?? null));
      const { median: middle, ...counts } = figuresOf(facts, zone, first, last, of);
      expect(row, of).toMatchObject(counts);
      expect(Math.abs((row?.median_reply ?? -1) - (middle ?? -1)), of).toBeLessThanOrEqual(0.5);
    }
  },
);

test('§10.36 a member sees only their own row of the work report, for their own projects', async () => {
  await store(factsOf(99, '2025-05'));
  const rows = await report(MEMBER, '2025-05-01', '2025-05-31', 'UTC');
  expect(rows.map(({ staff_id }) => staff_id)).toEqual([null, 'TM001']);
  expect(rows[0]).toMatchObject({ moved: 0, done: 0, overdue: 0 });
});

test('in the work report, a task that is due today or later does not count as overdue', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const made = Date.now() - 24 * hour;
  const task = (due: string) => ({ by: 'TL001', due, made, done: null });
  await store({
    moves: [],
    tasks: [task(today), task('2100-12-31'), task('2025-01-01')],
    talks: [],
  });
  const [all] = await report(FOUNDER, today, today, 'UTC');
  expect(all).toMatchObject({ overdue: 1 });
});

test('the work report refuses invalid dates', async () => {
  await expect(report(FOUNDER, '2026-05-31', '2026-05-01', 'UTC')).rejects.toThrow();
  await expect(report(FOUNDER, '2026-05-01', '2026-05-02', 'Nowhere/Else')).rejects.toThrow();
});

const asCaller = <Row>(by: string, call: string) =>
  ask<Row>(
    `select r.* from set_config('request.jwt.claims', $1, true) as claims,
      set_config('request.jwt.claim.sub', $2, true) as sub,
      lateral ${call} r where claims is not null and sub is not null`,
    JSON.stringify({ sub: by, session_id: by, role: 'authenticated' }),
    by,
  );

interface TrendRow {
  readonly first_day: string | Date;
  readonly enquiries: number;
  readonly answered: number;
  readonly median_reply: number | null;
  readonly overdue: number;
}

test('the trend of the work report has one row of totals per month, even across the end of a year', async () => {
  const zone = 'Asia/Kolkata';
  const facts = factsOf(7, '2025-12');
  await store(facts);
  await ask(`update public.conversations set status = 'spam' where created_at =
    (select min(created_at) from public.conversations)`);
  const trend = await asCaller<TrendRow>(
    FOUNDER,
    `public.work_trend('month', '2026-01-01', 3, '${zone}')`,
  );
  const firsts = [
    ['2025-11-01', '2025-11-30'],
    ['2025-12-01', '2025-12-31'],
    ['2026-01-01', '2026-01-31'],
  ] as const;
  expect(trend).toHaveLength(3);
  const talks = facts.talks.toSorted((one, other) => one.at - other.at).slice(1);
  for (const [index, [first, last]] of firsts.entries()) {
    const [total] = await report(FOUNDER, first, last, zone);
    expect(trend[index]).toMatchObject({
      answered: total?.answered,
      median_reply: total?.median_reply,
      overdue: total?.overdue,
      enquiries: talks.filter(({ at }) => dayIn(zone, at) >= first && dayIn(zone, at) <= last)
        .length,
    });
  }
  expect(trend.reduce((sum, { enquiries }) => sum + enquiries, 0)).toBe(7);
});

interface OutlookRow {
  readonly section: string;
  readonly title: string;
  readonly cause: string | null;
  readonly reason_en: string;
  readonly tasks: number;
  readonly section_count: number;
}

const outlook = (
  by: string,
  first = 'current_date - extract(day from current_date)::integer + 1',
) => asCaller<OutlookRow>(by, `public.work_outlook('month', ${first}, 'UTC')`);

test("the work report's list of late projects names each reason: the next step, an open request or the newest note", async () => {
  await ask('delete from public.projects');
  await ask(`insert into public.projects (title, service_id, due_on, waiting_on, waiting_for) values
    ('Step', 'apps', current_date - 9, 'client', 'The pictures'), ('Ask', 'apps', current_date - 8, null, ''),
    ('Note', 'apps', current_date - 7, null, ''), ('Silent', 'apps', current_date - 6, null, '')`);
  await ask(`insert into public.asks (id, project_id, kind, text_en, asked_by_name, state)
    select gen_random_uuid(), p.id, 'answer', t.words, 'Local', t.state::public.ask_state from public.projects p,
      (values ('Old, done', 'done'), ('Which name?', 'open')) t (words, state) where p.title = 'Ask'`);
  await ask(`insert into public.project_events (project_id, number, kind, body, internal)
    select p.id, n.number, 'note', n.body, n.internal from public.projects p,
      (values (1, 'We test it.', false), (2, 'A secret', true)) n (number, body, internal) where p.title = 'Note'`);
  expect(await outlook(FOUNDER)).toMatchObject([
    {
      section: 'late',
      title: 'Step',
      cause: 'client',
      reason_en: 'The pictures',
      section_count: 4,
    },
    { section: 'late', title: 'Ask', cause: 'client', reason_en: 'Which name?' },
    { section: 'late', title: 'Note', cause: 'update', reason_en: 'We test it.' },
    { section: 'late', title: 'Silent', cause: null, reason_en: '' },
  ]);
  expect(await outlook(MEMBER)).toEqual([]);
  expect(await outlook(FOUNDER, `date '2020-01-01'`)).toEqual([]);
});

test('the work report lists the unfinished projects and tasks that are due in the next month', async () => {
  await ask('delete from public.projects');
  const next = `(date_trunc('month', current_date) + interval '1 month 4 days')::date`;
  await ask(`insert into public.projects (title, service_id, due_on, stage) values
    ('Due', 'apps', ${next}, 'building'), ('Live', 'apps', ${next}, 'live'), ('Tasks', 'apps', null, 'planned'),
    ('Later', 'apps', ${next} + 60, 'planned')`);
  await ask(`insert into public.tasks (project_id, title, due_on, state, done_at)
    select p.id, 'Task', d.due, d.state::public.task_state, case d.state when 'done' then now() end from public.projects p,
      (values (${next} + 1, 'todo'), (${next} + 2, 'doing'), (${next}, 'done'), (${next} + 60, 'todo')) d (due, state)
    where p.title = 'Tasks'`);
  await ask('delete from public.tasks t where t.project_id is null');
  expect(await outlook(FOUNDER)).toMatchObject([
    { section: 'next', title: 'Due', tasks: 0, section_count: 2 },
    { section: 'next', title: 'Tasks', tasks: 2, section_count: 2 },
  ]);
  await ask(
    `insert into public.tasks (title, due_on) values ('Task', ${next} - 1), ('Task', ${next} + 60)`,
  );
  const withoutProject = { section: 'next', project_id: null, title: '', tasks: 1 };
  expect(await outlook(FOUNDER)).toMatchObject([
    withoutProject,
    { title: 'Due' },
    { title: 'Tasks' },
  ]);
  expect(await outlook(MEMBER)).toMatchObject([withoutProject]);
});
