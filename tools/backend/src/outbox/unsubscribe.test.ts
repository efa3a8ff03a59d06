import { beforeEach, expect, test } from 'vitest';
import { handleApiRequest } from '../api-handler.ts';
import { TEST_SITE_URL } from '../testing.ts';
import {
  ask,
  empty,
  FUNCTIONS,
  getApp,
  mails,
  opened,
  reply,
  useOutbox,
} from './testing/use-outbox.ts';

useOutbox();

const CLIENT = '00000000-0000-4000-8000-000000000004';

beforeEach(async () => {
  await ask('delete from public.profiles');
});

/** Replies to a conversation of the client. */
async function replyToClient(): Promise<void> {
  const id = await opened({ email: 'client@torsa.example' });
  await ask('update public.conversations set client_id = $1 where id = $2', CLIENT, id);
  await reply(id);
}

/** Returns the unsubscribe address in the client's email. */
async function mailed(): Promise<string> {
  await replyToClient();
  await empty();
  const [mail] = await mails();
  const header = `${mail?.headers['list-unsubscribe']}`;
  return header.replace(/^<|>$/g, '');
}

const asks = (address: string, init: RequestInit) =>
  handleApiRequest(new Request(address, init), {
    app: getApp(),
    siteUrl: TEST_SITE_URL,
    origins: new Set(),
  });
const press = (address: string, body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })) =>
  asks(address, { method: 'POST', body });
const muted = () =>
  ask<{ user_id: string; muted: unknown; version: number }>(
    'select user_id, array_to_json(muted) as muted, version from public.profiles',
  );

test('§10.43 the unsubscribe request turns off one kind of email for one person, and can be repeated', async () => {
  const address = await mailed();
  expect(address).toMatch(new RegExp(`^${FUNCTIONS}/unsubscribe\\?kind=reply&token=[0-9a-f]{48}$`));
  expect((await press(address)).status).toBe(200);
  expect((await press(address)).status).toBe(200);
  expect(await muted()).toEqual([{ user_id: CLIENT, muted: ['reply'], version: 1 }]);
  await replyToClient();
  expect(await empty()).toBe(0);
});

test('§10.43 opening the unsubscribe link leads to the page and changes nothing', async () => {
  const address = await mailed();
  const { status, headers } = await asks(address, { method: 'GET', redirect: 'manual' });
  const { search } = new URL(address);
  expect([status, headers.get('location')]).toEqual([
    303,
    `${TEST_SITE_URL}/auth/unsubscribe#${search.slice(1)}`,
  ]);
  expect((await press(address, new URLSearchParams())).status).toBe(400);
  expect((await asks(address, { method: 'PUT' })).status).toBe(405);
  expect(await muted()).toEqual([]);
});

test('an unsubscribe request with an invalid token turns nothing off', async () => {
  const address = await mailed();
  expect((await press(address.replace(/.$/, 'x'))).status).toBe(404);
  expect((await press(address.replace(/token=.*/, ''))).status).toBe(404);
  expect(await muted()).toEqual([]);
});

test('turning off a kind of email deletes unsent emails of this kind, but not the messages in the portal', async () => {
  const address = await mailed();
  await replyToClient();
  await press(address);
  expect(await empty()).toBe(0);
  const deliveries = await ask(
    `select m.delivery from public.messages m where m.kind = 'staff' order by m.created_at`,
  );
  expect(deliveries).toEqual([{ delivery: 'sent' }, { delivery: 'none' }]);
});

test('an email to a person without an account has no unsubscribe link', async () => {
  await reply(await opened());
  await empty();
  const [mail] = await mails();
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
});

test('notification emails to staff have an unsubscribe link', async () => {
  await opened();
  await ask(`update public.conversations set waiting_since = now() - interval '11 minutes'`);
  await empty();
  const [mail] = await mails();
  expect(mail?.headers['list-unsubscribe']).toContain('kind=waiting');
  expect(mail?.text).toContain(`${TEST_SITE_URL}/auth/unsubscribe#kind=waiting&token=`);
});
