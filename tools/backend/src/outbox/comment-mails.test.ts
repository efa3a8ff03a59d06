import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_SITE_URL } from '../testing.ts';
import { ask, empty, mails, opened, useOutbox } from './testing/use-outbox.ts';

useOutbox();

const CLIENT = '00000000-0000-4000-8000-000000000004';
const MEMBER = '00000000-0000-4000-8000-000000000003';
const PROJECT = '00000000-0000-4000-8000-000000000201';
const CLIENT_ADDRESS = 'client@torsa.example';
const MEMBER_ADDRESS = 'tm001@torsa.example';

beforeAll(async () => {
  await ask(
    `insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $1, now(), now())`,
    CLIENT,
  );
});

beforeEach(async () => {
  await ask('delete from public.profiles');
  await ask('delete from public.files');
  await ask('delete from public.project_staff where project_id = $1', PROJECT);
  await ask(`insert into public.project_staff values ($1, 'TM001')`, PROJECT);
  await ask(
    'insert into public.project_people values ($1, $2) on conflict do nothing',
    PROJECT,
    CLIENT,
  );
});

/** Calls a function in the session of an account. */
const as = (account: string, call: string, ...values: unknown[]) =>
  ask(
    `select ${call} from set_config('request.jwt.claims', '{"sub": "${account}", "session_id": "${account}"}', true) as claims,
      set_config('request.jwt.claim.sub', '${account}', true) as sub`,
    ...values,
  );

interface Place {
  readonly project_id?: string;
  readonly conversation_id?: string;
  readonly message_id?: string;
}

/**
 * Stores a file of the project, or of the message.
 * @returns its ID
 */
async function addFile(place: Place = { project_id: PROJECT }, name = 'home.png') {
  const id = randomUUID();
  await ask(
    `insert into public.files (id, name, size, media_type, sha256, state, ready_at, from_staff, uploader_name,
        project_id, conversation_id, message_id)
      values ($1, $2, 4, 'image/png', repeat('0', 64), 'ready', now(), true, '', $3, $4, $5)`,
    ...[id, name, place.project_id, place.conversation_id, place.message_id].map(
      (value) => value ?? null,
    ),
  );
  return id;
}

async function comment(account: string, file: string, text: string, id: string = randomUUID()) {
  await as(account, 'public.add_file_comment($1, $2, $3)', id, file, text);
  return id;
}

const passMinutes = (minutes: number) =>
  ask(
    `update private.outbox set send_after = send_after - $1::integer * interval '1 minute'`,
    minutes,
  );

/**
 * Sends the emails that are due after fifteen minutes.
 * @returns their recipients and subjects
 */
async function sendCollected() {
  await passMinutes(15);
  await empty();
  return (await mails()).map(({ subject, to }) => `${to[0]?.address}: ${subject}`);
}

test('the staff of a project get one email for the comments of a client within fifteen minutes', async () => {
  const [first, second] = [await addFile(), await addFile({ project_id: PROJECT }, 'menu.png')];
  await comment(CLIENT, first, 'A larger logo,\nplease');
  await passMinutes(14);
  expect(await empty()).toBe(0);
  await comment(CLIENT, second, 'Other photo');
  await comment(CLIENT, second, 'And red');
  expect(await sendCollected()).toEqual([`${MEMBER_ADDRESS}: 3 new comments on files`]);
  const [mail] = await mails();
  expect(mail?.text).toContain('- Local Client, home.png: A larger logo, please');
  expect(mail?.text).toContain('- Local Client, menu.png: Other photo');
  expect(mail?.text).toContain(`${TEST_SITE_URL}/dashboard/projects/${PROJECT}\r\n`);
  expect(mail?.headers['list-unsubscribe']).toContain('kind=waiting');
});

test('the clients of a project get an email in their language about a comment of staff', async () => {
  const setLanguage = (language: string | null) =>
    ask(
      `update auth.users set raw_user_meta_data =
        jsonb_strip_nulls(raw_user_meta_data || jsonb_build_object('language', $2::text)) where id = $1`,
      ...[CLIENT, language],
    );
  await setLanguage('bn');
  await comment(MEMBER, await addFile(), 'See the menu');
  expect(await sendCollected()).toEqual([`${CLIENT_ADDRESS}: একটি ফাইলে নতুন মন্তব্য এসেছে`]);
  const [mail] = await mails();
  // The client sees only the first name of the staff member.
  expect(mail?.text).toContain('- Local, home.png: See the menu');
  expect(mail?.text).toContain(`${TEST_SITE_URL}/bn/dashboard/projects/${PROJECT}`);
  expect(mail?.headers['list-unsubscribe']).toContain('kind=reply');
  await setLanguage(null);
});

test('a client who turned off emails about replies and projects gets no email about comments', async () => {
  const file = await addFile();
  await ask(`insert into public.profiles (user_id, muted) values ($1, '{reply}')`, CLIENT);
  await comment(MEMBER, file, 'See the menu');
  expect(await sendCollected()).toEqual([]);
  await ask('delete from public.profiles');
  await comment(MEMBER, file, 'See the menu');
  await ask(`insert into public.profiles (user_id, muted) values ($1, '{reply}')`, CLIENT);
  expect(await sendCollected()).toEqual([]);
});

test('a file comment that is removed within fifteen minutes sends no email, unless Undo restores the comment', async () => {
  const file = await addFile();
  const id = await comment(CLIENT, file, 'Larger');
  await as(CLIENT, 'public.remove_file_comment($1)', id);
  expect(await sendCollected()).toEqual([]);
  await comment(CLIENT, file, 'Larger', id);
  await as(CLIENT, 'public.remove_file_comment($1)', id);
  await comment(CLIENT, file, 'Larger', id);
  expect(await sendCollected()).toEqual([`${MEMBER_ADDRESS}: New comment on a file`]);
});

test('an email about comments omits files that its recipient can no longer read', async () => {
  await comment(CLIENT, await addFile(), 'Larger');
  await comment(MEMBER, await addFile(), 'Smaller');
  await ask('delete from public.project_staff where project_id = $1', PROJECT);
  await ask(`insert into public.project_staff values ($1, 'TL001')`, PROJECT);
  await ask('delete from public.project_people where project_id = $1', PROJECT);
  expect(await sendCollected()).toEqual([]);
});

test('the founders get the emails about comments in a project without staff', async () => {
  await ask('delete from public.project_staff where project_id = $1', PROJECT);
  await comment(CLIENT, await addFile(), 'Larger');
  expect(await sendCollected()).toEqual(['founder001@staff.torsa.example: New comment on a file']);
});

test('a comment on a file of a conversation is emailed to the assignee or all staff, or to the client', async () => {
  const conversation = await opened({ email: CLIENT_ADDRESS });
  await ask('update public.conversations set client_id = $1 where id = $2', CLIENT, conversation);
  const [message] = await ask<{ id: string }>(
    'select id from public.messages where conversation_id = $1',
    conversation,
  );
  const file = await addFile({ conversation_id: conversation, message_id: message?.id ?? '' });
  await ask(`update public.conversations set notified_at = now() where id = $1`, conversation);
  await comment(MEMBER, file, 'See the menu');
  expect(await sendCollected()).toEqual([`${CLIENT_ADDRESS}: New comment on a file`]);
  expect((await mails())[0]?.text).toContain(`/dashboard/messages/${conversation}`);

  await comment(CLIENT, file, 'Larger');
  const toAll = await sendCollected();
  expect(toAll.length).toBeGreaterThan(2);
  await ask(`update public.conversations set assignee = 'TL001' where id = $1`, conversation);
  await comment(CLIENT, file, 'Larger');
  const toAssignee = (await sendCollected()).slice(toAll.length);
  expect(toAssignee).toEqual(['tl001@torsa.example: New comment on a file']);
  expect((await mails()).at(-1)?.text).toContain(`/dashboard/inbox/${conversation}`);
});
