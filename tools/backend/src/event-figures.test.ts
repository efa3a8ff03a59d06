import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './authorisation/database.ts';
import { authorisationTestDatabases } from './authorisation/databases.ts';
import { Random } from './incoming/testing/random.ts';
import { SUPABASE_DIR } from './project-config.ts';

/** JSON texts that attackers and unusual programs send. They are texts, because `JSON.stringify` writes 1.0 as 1. */
const numbers = [
  ...[
    '1',
    '1.0',
    '1.00e0',
    '1e2',
    '1E+2',
    '10e-1',
    '1000',
    '1000.0',
    '1e3',
    '999.9999',
    '1001',
    '0',
    '-0',
    '-0.0',
  ],
  ...[
    '-1',
    '1.5',
    '0.1e1',
    '1e-400',
    '1e-16000',
    '1e400',
    '1e131071',
    '3600000',
    '3600000.0',
    '36e5',
    '3600001',
  ],
  ...[
    '0.25',
    '0.00004',
    '0.00006',
    '1e-7',
    '123456.78901234567890123456789',
    '9007199254740993',
    '2147483648',
  ],
  ...[
    '0.1',
    '2500',
    '1e-320',
    '4.9e-324',
    '1.7976931348623157e308',
    '00',
    '+1',
    '.5',
    '1.',
    'NaN',
    'Infinity',
    '0x10',
  ],
];
const others = [
  ...[
    '"1"',
    '"1.0"',
    '"1e2"',
    '"٣"',
    '"NaN"',
    '"Infinity"',
    '""',
    '"\\u0000"',
    '"\\ud800"',
    '"2027-02-31"',
    'null',
  ],
  ...[
    'true',
    '[]',
    '[1]',
    '[[1.0]]',
    '{}',
    '{"count": 1}',
    '{"value": 1e-400}',
    '"😀"',
    '"\\u0031"',
  ],
];

interface Candidate {
  readonly kind: 'error' | 'web-vital';
  readonly message: string;
  readonly app: string;
  readonly route: string;
  readonly json: string;
}

function drawCandidates(seed: number, count: number): readonly Candidate[] {
  const numbersFrom = new Random(seed);
  const random = () => numbersFrom.below(1_000_000) / 1_000_000;
  const pick = <T>(from: readonly T[]): T => from[numbersFrom.below(from.length)] as T;
  const member = (name: string): string => `"${name}": ${pick(random() < 0.8 ? numbers : others)}`;
  return Array.from({ length: count }, () => {
    const members = [
      ...(random() < 0.8 ? [member('count')] : []),
      ...(random() < 0.8 ? [member('value')] : []),
      // PostgreSQL keeps the last of two equal keys.
      ...(random() < 0.2 ? [member('count')] : []),
      ...(random() < 0.2 ? [`"nested": {${member('count')}}`] : []),
      ...(random() < 0.1 ? [`"\\u0063ount": ${pick(numbers)}`] : []),
    ];
    return {
      kind: pick(['error', 'web-vital'] as const),
      message: pick(['LCP', 'CLS', 'INP', 'TTFB', 'lcp', '1e400', 'FCP']),
      app: pick(['host', 'marketing', 'made-up']),
      route: pick(['/', '/about', '/%00', '/\u{1f600}', '', `/${Math.floor(random() * 1e9)}`]),
      json: random() < 0.95 ? `{${members.join(', ')}}` : pick([...numbers, ...others]),
    };
  });
}

/** Inserts an event as a browser would, unless the database refuses it. The version of the event is its number. */
const insertion = ({ kind, message, app, route, json }: Candidate, number: number): string =>
  `begin
    insert into public.client_events (kind, app, version, route, message, detail)
      values ('${kind}', '${app}', '${number}', '${route}', '${message}', '${json}'::text::jsonb);
  exception when others then null;
  end;`;

describe.each(authorisationTestDatabases)('$name', ({ open }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
    await database?.ask(
      // matrix.tsv says which roles may call these functions.
      `create or replace function private.caller_role() returns text language sql as 'select ''founder''';
      update private.rate_limits set maximum = 2000000000 where name like 'event %'`,
      'select 1',
    );
  });

  afterAll(async () => database?.close());

  beforeEach(async (context) => {
    if (!database) skipWithout('PostgreSQL', context);
    await database?.ask(
      `truncate public.client_events, private.daily_figures, private.figures_due, private.rate_counts`,
      'select 1',
    );
  });

  const value = (query: string, script = 'select 1'): Promise<unknown> | undefined =>
    database?.ask(script, query);
  const today = `private.office_day(now())`;
  const figuresSince = (days: number): Promise<unknown> | undefined =>
    value(`select coalesce(json_object_agg(figure, amount), '{}') from (
      select figure, sum(amount) as amount
        from public.company_figures(${today} - ${days}, ${today} - ${Math.max(0, days - 300)}, false) group by figure) f`);

  const seeds = Array.from({ length: isExhaustive ? 60 : 2 }, (_, index) => index + 1);

  test.each(seeds)('accepted events can be summed up and deleted: seed %i', async (seed) => {
    const candidates = drawCandidates(seed, 250);
    await value(
      'select 1',
      `begin; set local role anon; do $do$ begin ${candidates.map(insertion).join('\n')} end $do$; commit`,
    );
    const accepted = (
      (await value(
        `select coalesce(json_agg(version::int), '[]') from public.client_events`,
      )) as number[]
    ).map((number) => candidates[number] as Candidate);
    expect(accepted.length).toBeGreaterThan(20);
    expect(accepted.length).toBeLessThan(candidates.length);
    const detail = ({ json }: Candidate) => JSON.parse(json) as { count?: number; value?: number };
    const errors = accepted.filter(({ kind }) => kind === 'error');
    const visits = accepted.filter(
      ({ kind, message }) => kind === 'web-vital' && message === 'TTFB',
    );
    const expected = {
      errors: errors.reduce((sum, one) => sum + (detail(one).count ?? 1), 0),
      // A figure of zero has no row.
      ...(visits.length > 0 && { visits: visits.length * 10 }),
    };
    expect(await figuresSince(0)).toMatchObject(expected);
    expect(
      await value(`select max(parts) from (
        select count(*)::int as parts from public.company_figure_breakdowns(${today}, ${today}) group by figure) f`),
    ).toBeLessThanOrEqual(10);
    const readme = await readFile(join(SUPABASE_DIR, 'README.md'), 'utf8');
    for (const query of readme.match(/^ {4}select kind[^;]+|^ {4}select route[^;]+/gm) ?? []) {
      await value(`select json_agg(found) from (${query}) found`);
    }
    await value(
      'select 1',
      `update public.client_events set created_at = now() - interval '31 days';
      truncate private.daily_figures, private.figures_due, private.rate_counts;
      insert into public.client_events (kind, app, version) values ('error', 'host', 'last')`,
    );
    expect(await value(`select json_agg(version) from public.client_events`)).toEqual(['last']);
    // The event that triggered the deletion is counted too.
    expect(await figuresSince(300)).toMatchObject({ ...expected, errors: expected.errors + 1 });
    expect(
      await value(
        `select max(keys)::int from (select count(*) as keys from private.daily_figures group by day, figure) k`,
      ),
    ).toBeLessThanOrEqual(31);
  });

  test('invalid event values do not break the statistics or prevent the deletion of old events', async () => {
    const poison = [
      '{"count": 1.0, "value": 1e-400}',
      '{"count": "x"}',
      '{"value": 1e400}',
      '[]',
      '{"count": 1e400}',
    ];
    await value(
      'select 1',
      `alter table public.client_events disable trigger user;
      alter table public.client_events drop constraint client_events_count_range,
        drop constraint client_events_value_range, drop constraint client_events_detail_size;
      ${poison
        .flatMap((json) => ['error', 'web-vital'].map((kind) => [kind, json]))
        .map(
          ([
            kind,
            json,
          ]) => `insert into public.client_events (kind, app, message, detail, created_at)
            values ('${kind}', 'host', 'LCP', '${json}', now() - interval '31 days');`,
        )
        .join('\n')}
      alter table public.client_events enable trigger user`,
    );
    expect(await figuresSince(300)).toMatchObject({ errors: 5, lcp: 0 });
    await value(
      'select 1',
      `insert into public.client_events (kind, app) values ('error', 'host')`,
    );
    expect(await value('select count(*)::int from public.client_events')).toBe(1);
  });

  test('an error in one statistic does not prevent the deletion of old events', async () => {
    await value(
      'select 1',
      `insert into public.client_events (kind, app) values ('error', 'host');
      update public.client_events set created_at = now() - interval '31 days';
      truncate private.rate_counts;
      alter function private.event_count(jsonb) rename to event_count_of_before`,
    );
    await value(
      'select 1',
      `insert into public.client_events (kind, app) values ('web-vital', 'host')`,
    );
    expect(await value('select json_agg(kind) from public.client_events')).toEqual(['web-vital']);
    await value(
      'select 1',
      `alter function private.event_count_of_before(jsonb) rename to event_count`,
    );
  });

  test('§10.46 statistics are deleted after two years, and each statistic keeps its 30 largest entries per day', async () => {
    await value(
      'select 1',
      `insert into private.daily_figures values (${today} - 733, 'visits', '/', 10), (${today} - 700, 'visits', '/', 20);
      insert into public.client_events (kind, app, version) select 'error', 'host', 'v' || n % 90 from generate_series(0, 269) n;
      insert into public.client_events (kind, app, version, detail) values ('error', 'host', '<b>', '{"count": 500}');
      update public.client_events set created_at = now() - interval '1 day';
      truncate private.figures_due`,
    );
    await figuresSince(0);
    expect(
      await value(`select json_agg(amount) from private.daily_figures where figure = 'visits'`),
    ).toEqual([20]);
    expect(
      await value(`select json_build_array(count(*), sum(amount), max(amount) filter (where breakdown = 'other'))
        from private.daily_figures where figure = 'errors'`),
    ).toEqual([30, 770, 683]);
  });
});
