import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { TEST_SITE_URL } from '../testing.ts';
import {
  ask,
  empty,
  mails,
  startMailServer,
  stopMailServer,
  useOutbox,
} from './testing/use-outbox.ts';

useOutbox();

const CLIENT = '00000000-0000-4000-8000-000000000004';
const MEMBER = '00000000-0000-4000-8000-000000000003';
const PROJECT = '00000000-0000-4000-8000-000000000201';
const CLIENT_ADDRESS = 'client@torsa.example';

/** Calls a function in the session of the team member, who is on the project. */
const staff = (call: string, ...values: unknown[]) =>
  ask(
    `select ${call} from set_config('request.jwt.claims', '{"sub": "${MEMBER}", "session_id": "${MEMBER}"}', true) as claims,
      set_config('request.jwt.claim.sub', '${MEMBER}', true) as sub`,
    ...values,
  );

/**
 * Adds an ask as the team member.
 * @returns its ID
 */
async function addAsk(kind = 'answer', due: string | null = null): Promise<string> {
  const id = randomUUID();
  await staff(
    `public.add_ask($1, $2, $3::public.ask_kind, 'Opening hours', 'খোলার সময়', null, $4, null, $5)`,
    ...[id, PROJECT, kind, due, kind === 'approval' ? 'A text' : null],
  );
  return id;
}

const setState = (id: string, state: string, words = '') =>
  staff(
    `public.set_ask_state($1, $2::public.ask_state, (select a.version from public.asks a where a.id = $1), $3)`,
    ...[id, state, words],
  );
const answer = (id: string, text: string) =>
  ask('select private.store_answer($1, $2, $3, null)', id, CLIENT, text);
const decide = (id: string, decision: string) =>
  ask(
    `select private.store_decision($1, $2, $3::public.decision, '', null, 'link')`,
    ...[id, CLIENT, decision],
  );
const passMinutes = (minutes: number) =>
  ask(
    `update private.outbox set send_after = send_after - $1::integer * interval '1 minute'`,
    minutes,
  );
/** Adds the reminders that are due at a time in India. */
const remindAt = (time: string) =>
  ask(`select private.remind_clients($1::timestamptz)`, `${time}+05:30`);
const subjects = async () =>
  (await mails()).map(({ subject, to }) => `${to[0]?.address}: ${subject}`);

beforeEach(async () => {
  await ask('delete from public.profiles');
  await ask(
    'delete from public.asks where not exists (select from public.approvals d where d.ask_id = asks.id)',
  );
  await ask(
    'insert into public.project_people values ($1, $2) on conflict do nothing',
    PROJECT,
    CLIENT,
  );
});

test('two minutes after staff create a request, the client gets an email with a link, in the client’s language', async () => {
  await ask(
    `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"language": "bn"}' where id = $1`,
    CLIENT,
  );
  await addAsk();
  expect(await empty()).toBe(0);
  await passMinutes(2);
  await empty();
  const [mail] = await mails();
  expect(mail?.subject).toBe('আপনার কাছে চাই: খোলার সময়');
  expect(mail?.text).toMatch(new RegExp(`উত্তর দিন: ${TEST_SITE_URL}/bn/link/[\\w-]{43}\\s`));
  expect(mail?.headers['list-unsubscribe']).toContain('kind=reply');
  await ask(
    `update auth.users set raw_user_meta_data = raw_user_meta_data - 'language' where id = $1`,
    CLIENT,
  );
});

test('a client who turned off reply emails gets no emails about staff requests', async () => {
  await ask(`insert into public.profiles (user_id, muted) values ($1, '{reply}')`, CLIENT);
  await decide(await addAsk('approval'), 'approved');
  await addAsk('answer', '2030-03-10');
  await remindAt('2030-03-09 10:00');
  expect(await ask(`select id from private.outbox where account_id = $1`, CLIENT)).toEqual([]);
});

test('a staff request that is withdrawn within two minutes sends no email until staff reopen the request', async () => {
  const id = await addAsk();
  await setState(id, 'withdrawn');
  await passMinutes(3);
  expect(await empty()).toBe(0);
  await setState(id, 'open');
  await passMinutes(3);
  expect(await empty()).toBe(1);
  await setState(id, 'withdrawn');
  await setState(id, 'open');
  await passMinutes(3);
  expect(await empty()).toBe(0);
});

test('the email of a staff request stays queued while the mail server is down, and is deleted after the answer', async () => {
  const id = await addAsk();
  await passMinutes(2);
  await stopMailServer();
  expect(await empty()).toBe(1);
  await answer(id, 'Ten to six');
  await startMailServer();
  await passMinutes(10);
  expect(await empty()).toBe(0);
});

test('a staff member gets one email for all client answers within fifteen minutes, except answers that are already accepted', async () => {
  const [first = '', second = '', third = ''] = [await addAsk(), await addAsk(), await addAsk()];
  await answer(first, 'One');
  await answer(second, 'Two');
  await answer(second, 'Two, corrected');
  await answer(third, 'Three');
  await setState(third, 'done');
  expect(await empty()).toBe(0);
  await passMinutes(15);
  await empty();
  expect(await subjects()).toEqual([
    'tm001@torsa.example: Clients sent 2 things that you asked for',
  ]);
  const [mail] = await mails();
  expect(mail?.text).toContain('- Local Client, Client website relaunch: Opening hours');
  expect(mail?.text).not.toContain('corrected');
  expect(mail?.headers['list-unsubscribe']).toContain('kind=waiting');
});

test('a staff member who left a project gets no email about client answers in this project', async () => {
  const id = await addAsk();
  await answer(id, 'One');
  await ask(
    `delete from public.project_staff where project_id = $1 and staff_id = 'TM001'`,
    PROJECT,
  );
  await passMinutes(15);
  expect(await empty()).toBe(0);
  await ask(`insert into public.project_staff values ($1, 'TM001')`, PROJECT);
});

test("returning an answer to the client sends an email with the staff member's comment", async () => {
  const id = await addAsk();
  await passMinutes(2);
  await empty();
  await answer(id, 'Ten to six');
  await setState(id, 'open', 'And on Sundays?');
  await passMinutes(2);
  await empty();
  expect((await subjects())[1]).toBe(`${CLIENT_ADDRESS}: Please change: Opening hours`);
  expect((await mails())[1]?.text).toContain('And on Sundays?');
});

test('each approval decision immediately sends an email to the client and to the staff member who asked', async () => {
  const id = await addAsk('approval');
  await decide(id, 'changes');
  await staff(
    `public.ask_again($1, (select a.version from public.asks a where a.id = $1), null, 'Another text')`,
    id,
  );
  await decide(id, 'approved');
  await empty();
  expect((await subjects()).toSorted()).toEqual([
    `${CLIENT_ADDRESS}: Approved: Opening hours`,
    `${CLIENT_ADDRESS}: Changes requested: Opening hours`,
    'tm001@torsa.example: Approved: Opening hours',
    'tm001@torsa.example: Changes requested: Opening hours',
  ]);
});

test('a staff request without a due date sends no reminder email', async () => {
  await addAsk();
  await ask('delete from private.outbox');
  await remindAt('2030-03-09 10:00');
  expect(await empty()).toBe(0);
});

test('a staff request sends one reminder the day before its due date and one two days after, both from 9:00', async () => {
  await addAsk('answer', '2030-03-10');
  await ask('delete from private.outbox');
  const counts: Record<string, number> = {};
  for (const time of [
    '2030-03-09 08:59',
    '2030-03-09 09:00',
    '2030-03-09 09:01',
    '2030-03-10 23:00',
    '2030-03-11 12:00',
    '2030-03-12 08:59',
    '2030-03-12 09:00',
    '2030-03-13 09:00',
    '2030-03-19 09:00',
  ]) {
    await remindAt(time);
    counts[time] = await empty();
  }
  expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([
    ['2030-03-09 09:00', 1],
    ['2030-03-12 09:00', 1],
  ]);
  expect(await subjects()).toEqual([
    `${CLIENT_ADDRESS}: Reminder: Opening hours`,
    `${CLIENT_ADDRESS}: Reminder: Opening hours`,
  ]);
  const [before, after] = await mails();
  expect([before?.text, after?.text]).toEqual([
    expect.stringContaining('Please answer by 10 March 2030.'),
    expect.stringContaining('We planned it for 10 March 2030.'),
  ]);
});

test('the first reminder of a staff request can be sent until the due date, and no reminder is sent fifteen days after it', async () => {
  await addAsk('answer', '2030-03-10');
  await ask('delete from private.outbox');
  await remindAt('2030-03-10 18:00');
  expect(await empty()).toBe(1);
  await remindAt('2030-03-25 10:00');
  expect(await empty()).toBe(0);
});

test.each([
  ['answered', (id: string) => answer(id, 'Ten')],
  ['withdrawn', (id: string) => setState(id, 'withdrawn')],
  ['accepted', (id: string) => setState(id, 'done')],
])('an ask that is %s gets no reminder, even if the reminder is already queued', async (_, end) => {
  const id = await addAsk('answer', '2030-03-10');
  await ask('delete from private.outbox');
  await remindAt('2030-03-09 10:00');
  await end(id);
  await remindAt('2030-03-12 10:00');
  await empty();
  expect((await subjects()).filter((subject) => subject.includes('Reminder'))).toEqual([]);
});

test('an approval request sends no reminder after the client has decided', async () => {
  const id = await addAsk('approval', '2030-03-10');
  await ask('delete from private.outbox');
  await decide(id, 'changes');
  await remindAt('2030-03-09 10:00');
  await remindAt('2030-03-12 10:00');
  expect(await ask(`select id from private.outbox where template = 'ask_reminder'`)).toEqual([]);
});

test('a changed due date of a staff request sends new reminders, but an earlier due date that is restored does not', async () => {
  const id = await addAsk('answer', '2030-03-10');
  await ask('delete from private.outbox');
  const setDue = (day: string) =>
    staff(
      `public.change_ask($1, (select a.version from public.asks a where a.id = $1), 'Opening hours', '', $2)`,
      ...[id, day],
    );
  await remindAt('2030-03-09 10:00');
  expect(await empty()).toBe(1);
  await setDue('2030-03-20');
  await remindAt('2030-03-12 10:00');
  expect(await empty()).toBe(0);
  await setDue('2030-03-10');
  await remindAt('2030-03-09 11:00');
  expect(await empty()).toBe(0);
  await setDue('2030-03-20');
  await remindAt('2030-03-19 10:00');
  expect(await empty()).toBe(1);
});

test('project news is not added to an unsent email about a staff request', async () => {
  await addAsk();
  await staff(
    `public.add_project_note($1, 'The draft is there.', false, $2)`,
    PROJECT,
    randomUUID(),
  );
  await passMinutes(10);
  expect(await empty()).toBe(2);
  expect((await subjects()).toSorted()).toEqual([
    `${CLIENT_ADDRESS}: Update on Client website relaunch`,
    `${CLIENT_ADDRESS}: We need from you: Opening hours`,
  ]);
});
