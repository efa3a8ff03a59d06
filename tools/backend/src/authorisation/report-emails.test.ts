import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql, createTestUuid } from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

const FOUNDER = createTestUuid(0, 1);
const LEADER = createTestUuid(0, 2);
const MEMBER = createTestUuid(0, 3);
const addresses = {
  founder: 'founder001@staff.torsa.example',
  leader: 'tl001@torsa.example',
  member: 'tm001@torsa.example',
};

describe.each(authorisationTestDatabases)('$name', ({ open, writer }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach(async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    await ask(`update private.staff_rules set is_on = false; delete from public.profiles;
      delete from private.outbox; delete from private.report_months; delete from private.report_notes; delete from private.rate_counts;
      update public.staff set created_at = '2025-01-01';
      -- In the first week of a month, sending emails would also add the reports of the real month.
      insert into private.report_months
        values ((date_trunc('month', private.office_day(now())::timestamp) - interval '1 month')::date)`);
  });

  const ask = (script: string, query = 'select null') =>
    database?.ask(`reset role; ${script}`, query);
  /** Runs SQL in the session of a staff member. */
  const as = (id: string, sql: string) =>
    ask(`${createSetClaimsSql(createAccountTokenClaims(id))}; ${sql}; reset role`);
  const queueAt = (time: string) => ask(`select private.queue_reports('${time}+05:30')`);
  const queued = () =>
    ask(
      '',
      `select coalesce(json_agg(o.recipient || ' ' || (o.data ->> 'first') order by o.recipient), '[]')
        from private.outbox o where o.template = 'work_report'`,
    );
  const claimed = () =>
    ask(
      '',
      `select coalesce(json_agg(m.data), '[]') from public.claim_mails(50) m where m.template = 'work_report'`,
    );

  test('each month, one report email is queued on the first day at 9:00 in India, or as late as the seventh day', async () => {
    const reports: Record<string, unknown> = {};
    for (const time of [
      '2030-01-31 23:59',
      '2030-02-01 08:59',
      '2030-02-01 09:00',
      '2030-02-01 09:01',
      '2030-02-07 12:00',
      '2030-03-08 09:00',
      '2030-04-07 23:00',
      '2031-01-01 09:00',
    ]) {
      await queueAt(time);
      const now = await queued();
      await ask('delete from private.outbox');
      if (JSON.stringify(now) !== '[]') reports[time] = now;
    }
    expect(reports).toEqual({
      '2030-02-01 09:00': [`${addresses.founder} 2030-01-01`],
      '2030-04-07 23:00': [`${addresses.founder} 2030-03-01`],
      '2031-01-01 09:00': [`${addresses.founder} 2030-12-01`],
    });
  });

  test('founders get the monthly report unless they turn it off, and team leaders only after they turn it on', async () => {
    await as(FOUNDER, `select public.save_notifications('{report}', 0)`);
    await as(LEADER, `select public.save_notifications('{waiting}', 0)`);
    await as(MEMBER, `select public.save_notifications('{}', 0)`);
    await queueAt('2030-02-01 09:00');
    expect(await queued()).toEqual([`${addresses.leader} 2030-01-01`]);
    await as(FOUNDER, `select public.save_notifications('{}', 1)`);
    await as(LEADER, `select public.save_notifications('{waiting,report}', 1)`);
    await queueAt('2030-03-01 09:00');
    expect(await queued()).toContain(`${addresses.founder} 2030-02-01`);
    expect(await queued()).not.toContain(`${addresses.leader} 2030-02-01`);
  });

  test("a changed role resets the monthly report to the new role's default, and keeps other notification choices", async () => {
    const muted = `select to_json(private.muted_kinds('${LEADER}'))`;
    const become = (role: string) =>
      ask(`${writer} reset role; update public.staff set role = '${role === 'founder' ? 'founder' : 'team'}',
        team_role = ${role === 'founder' ? 'null' : `'${role}'`} where staff_id = 'TL001'`);
    await as(LEADER, `select public.save_notifications('{report,waiting}', 0)`);
    await become('founder');
    expect(await ask('', muted)).toEqual(['waiting']);
    await as(LEADER, `select public.save_notifications('{report}', 1)`);
    await become('team_leader');
    expect(await ask('', muted)).toEqual(['report']);
  });

  test('the unsubscribe link of a monthly report turns off the reports of a leader who has turned them on', async () => {
    await as(LEADER, `select public.save_notifications('{}', 0)`);
    await queueAt('2030-02-01 09:00');
    await ask(`select public.unsubscribe(t.token) from private.unsubscribe_tokens t
      where t.kind = 'report' and t.user_id = '${LEADER}'`);
    expect(await queued()).toEqual([`${addresses.founder} 2030-01-01`]);
    expect(await ask('', `select to_json(private.accepts_mail('${LEADER}', 'report'))`)).toBe(
      false,
    );
  });

  test.each([
    ['left the staff', `delete from public.staff where staff_id = 'TL001'`],
    [
      'became a team member',
      `update public.staff set team_role = 'team_member' where staff_id = 'TL001'`,
    ],
    [
      'was banned',
      `update auth.users set banned_until = now() + interval '1 day' where id = '${LEADER}'`,
    ],
    ['turned reports off', `update public.profiles set wanted = '{}'`],
  ])('a leader who %s gets no report, even if the report is already queued', async (_, change) => {
    await as(LEADER, `select public.save_notifications('{}', 0)`);
    await queueAt('2030-02-01 09:00');
    expect(await queued()).toHaveLength(2);
    // The change is undone at the end of the query, so that the other tests still have the leader.
    const left = await ask(
      `begin; ${change}`,
      `select json_agg(m.recipient) from public.claim_mails(50) m where m.template = 'work_report'`,
    );
    await ask('rollback');
    expect(left).toEqual([addresses.founder]);
  });

  test('if the transaction that queues the monthly reports is rolled back, the next call queues them', async () => {
    await ask(`begin; select private.queue_reports('2030-02-01 09:00+05:30'); rollback`);
    expect(await queued()).toEqual([]);
    await queueAt('2030-02-01 09:01');
    expect(await queued()).toHaveLength(1);
  });

  test('staff who joined after the end of a month get no report about that month', async () => {
    await ask(`update public.staff set created_at = '2030-02-01 00:00+05:30'`);
    await queueAt('2030-02-01 09:00');
    expect(await queued()).toEqual([]);
  });

  test('a monthly report uses the days in India, and lists late projects and projects that went live', async () => {
    await ask(`update public.projects set due_on = null;
      insert into public.projects (id, title, service_id, stage, due_on) values
        ('${createTestUuid(4, 71)}', 'Went <live>', 'apps', 'live', null),
        ('${createTestUuid(4, 72)}', 'Late', 'apps', 'building', private.office_day(now()) - 40);
      insert into public.project_events (project_id, number, kind, stage, author, created_at)
        select '${createTestUuid(4, 71)}', n, 'stage', 'live', 'TM001', t::timestamptz
        from (values (1, '2030-01-31 23:59+05:30'), (2, '2030-02-01 00:00+05:30')) e (n, t);
      insert into private.outbox (recipient, template, data) values ('${addresses.founder}', 'work_report',
        '{"period": "month", "first": "2030-01-01", "zone": "Asia/Kolkata"}')`);
    const first = `(date_trunc('month', private.office_day(now())::timestamp) - interval '1 month')::date`;
    expect(await claimed()).toMatchObject([
      {
        first: '2030-01-01',
        last: '2030-01-31',
        total: { moved: 1, done: 0, median_reply: null },
        before: { moved: 0 },
        launched: ['Went <live>'],
        launched_count: 1,
        late: [],
      },
    ]);
    const recent = await ask(
      `delete from private.outbox; insert into private.outbox (recipient, template, data)
        select '${addresses.founder}', 'work_report', jsonb_build_object('period', 'month', 'zone', 'Asia/Kolkata',
          'first', case when private.office_day(now()) - (${first} + interval '1 month')::date < 7
            then ${first} else (${first} + interval '1 month')::date end)`,
      `select m.data from public.claim_mails(50) m where m.template = 'work_report'`,
    );
    expect(recent).toMatchObject({ late: [{ title: 'Late' }], late_count: 1 });
  });

  test('a report of 60 people and 25 late projects lists 50 people and 20 projects and counts all', async () => {
    await ask(`insert into public.staff (email, role, team_role, staff_id, name)
        select 'many' || n || '@torsa.example', 'team', 'team_member', 'TM' || 800 + n, repeat('Long name ', 9) || n
        from generate_series(1, 60) n;
      insert into public.projects (title, service_id, stage, due_on)
        select 'Late ' || n, 'apps', 'building', '2025-01-01' from generate_series(1, 25) n;
      insert into private.outbox (recipient, template, data) values ('${addresses.founder}', 'work_report',
        jsonb_build_object('period', 'week', 'first', date_trunc('week', now() at time zone 'UTC')::date, 'zone', 'UTC'))`);
    const [data] = (await claimed()) as readonly Record<string, unknown>[];
    await ask(
      `delete from public.staff where staff_id like 'TM8%'; delete from public.projects where title like 'Late %'`,
    );
    expect(data?.['people']).toHaveLength(50);
    expect(data?.['people_count']).toBeGreaterThanOrEqual(60);
    expect(data?.['late']).toHaveLength(20);
    expect(data?.['late_count']).toBeGreaterThanOrEqual(25);
  });

  test('a staff member can request a report by email although they turned reports off', async () => {
    await as(MEMBER, `select public.email_report('week', '2026-11-23', 'Europe/London')`);
    expect(await queued()).toEqual([`${addresses.member} 2026-11-23`]);
    expect(await claimed()).toMatchObject([
      { period: 'week', last: '2026-11-29', people: [{ staff_id: 'TM001' }] },
    ]);
  });

  test('the email of a requested report contains its note without control characters', async () => {
    await as(
      MEMBER,
      `select public.email_report('month', '2026-11-01', 'UTC', E'  Slow start,\n\nthen <b>fast</b>.\x07 ')`,
    );
    expect(await claimed()).toMatchObject([{ note: 'Slow start,\n\nthen <b>fast</b>.' }]);
    await expect(
      as(MEMBER, `select public.email_report('month', '2026-11-01', 'UTC', repeat('ক', 2001))`),
    ).rejects.toThrow('too long');
    await as(MEMBER, `select public.email_report('month', '2026-11-01', 'UTC', '  ')`);
    expect(await claimed()).toMatchObject([{ note: null }]);
  });

  test('a note for a monthly report is only in its author’s email of that month, and an empty text deletes it', async () => {
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
    const month = `'${today.slice(0, 8)}01'::date`;
    const kept = (id: string) =>
      ask(
        `${createSetClaimsSql(createAccountTokenClaims(id))}`,
        `select json_build_array(n.note, n.gets_email) from public.monthly_report_note(${month}) n`,
      );
    await as(LEADER, `select public.save_notifications('{}', 0)`);
    await as(FOUNDER, `select public.keep_report_note(${month}, 'First')`);
    await as(FOUNDER, `select public.keep_report_note(${month}, ' A good month. ')`);
    await as(LEADER, `select public.keep_report_note(${month}, 'Mine')`);
    await as(LEADER, `select public.keep_report_note(${month}, '')`);
    expect(await kept(FOUNDER)).toEqual(['A good month.', true]);
    expect(await kept(LEADER)).toEqual(['', true]);
    // A member gets no monthly report.
    expect(await kept(MEMBER)).toEqual(['', false]);
    await expect(as(MEMBER, `select public.keep_report_note(${month}, 'Mine')`)).rejects.toThrow(
      'You get no email',
    );
    await ask(`select private.queue_reports(
      ((${month} + interval '1 month')::date + time '09:00') at time zone 'Asia/Kolkata')`);
    expect(await kept(FOUNDER)).toEqual(['A good month.', false]);
    const notes = await ask(
      '',
      `select json_object_agg(m.recipient, m.data -> 'note') from public.claim_mails(50) m
        where m.template = 'work_report'`,
    );
    expect(notes).toEqual({ [addresses.founder]: 'A good month.', [addresses.leader]: null });
  });

  test.each([
    [`'week', '2026-11-24', 'UTC'`, 'Invalid period'],
    [`'month', '2026-11-02', 'UTC'`, 'Invalid period'],
    [`'year', '2026-11-01', 'UTC'`, 'Invalid period'],
    [`'month', null, 'UTC'`, 'Invalid period'],
    [`'month', 'infinity', 'UTC'`, 'Invalid period'],
    [`'month', '2026-11-01', null`, 'Invalid range'],
    [`'month', '2026-11-01', 'Nowhere/Else'`, 'time zone'],
  ])('email_report refuses %s', async (values, message) => {
    await expect(as(FOUNDER, `select public.email_report(${values})`)).rejects.toThrow(message);
    expect(await queued()).toEqual([]);
  });

  test('an account can request ten reports in an hour', async () => {
    const request = `select public.email_report('month', '2026-11-01', 'UTC')`;
    for (let count = 0; count < 10; count += 1) await as(MEMBER, request);
    await expect(as(MEMBER, request)).rejects.toThrow('too many reports');
    expect(await queued()).toHaveLength(10);
  });
});
