import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { TEST_SITE_URL } from '../testing.ts';
import { ask, empty, mails, useOutbox } from './testing/use-outbox.ts';

useOutbox();

const CLIENT = '00000000-0000-4000-8000-000000000004';
const MEMBER = '00000000-0000-4000-8000-000000000003';
const PROJECT = '00000000-0000-4000-8000-000000000201';
const claims = JSON.stringify({ sub: MEMBER, session_id: MEMBER, role: 'authenticated' });

/** Calls a function as the team member of the project. */
const call = (what: string, ...values: unknown[]) =>
  ask(
    `select ${what} from public.projects p, set_config('request.jwt.claims', '${claims}', true) as claims,
      set_config('request.jwt.claim.sub', '${MEMBER}', true) as sub where p.id = '${PROJECT}'`,
    ...values,
  );
const toStage = (stage: string) =>
  call('public.set_project_stage(p.id, $1::public.project_stage, p.version)', stage);
const note = (body: string, internal: boolean) =>
  call('public.add_project_note(p.id, $1, $2, $3)', body, internal, randomUUID());
const passTime = () =>
  ask(`update private.outbox set send_after = send_after - interval '10 minutes'`);

beforeEach(async () => {
  await ask('delete from public.profiles');
  await ask(
    'insert into public.project_people values ($1, $2) on conflict do nothing',
    PROJECT,
    CLIENT,
  );
});

test('§10.28 project events within ten minutes are sent in one email, without internal notes', async () => {
  await toStage('in_review');
  await note('The draft is there.', false);
  await note('Do not tell them.', true);
  expect(await empty()).toBe(0);
  await passTime();
  expect(await empty()).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: [{ address: 'client@torsa.example' }],
    subject: 'Update on Client website relaunch',
  });
  expect(mail?.text).toContain('It is ready for your review. Please have a look.');
  expect(mail?.text).toMatch(/Local wrote:\r?\nThe draft is there\./);
  expect(mail?.text).toContain(`Open the project: ${TEST_SITE_URL}/dashboard/projects/${PROJECT}`);
  expect(mail?.text).not.toContain('Do not tell them.');

  await toStage('live');
  await passTime();
  expect(await empty()).toBe(1);
});

test('§10.28 a client who turned off reply emails gets no project emails', async () => {
  await ask(`insert into public.profiles (user_id, muted) values ($1, '{reply}')`, CLIENT);
  await toStage('designing');
  expect(await ask('select id from private.outbox')).toEqual([]);
});

test('§10.42 a client who chose Bengali gets emails in Bengali, but texts that people wrote are not translated', async () => {
  const choose = (language: string) =>
    ask(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('language', $2::text)
        where id = $1`,
      CLIENT,
      language,
    );
  await choose('bn');
  await toStage('in_review');
  await toStage('live');
  await note('The draft is there.', false);
  await passTime();
  await empty();
  const [mail] = await mails();
  expect(mail?.subject).toBe('Client website relaunch: নতুন খবর');
  expect(mail?.from).toMatchObject([{ name: 'তোর্সা' }]);
  expect(mail?.text).toContain('এটি চালু হয়েছে।');
  expect(mail?.text).toMatch(/Local লিখেছেন:\r?\nThe draft is there\./);
  expect(mail?.text).toContain(`প্রকল্পটি খুলুন: ${TEST_SITE_URL}/bn/dashboard/projects/${PROJECT}`);
  await choose('en');
});
