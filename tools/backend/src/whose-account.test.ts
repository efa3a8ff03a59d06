import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from './backend-server.ts';
import { type LocalInboxServer, startLocalInbox } from './inbox/inbox-server.ts';
import { testBackend } from './test-database.ts';
import {
  createSignedInApiClient,
  createVisitorClient,
  type InboxMail,
  insertRowsByFetch,
  readConfirmationLink,
  TEST_SITE_URL,
  waitForMail,
} from './testing.ts';

const theirs = 'chosen-by-a-stranger';
const own = 'chosen-by-the-owner';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let inbox: LocalInboxServer;
let backend: Backend;

beforeAll(async () => {
  folder = await makeTempFolder();
  const smtpPort = await freePort();
  inbox = await startLocalInbox({
    webPort: await freePort(),
    smtpPort,
    mailDir: join(folder.path, 'mail'),
  });
  backend = await testBackend(folder.path, { smtpPort });
});

afterAll(async () => {
  await backend.close();
  await inbox.close();
  await folder.remove();
});

const newAddress = (): string => `visitor-${randomUUID()}@torsa.example`;

function call(method: string, path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${backend.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

const open = (mail: InboxMail) => fetch(readConfirmationLink(mail), { redirect: 'manual' });

/** Returns the token hash in a mail’s link to any page. */
function hashIn({ subject, html }: InboxMail): string {
  const hash = /token(?:_hash)?=([0-9a-f]+)/.exec(html)?.[1];
  if (!hash) throw new Error(`The mail "${subject}" has no token hash`);
  return hash;
}

const newestTo = (email: string): Promise<InboxMail> => waitForMail(inbox.url, email);

/** Waits for the next mail to an address. */
async function mailAfter(email: string, before: InboxMail): Promise<InboxMail> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const mail = await newestTo(email);
    if (mail.html !== before.html) return mail;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`No further mail to ${email} arrived in time`);
}

async function confirmed(password = own): Promise<string> {
  const email = newAddress();
  await call('POST', 'signup', { email, password });
  await open(await newestTo(email));
  return email;
}

const logIn = async (email: string, password: string): Promise<string | undefined> =>
  (await createVisitorClient(backend).auth.signInWithPassword({ email, password })).error?.message;

async function tokenOf(email: string, password: string): Promise<string> {
  const client = await createSignedInApiClient(backend, email, password);
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

const isAlive = async (token: string): Promise<boolean> =>
  (
    await fetch(`${backend.url}/auth/v1/user`, {
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    })
  ).ok;

async function recover(email: string): Promise<string> {
  const before = await newestTo(email);
  await call('POST', `recover?redirect_to=${TEST_SITE_URL}/auth/new-password`, { email });
  const hash = hashIn(await mailAfter(email, before));
  const answer = await call('POST', 'verify', { type: 'recovery', token_hash: hash });
  const { access_token: token }: { access_token?: string } = JSON.parse(await answer.text());
  return token ?? '';
}

describe('a second sign-up', () => {
  test('a second sign-up with another password removes both passwords, and the owner can recover the account', async () => {
    const email = newAddress();
    await call('POST', 'signup', { email, password: theirs });
    const first = await newestTo(email);
    await call('POST', 'signup', { email, password: own });
    await open(await mailAfter(email, first));
    for (const password of [theirs, own]) {
      expect(await logIn(email, password)).toBe('Invalid login credentials');
    }
    const answer = await call('PUT', 'user', { password: own }, await recover(email));
    expect(answer.status).toBe(200);
    expect(await logIn(email, own)).toBeUndefined();
  });

  test("a second sign-up with the same password keeps the account's password", async () => {
    const email = newAddress();
    await call('POST', 'signup', { email, password: own });
    const first = await newestTo(email);
    await call('POST', 'signup', { email, password: own });
    await open(await mailAfter(email, first));
    expect(await logIn(email, own)).toBeUndefined();
  });

  test('a second sign-up starts no session, and only a login with the first password gets "Email not confirmed"', async () => {
    const email = newAddress();
    await call('POST', 'signup', { email, password: own });
    expect(await logIn(email, own)).toBe('Email not confirmed');
    expect(await logIn(email, theirs)).toBe('Invalid login credentials');
    const taken = await confirmed();
    await call('POST', 'signup', { email: taken, password: theirs });
    expect(await logIn(taken, theirs)).toBe('Invalid login credentials');
    expect(await logIn(taken, own)).toBeUndefined();
  });
});

describe('a mailed link', () => {
  test('opening a link in an auth email starts no session', async () => {
    const email = newAddress();
    await call('POST', `signup?redirect_to=${TEST_SITE_URL}/auth/login`, { email, password: own });
    const mail = await newestTo(email);
    expect((await fetch(readConfirmationLink(mail), { method: 'HEAD' })).status).toBe(405);
    const location = (await open(mail)).headers.get('location');
    expect(location).toMatch(/^http:\/\/localhost:3999\/auth\/login\?code=[0-9a-f-]{36}$/);
  });

  test('an email link leads to the login page if the request named no page', async () => {
    const email = newAddress();
    await call('POST', 'signup', { email, password: own });
    const link = new URL(readConfirmationLink(await newestTo(email)));
    link.searchParams.delete('redirect_to');
    const { headers } = await fetch(link, { redirect: 'manual' });
    expect(headers.get('location')).toMatch(`${TEST_SITE_URL}/auth/login?code=`);
    const again = await fetch(link, { redirect: 'manual' });
    expect(again.headers.get('location')).toContain('#error=access_denied&error_code=otp_expired');
  });

  test('an email link contains an unguessable token hash, and six-digit codes are refused', async () => {
    const email = await confirmed();
    await call('POST', 'recover', { email });
    const answer = await call('POST', 'verify', { type: 'recovery', email, token: '123456' });
    expect(await answer.json()).toMatchObject({ error_code: 'otp_expired' });
  });
});

describe('a change of password', () => {
  test("a password change requires the current password and ends the user's other sessions", async () => {
    const email = await confirmed();
    const [token, other] = [await tokenOf(email, own), await tokenOf(email, own)];
    const password = 'another-long-password';
    const without = await call('PUT', 'user', { password }, token);
    expect(await without.json()).toMatchObject({ error_code: 'current_password_required' });
    const odd = await call('PUT', 'user', { password: 12345678901 }, token);
    expect(odd.status).toBe(400);
    const wrong = await call('PUT', 'user', { password, current_password: 'wrong' }, token);
    expect(await wrong.json()).toMatchObject({ error_code: 'current_password_invalid' });
    expect(await isAlive(other)).toBe(true);
    const right = await call('PUT', 'user', { password, current_password: own }, token);
    expect(right.status).toBe(200);
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false]);
    expect(await logIn(email, password)).toBeUndefined();
  });

  test('a password recovery allows one password change without the current password', async () => {
    const email = await confirmed(theirs);
    const stranger = await tokenOf(email, theirs);
    const token = await recover(email);
    expect((await call('PUT', 'user', { password: own }, token)).status).toBe(200);
    expect(await isAlive(stranger)).toBe(false);
    expect(await logIn(email, theirs)).toBe('Invalid login credentials');
    const again = await call('PUT', 'user', { password: theirs }, token);
    expect(await again.json()).toMatchObject({ error_code: 'current_password_required' });
  });
});

describe('a change of address', () => {
  const ask = async (email: string) => {
    const mine = await confirmed();
    const token = await tokenOf(mine, own);
    const before = await newestTo(mine);
    const answer = await call('PUT', 'user', { email }, token);
    const { new_email }: { new_email?: string } = JSON.parse(await answer.text());
    return { mine, token, before, status: answer.status, new_email };
  };

  test('a change of email address needs confirmation from both mailboxes, moves the conversations, and ends password and sessions', async () => {
    const email = newAddress();
    const { mine, token, before } = await ask(email);
    const message = { name: 'Ada', email: mine, subject: email, message: 'Hi' };
    await insertRowsByFetch(backend, 'contact_messages', message, {
      authorization: `Bearer ${token}`,
    });
    const staff = await createSignedInApiClient(
      backend,
      'tm001@torsa.example',
      'local-team-member-1',
    );
    const answersGoTo = async () =>
      (await staff.from('conversations').select('email').eq('subject', email).single()).data?.email;
    const half = await open(await mailAfter(mine, before));
    expect(half.headers.get('location')).toContain('#message=Confirmation+link+accepted');
    expect(await logIn(mine, own)).toBeUndefined();
    expect(await answersGoTo()).toBe(mine);
    await open(await newestTo(email));
    expect(await answersGoTo()).toBe(email);
    expect(await logIn(mine, own)).toBe('Invalid login credentials');
    expect(await logIn(email, own)).toBe('Invalid login credentials');
    expect(await isAlive(token)).toBe(false);
    expect((await call('PUT', 'user', { password: theirs }, await recover(email))).status).toBe(
      200,
    );
    expect(await logIn(email, theirs)).toBeUndefined();
  });

  test.each(['a client', 'a staff member'])(
    'a change to the address of %s is refused like on the auth server, and sends no mail',
    async (owner) => {
      const taken = owner === 'a client' ? await confirmed() : 'tm001@torsa.example';
      const mine = await confirmed();
      const before = await newestTo(mine);
      const answer = await call('PUT', 'user', { email: taken }, await tokenOf(mine, own));
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        error_code: 'email_exists',
        msg: 'A user with this email address has already been registered',
      });
      expect(await newestTo(mine)).toEqual(before);
    },
  );
});
