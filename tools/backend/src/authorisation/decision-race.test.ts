import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql, createTestUuid } from './actors.ts';
import { type HostedSupabaseTestDatabase, openHostedSupabaseTestDatabase } from './hosted.ts';

// The embedded backend has one session. Only PostgreSQL can run two transactions at the same time.
const DECISIONS = 100;
/** Each database session is a process, so a hundred of them take seconds. */
const SESSIONS = isExhaustive ? 100 : 20;
const ASK = createTestUuid('a', 1);

let database: HostedSupabaseTestDatabase | undefined;

beforeAll(async () => {
  database = await openHostedSupabaseTestDatabase('new');
});

afterAll(() => database?.close());

const decisionSql = (client: number, decision: string): string =>
  `${createSetClaimsSql(createAccountTokenClaims(createTestUuid(0, client)))};
    select decided_name from public.decide_ask('${ASK}', '${decision}', 1)`;

test('of 100 simultaneous approval decisions, one is stored, and each refusal names its client and date', async (context) => {
  if (!database) return skipWithout('PostgreSQL', context);
  const { run } = database;
  await run(
    `update auth.users set raw_user_meta_data = '{"fullName": "Other Client"}' where id = '${createTestUuid(0, 5)}';
    insert into public.project_people values ('${createTestUuid(4, 1)}', '${createTestUuid(0, 5)}')`,
  );
  const lanes = Array.from({ length: SESSIONS }, async (_, lane) => {
    const ends: PromiseSettledResult<unknown>[] = [];
    for (let index = lane; index < DECISIONS; index += SESSIONS) {
      const decision = index % 3 === 0 ? 'changes' : 'approved';
      ends.push(...(await Promise.allSettled([run(decisionSql(4 + (index % 2), decision))])));
    }
    return ends;
  });
  const ends = (await Promise.all(lanes)).flat();
  const refused = ends.flatMap((end) =>
    end.status === 'rejected' ? [String(Object(end.reason).message)] : [],
  );
  expect(refused).toHaveLength(DECISIONS - 1);
  const [first] =
    await run(`select a.decided_name || case a.decision when 'approved' then ' approved this'
      else ' asked for changes' end || ' on ' as text from public.approvals a where a.ask_id = '${ASK}'`);
  for (const message of refused) expect(message).toContain(String(first?.['text']));
  const [stored] = await run(`select count(*)::integer as approvals,
      (select count(*)::integer from public.project_events e where e.ask_id = '${ASK}') as events
    from public.approvals a where a.ask_id = '${ASK}'`);
  expect(stored).toEqual({ approvals: 1, events: 1 });
}, 120_000);

test('each reminder email is queued only once, even if several processes claim emails at the same time', async (context) => {
  if (!database) return skipWithout('PostgreSQL', context);
  const { run } = database;
  await run(`delete from private.outbox; delete from private.ask_reminders;
    update public.asks set state = 'open', created_at = now() - interval '9 days',
      due_on = private.office_day(now() - interval '9 hours') - 2 where kind = 'answer'`);
  const claims = Array.from({ length: SESSIONS }, () =>
    run('select * from public.claim_mails(10)'),
  );
  const claimed = (await Promise.all(claims)).flat();
  // Older contact messages of the test data can cause other emails.
  const reminders = claimed.filter(({ template }) => template === 'ask_reminder');
  expect(reminders.map(({ recipient }) => recipient).toSorted()).toEqual([
    'client@torsa.example',
    'other@torsa.example',
  ]);
});

test('each monthly report is added only once, even if several processes add the reports at the same time', async (context) => {
  if (!database) return skipWithout('PostgreSQL', context);
  const { run } = database;
  await run(`delete from private.outbox; delete from private.report_months;
    update public.staff set created_at = '2025-01-01'`);
  const calls = Array.from({ length: SESSIONS }, () =>
    run(`select private.queue_reports('2030-02-01 10:00+05:30')`),
  );
  await Promise.all(calls);
  const queued = await run(`select recipient from private.outbox where template = 'work_report'`);
  expect(queued.map(({ recipient }) => recipient)).toEqual(['founder001@staff.torsa.example']);
});

test('if authors undo replies while processes claim the emails, each reply is either claimed or undone', async (context) => {
  if (!database) return skipWithout('PostgreSQL', context);
  const { run } = database;
  const asMember = createSetClaimsSql(createAccountTokenClaims(createTestUuid(0, 3)));
  await run(`delete from private.outbox;
    insert into public.conversations (subject, name, email)
      select 'Race', 'Ada', 'ada@torsa.example' from generate_series(1, ${SESSIONS});
    ${asMember};
    select public.send_reply(c.id, 'Hello', c.version, gen_random_uuid(), '{}', true)
      from public.conversations c where c.subject = 'Race';
    reset role`);
  const sent = await run(`update private.outbox o set send_after = now() from public.messages m
    where m.id = o.message_id returning m.conversation_id, m.id`);
  const undone: unknown[] = [];
  const undo = async ({ conversation_id, id }: Record<string, unknown>) => {
    await run(`${asMember}; select public.undo_message('${conversation_id}', '${id}', 2)`);
    undone.push(id);
  };
  const claims: ReturnType<typeof run>[] = [];
  const refused: unknown[] = [];
  await Promise.all(
    sent.map(async (reply, index) => {
      if (index % 4 === 0) claims.push(run('select * from public.claim_mails(3)'));
      await undo(reply).catch((error: unknown) => refused.push(Object(error).detail));
    }),
  );
  claims.push(run('select * from public.claim_mails(1000)'));
  const claimed = (await Promise.all(claims)).flat();
  const mailed = claimed.flatMap(({ message_id }) => (message_id === null ? [] : [message_id]));
  expect([...mailed, ...undone].toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
  expect(refused).toEqual(mailed.map(() => 'sent'));
});
