import { randomUUID } from 'node:crypto';
import { appendFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from './backend-server.ts';
import { type LocalInboxServer, startLocalInbox } from './inbox/inbox-server.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { copyTemplate, testBackend } from './test-database.ts';
import {
  createVisitorClient,
  readConfirmationLink,
  TEST_SITE_URL,
  waitForMail,
} from './testing.ts';

const password = 'a-long-password';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let inbox: LocalInboxServer;
let backend: Backend;
let smtpPort: number;

beforeAll(async () => {
  folder = await makeTempFolder();
  smtpPort = await freePort();
  const mailDir = join(folder.path, 'mail');
  inbox = await startLocalInbox({ webPort: await freePort(), smtpPort, mailDir });
  backend = await testBackend(folder.path, { smtpPort, supabaseDir: await withNewStaff() });
});

afterAll(async () => {
  await backend.close();
  await inbox.close();
  await folder.remove();
});

// The project’s configuration with one more staff member, who has no account yet.
async function withNewStaff(): Promise<string> {
  const supabaseDir = join(folder.path, 'supabase');
  for (const part of ['config.toml', 'seed.sql', 'migrations', 'templates']) {
    await cp(join(SUPABASE_DIR, part), join(supabaseDir, part), { recursive: true });
  }
  const row = "('new@torsa.example', 'team', 'team_member', 'TM002', 'New')";
  await appendFile(
    join(supabaseDir, 'seed.sql'),
    `insert into public.staff (email, role, team_role, staff_id, name) values ${row};`,
  );
  return supabaseDir;
}

const newAddress = (): string => `visitor-${randomUUID()}@torsa.example`;

async function signUp(email: string, emailRedirectTo?: string) {
  const data = { fullName: 'New Visitor', role: 'founder' };
  const options = emailRedirectTo ? { data, emailRedirectTo } : { data };
  return createVisitorClient(backend).auth.signUp({ email, password, options });
}

test('a user can sign up, open the link in the confirmation email and log in', async () => {
  const email = newAddress();
  const back = `${TEST_SITE_URL}/auth/login?confirmed=1`;
  const { data, error } = await signUp(email, back);
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user?.email).toBe(email);

  const early = await createVisitorClient(backend).auth.signInWithPassword({ email, password });
  expect(early.error?.message).toBe('Email not confirmed');

  const mail = await waitForMail(inbox.url, email);
  expect(mail.subject).toBe('Confirm your email address for Torsa');
  const followed = await fetch(readConfirmationLink(mail), { redirect: 'manual' });
  expect(followed.status).toBe(303);
  expect(followed.headers.get('location')).toMatch(`${back}&code=`);

  const { data: login } = await createVisitorClient(backend).auth.signInWithPassword({
    email,
    password,
  });
  expect(login.user?.user_metadata).toMatchObject({ fullName: 'New Visitor', role: 'user' });
  expect(login.user?.app_metadata.role).toBe('user');
});

test('a second confirmation email confirms the same account with the original password and name', async () => {
  const email = newAddress();
  await signUp(email);
  const first = readConfirmationLink(await waitForMail(inbox.url, email));
  const { auth } = createVisitorClient(backend);
  const back = `${TEST_SITE_URL}/bn/auth/login`;
  const options = { emailRedirectTo: back };
  expect((await auth.resend({ type: 'signup', email, options })).error).toBeNull();
  const second = readConfirmationLink(await waitForMail(inbox.url, email));
  expect(second).not.toBe(first);
  const followed = await fetch(second, { redirect: 'manual' });
  expect(followed.headers.get('location')).toMatch(back);
  const { data: login } = await auth.signInWithPassword({ email, password });
  expect(login.user?.user_metadata).toMatchObject({ fullName: 'New Visitor', role: 'user' });
});

test('the link in an auth email leads only to the site', async () => {
  const email = newAddress();
  await signUp(email, 'http://localhost:9/steal');
  const link = new URL(readConfirmationLink(await waitForMail(inbox.url, email)));
  expect(link.searchParams.get('redirect_to')).toBe(TEST_SITE_URL);
  link.searchParams.set('redirect_to', 'http://127.0.0.1:9/steal');
  const followed = await fetch(link, { redirect: 'manual' });
  expect(followed.headers.get('location')).toMatch(`${TEST_SITE_URL}/auth/login?code=`);
});

test('a user who signs up with a staff address gets no staff role and cannot log in with the chosen password', async () => {
  const email = 'new@torsa.example';
  const { data } = await signUp(email);
  expect(data.session).toBeNull();
  const login = await createVisitorClient(backend).auth.signInWithPassword({ email, password });
  expect(login.error?.message).toBe('Invalid login credentials');
  await fetch(readConfirmationLink(await waitForMail(inbox.url, email)), { redirect: 'manual' });
  const after = await createVisitorClient(backend).auth.signInWithPassword({ email, password });
  expect(after.error?.message).toBe('Invalid login credentials');
});

test('a login with a wrong password and a sign-up with a short password are refused with an explanation', async () => {
  const auth = createVisitorClient(backend).auth;
  const wrong = await auth.signInWithPassword({ email: 'client@torsa.example', password: 'no' });
  expect(wrong.error?.message).toBe('Invalid login credentials');
  const short = await auth.signUp({ email: newAddress(), password: 'short' });
  expect(short.error?.message).toContain('Password should be at least 10 characters');
});

test('a password recovery email uses the project’s template', async () => {
  const redirectTo = `${TEST_SITE_URL}/auth/login`;
  const client = createVisitorClient(backend);
  await client.auth.resetPasswordForEmail('client@torsa.example', { redirectTo });
  const mail = await waitForMail(inbox.url, 'client@torsa.example');
  expect(mail.subject).toBe('Choose a new Torsa password');
  expect(mail.html).toContain(`href="${redirectTo}?token_hash=`);
});

test('§8.5 a sign-up fails with an error while the mail server is down, and can be repeated later', async () => {
  const other = await makeTempFolder();
  copyTemplate(other.path);
  const lonely = await testBackend(other.path);
  const email = newAddress();
  // supabase-js drops the text of a 5xx response, so the test reads the response itself.
  const ask = (address: string) =>
    fetch(`${lonely.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: lonely.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: address, password }),
    });
  // A confirmed account needs no mail.
  expect((await ask('client@torsa.example')).status).toBe(200);
  for (let times = 0; times < 2; times += 1) {
    const refused = await ask(email);
    expect(refused.status).toBe(500);
    expect(await refused.json()).toMatchObject({ msg: 'Error sending confirmation email' });
  }
  const { error } = await createVisitorClient(lonely).auth.signUp({ email, password });
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 500 });
  await lonely.close();
  const well = await testBackend(other.path, { smtpPort });
  expect((await createVisitorClient(well).auth.signUp({ email, password })).error).toBeNull();
  await waitForMail(inbox.url, email);
  await well.close();
  await other.remove();
});
