import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from './backend-server.ts';
import { type LocalInboxServer, startLocalInbox } from './inbox/inbox-server.ts';
import { testBackend } from './test-database.ts';
import { createVisitorClient, TEST_SITE_URL } from './testing.ts';

const password = 'a-long-password';
const confirmed = 'client@torsa.example';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let inbox: LocalInboxServer;
let backend: Backend;
let smtpPort: number;

beforeAll(async () => {
  folder = await makeTempFolder();
  smtpPort = await freePort();
  const mailDir = join(folder.path, 'mail');
  inbox = await startLocalInbox({ webPort: await freePort(), smtpPort, mailDir });
  backend = await testBackend(folder.path, { smtpPort });
});

afterAll(async () => {
  await backend.close();
  await inbox.close();
  await folder.remove();
});

const unknown = (): string => `nobody-${randomUUID()}@torsa.example`;

async function unconfirmed(): Promise<string> {
  const email = unknown();
  await createVisitorClient(backend).auth.signUp({ email, password });
  return email;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request to the auth API. In the body, values that always differ are replaced by the name of their kind. */
async function ask(path: string, email: string, more = {}): Promise<Answer> {
  const response = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...more }),
  });
  const text = (await response.text()).toLowerCase();
  const alike = text
    .replaceAll(email.toLowerCase(), '<email>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dt[\d:.]+(z|\+00:00)/g, '<time>');
  return { status: response.status, body: JSON.parse(alike) };
}

const signUp = {
  what: 'a sign-up',
  path: 'signup',
  more: { password, data: { fullName: 'Bimal Roy' } },
};
const questions = [
  { what: 'a wrong password', path: 'token?grant_type=password', more: { password: 'not-theirs' } },
  { what: 'a reset', path: `recover?redirect_to=${TEST_SITE_URL}`, more: {} },
  { what: 'another mail', path: 'resend', more: { type: 'signup' } },
];

test.each(questions)(
  '$what has the same response with and without an account of the address',
  async (question) => {
    const { path, more } = question;
    const without = await ask(path, unknown(), more);
    for (const email of [confirmed, confirmed.toUpperCase(), await unconfirmed()]) {
      const answer = await ask(path, email, more);
      expect(answer).toMatchObject({ status: without.status, body: without.body });
    }
  },
);

test.each([
  { path: 'otp', more: { create_user: false } },
  { path: 'magiclink', more: {} },
  { path: 'to%6ben?grant_type=password', more: { password: 'not-theirs' } },
  { path: '%2574oken?grant_type=password', more: { password: 'not-theirs' } },
  { path: 'token/?grant_type=password', more: { password: 'not-theirs' } },
  { path: 'token?grant_type=password', more: { password: 5 } },
  { path: 'signup', more: { password, type: 5 } },
])('$path with $more gets one answer, with an account or without', async ({ path, more }) => {
  const without = await ask(path, unknown(), more);
  expect(without.status).toBeGreaterThanOrEqual(400);
  const { status, body } = await ask(path, confirmed, more);
  expect({ status, body }).toEqual({ status: without.status, body: without.body });
});

test('a sign-up with a confirmed email address returns a user without identities, like the auth server', async () => {
  const fresh = await ask('signup', unknown(), signUp.more);
  const repeated = await ask('signup', confirmed, signUp.more);
  const user = {
    aud: 'authenticated',
    email: '<email>',
    app_metadata: { provider: 'email', providers: ['email'] },
  };
  expect(fresh).toMatchObject({ status: 200, body: { ...user, identities: [{}] } });
  expect(repeated).toEqual({
    status: 200,
    body: {
      ...user,
      id: '<id>',
      role: '',
      phone: '',
      confirmation_sent_at: '<time>',
      created_at: '<time>',
      updated_at: '<time>',
      user_metadata: { fullname: 'bimal roy' },
      identities: [],
      is_anonymous: false,
    },
  });
});

test('a second sign-up with an unconfirmed email address gets the same response as the first sign-up', async () => {
  const first = await ask('signup', unknown(), signUp.more);
  expect(await ask('signup', await unconfirmed(), signUp.more)).toEqual(first);
});

test('garbage collection during an auth request does not break the response', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const email = await unconfirmed();
  for (const { path, more } of [signUp, ...questions]) {
    // This test repeats only a few times, because each run can take a quarter of a second.
    const collecting = [10, 40, 80].map((milliseconds) => setTimeout(collect, milliseconds));
    expect((await ask(path, email, more)).status).toBeLessThan(500);
    for (const one of collecting) clearTimeout(one);
  }
});

test('the backend logs the error of a throwing request handler and closes the connection', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = vi
    .spyOn(Response.prototype, 'arrayBuffer')
    .mockRejectedValueOnce(new Error('lost'));
  onTestFinished(() => {
    reported.mockRestore();
    broken.mockRestore();
  });
  await expect(ask('recover', unknown())).rejects.toThrow('fetch failed');
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    'The API failed to answer a request:',
    new Error('lost'),
  );
});

test('a sign-up with the email address of an existing account changes nothing and sends no email', async () => {
  const mails = await fetch(`${inbox.url}/email`).then((response) => response.json());
  await ask('signup', confirmed, { password: 'not-the-password' });
  const login = await createVisitorClient(backend).auth.signInWithPassword({
    email: confirmed,
    password: 'local-client-1',
  });
  expect(login.error).toBeNull();
  expect(await fetch(`${inbox.url}/email`).then((response) => response.json())).toEqual(mails);
});

test('a login to an unconfirmed account with the right password gets the error "Email not confirmed"', async () => {
  const email = await unconfirmed();
  const login = await createVisitorClient(backend).auth.signInWithPassword({ email, password });
  expect(login.error?.message).toBe('Email not confirmed');
});
