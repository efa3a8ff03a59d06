import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from './backend-server.ts';
import { MIN_ANSWER_MS } from './conceal-accounts.ts';
import { type Inbox, startInbox } from './inbox/inbox-server.ts';
import { testBackend } from './test-database.ts';
import { SITE, visitor } from './testing.ts';

const password = 'a-long-password';
const confirmed = 'client@torsa.example';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let inbox: Inbox;
let backend: Backend;
let smtpPort: number;

beforeAll(async () => {
  folder = await makeTempFolder();
  smtpPort = await freePort();
  const mailDir = join(folder.path, 'mail');
  inbox = await startInbox({ webPort: await freePort(), smtpPort, mailDir });
  backend = await testBackend(folder.path, { smtpPort });
});

afterAll(async () => {
  await backend.close();
  await inbox.close();
  await folder.remove();
});

const unknown = (): string => `nobody-${randomUUID()}@torsa.example`;

async function unconfirmed(at = backend): Promise<string> {
  const email = unknown();
  await visitor(at).auth.signUp({ email, password });
  return email;
}

interface Answer {
  readonly status: number;
  /** With everything that is another in every answer named by its kind. */
  readonly body: unknown;
  readonly milliseconds: number;
}

async function ask(path: string, email: string, more = {}, at = backend): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(`${at.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: at.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...more }),
  });
  const text = (await response.text()).toLowerCase();
  const milliseconds = performance.now() - start;
  const alike = text
    .replaceAll(email.toLowerCase(), '<email>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\d[t ][\d:.]+(z|\+00)/g, '<time>');
  return { status: response.status, body: JSON.parse(alike), milliseconds };
}

const questions = [
  { what: 'a sign-up', path: 'signup', more: { password, data: { fullName: 'Bimal Roy' } } },
  { what: 'a wrong password', path: 'token?grant_type=password', more: { password: 'not-theirs' } },
  { what: 'a reset', path: `recover?redirect_to=${SITE}`, more: {} },
  { what: 'another mail', path: 'resend', more: { type: 'signup' } },
];

test.each(questions)('$what tells nobody whether an address has an account', async (question) => {
  const { path, more } = question;
  const nobody = await ask(path, unknown(), more);
  for (const email of [confirmed, confirmed.toUpperCase(), await unconfirmed()]) {
    const answer = await ask(path, email, more);
    expect(answer).toMatchObject({ status: nobody.status, body: nobody.body });
  }
});

test.each([
  { path: 'otp', more: { create_user: false } },
  { path: 'magiclink', more: {} },
  { path: 'to%6ben?grant_type=password', more: { password: 'not-theirs' } },
  { path: '%2574oken?grant_type=password', more: { password: 'not-theirs' } },
  { path: 'token/?grant_type=password', more: { password: 'not-theirs' } },
  { path: 'token?grant_type=password', more: { password: 5 } },
  { path: 'signup', more: { password, type: 5 } },
])('$path with $more has no other answer for anybody', async ({ path, more }) => {
  const nobody = await ask(path, unknown(), more);
  expect(nobody.status).toBeGreaterThanOrEqual(400);
  const { status, body } = await ask(path, confirmed, more);
  expect({ status, body }).toEqual({ status: nobody.status, body: nobody.body });
});

test('every answer takes as long with an account as without', async () => {
  const dataDir = join(folder.path, 'patient');
  const patient = await testBackend(dataDir, { smtpPort, minAnswerMs: MIN_ANSWER_MS });
  const waiting = await unconfirmed(patient);
  const asked = questions.flatMap(({ path, more }) =>
    [unknown(), confirmed, waiting].map((email) => ({ path, more, email })),
  );
  const answers = await Promise.all(
    asked.map(async ({ path, more, email }) => {
      const { milliseconds } = await ask(path, email, more, patient);
      return { path, email, isFast: milliseconds < MIN_ANSWER_MS - 10 };
    }),
  );
  expect(answers.filter(({ isFast }) => isFast)).toEqual([]);
  await patient.close();
});

test('no answer needs what the garbage collector takes away meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const email = await unconfirmed();
  for (const { path, more } of questions) {
    // A few times and no more: each may take a quarter of a second.
    const collecting = [10, 40, 80].map((milliseconds) => setTimeout(collect, milliseconds));
    expect((await ask(path, email, more)).status).toBeLessThan(500);
    for (const one of collecting) clearTimeout(one);
  }
});

test('an answer that fails is none for the client, and is told where the backend runs', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = vi
    .spyOn(Response.prototype, 'arrayBuffer')
    .mockRejectedValueOnce(new Error('lost'));
  onTestFinished(() => {
    told.mockRestore();
    broken.mockRestore();
  });
  await expect(ask('recover', unknown())).rejects.toThrow('fetch failed');
  expect(told).toHaveBeenCalledExactlyOnceWith('The API failed to answer:', new Error('lost'));
});

test('who signs up with the address of an account changes nothing of it', async () => {
  const mails = await fetch(`${inbox.url}/email`).then((response) => response.json());
  await ask('signup', confirmed, { password: 'not-the-password' });
  const login = await visitor(backend).auth.signInWithPassword({
    email: confirmed,
    password: 'local-client-1',
  });
  expect(login.error).toBeNull();
  expect(await fetch(`${inbox.url}/email`).then((response) => response.json())).toEqual(mails);
});

test('who knows the password of an address never confirmed is told what is missing', async () => {
  const email = await unconfirmed();
  const login = await visitor(backend).auth.signInWithPassword({ email, password });
  expect(login.error?.message).toBe('Email not confirmed');
});
