import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handleApiRequest } from './api-handler.ts';
import { openEmbeddedSupabase } from './embedded-app.ts';
import { type LocalInboxServer, startLocalInbox } from './inbox/inbox-server.ts';
import { startSendingInvitations } from './invite-staff.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';
import { runMigrations } from './migrate.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { createMemoryDatabase } from './test-database.ts';
import { TEST_SITE_URL, waitForMail } from './testing.ts';

const own = 'chosen-by-the-owner';
const theirs = 'chosen-by-a-stranger';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let inbox: LocalInboxServer;
let app: Awaited<ReturnType<typeof openEmbeddedSupabase>>;
let stop: () => Promise<void>;
let email: string;
let count = 100;

const call = async (path: string, body: object, token?: string, method = 'POST') => {
  const request = new Request(`http://localhost:1${path}`, {
    method,
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const origins = new Set([TEST_SITE_URL]);
  const answer = await handleApiRequest(request, { app, siteUrl: TEST_SITE_URL, origins });
  const text = await answer.text();
  return text === '' ? {} : JSON.parse(text);
};

const addStaff = () =>
  app.connection.driver.query(
    `insert into public.staff (email, role, team_role, staff_id, name)
      values ($1, 'team', 'team_member', $2, 'New')`,
    [email, `TM${count}`],
  );

/** Returns the token hash in the link of the newest mail, once that mail is an invitation. */
async function invited(): Promise<string> {
  const link = /\/auth\/new-password\?token_hash=([0-9a-f]+)&(?:amp;)?type=invite/;
  return waitUntil(`${email} is invited`, async () => {
    const hash = link.exec((await waitForMail(inbox.url, email)).html)?.[1];
    if (!hash) throw new Error('The newest mail is not an invitation');
    return hash;
  });
}

async function accept(): Promise<string> {
  const answer = await call('/auth/v1/verify', { type: 'invite', token_hash: await invited() });
  return answer.access_token;
}

const logIn = (password: string) => call('/auth/v1/token?grant_type=password', { email, password });

beforeAll(async () => {
  folder = await makeTempFolder();
  const smtpPort = await freePort();
  const mailDir = join(folder.path, 'mail');
  inbox = await startLocalInbox({ webPort: await freePort(), smtpPort, mailDir });
  app = await openEmbeddedSupabase({
    database: createMemoryDatabase(),
    jwtSecret: 's'.repeat(32),
    mail: { smtpPort, apiUrl: 'http://localhost:1', siteUrl: TEST_SITE_URL },
    origins: new Set([TEST_SITE_URL]),
    supabaseDir: SUPABASE_DIR,
  });
  await runMigrations(app, SUPABASE_DIR);
  stop = await startSendingInvitations({ app, siteUrl: TEST_SITE_URL });
});

afterAll(async () => {
  await stop();
  await app.connection.close();
  await inbox.close();
  await folder.remove();
});

beforeEach(() => {
  count += 1;
  email = `tm${count}@torsa.example`;
});

test('inserting a staff row sends an invitation email whose link sets the password', async () => {
  await addStaff();
  const token = await accept();
  expect(await call('/auth/v1/user', { password: own }, token, 'PUT')).toMatchObject({ email });
  expect(await logIn(own)).toMatchObject({ user: { app_metadata: { role: 'team' } } });
});

test.each(['before', 'after'])(
  'the password of a sign-up %s the invitation does not open the account',
  async (when) => {
    const signUp = () => call('/auth/v1/signup', { email, password: theirs });
    if (when === 'before') await signUp();
    await addStaff();
    const token = await accept();
    if (when === 'after') await signUp();
    expect(await logIn(theirs)).not.toHaveProperty('access_token');
    await call('/auth/v1/user', { password: own }, token, 'PUT');
    expect(await logIn(theirs)).not.toHaveProperty('access_token');
    expect(await logIn(own)).toMatchObject({ user: { app_metadata: { role: 'team' } } });
  },
);

test('§10.13 a client becomes staff, and loses session and password, only when opening the invitation link', async () => {
  await call('/auth/v1/signup', { email, password: theirs });
  const link = /token=([0-9a-f]+)/.exec((await waitForMail(inbox.url, email)).html)?.[1];
  const { access_token: before } = await call('/auth/v1/verify', {
    type: 'signup',
    token_hash: link,
  });
  await addStaff();
  const hash = await invited();
  const me = () => call('/auth/v1/user', {}, before, 'PUT');
  expect(await me()).toMatchObject({ email, app_metadata: { role: 'user' } });
  expect(await logIn(theirs)).toMatchObject({ user: { app_metadata: { role: 'user' } } });
  const { access_token: token } = await call('/auth/v1/verify', {
    type: 'invite',
    token_hash: hash,
  });
  expect(await me()).not.toHaveProperty('email');
  expect(await logIn(theirs)).not.toHaveProperty('access_token');
  await call('/auth/v1/user', { password: own }, token, 'PUT');
  expect(await logIn(own)).toMatchObject({ user: { app_metadata: { role: 'team' } } });
});

test('an unconfirmed user who is later invited as staff can still confirm with the sign-up link', async () => {
  await call('/auth/v1/signup', { email, password: theirs });
  const link = /token=([0-9a-f]+)/.exec((await waitForMail(inbox.url, email)).html)?.[1];
  await addStaff();
  await invited();
  await app.connection.driver.query('delete from public.staff where email = $1', [email]);
  await call('/auth/v1/verify', { type: 'signup', token_hash: link });
  expect(await logIn(theirs)).toMatchObject({ user: { app_metadata: { role: 'user' } } });
});

test('the staff accounts of the seed data get no invitation email', async () => {
  await addStaff();
  await invited();
  await expect(waitForMail(inbox.url, 'tl001@torsa.example')).rejects.toThrow('No email');
});
