import { strict as assert } from 'node:assert';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  createUniqueEmailAddress,
  type LoginSession,
  logIn,
  requestPasswordRecovery,
  signUp,
  updateAccount,
} from './account.ts';
import { callApi } from './call.ts';
import { waitForNewMail } from './mailbox.ts';
import { openMailLink } from './open-mail.ts';
import type { TestedBackendStack } from './stack.ts';

export const createUniquePassword = (): string => `password-${randomUUID()}`;

export interface TestPerson {
  readonly email: string;
  readonly password: string;
  readonly session: LoginSession;
}

/** Creates a client with a confirmed account. */
export async function createTestClient(stack: TestedBackendStack): Promise<TestPerson> {
  const [email, password] = [createUniqueEmailAddress(), createUniquePassword()];
  assert.equal((await signUp(stack, email, password)).status, 200);
  await openMailLink(stack, await waitForNewMail(stack, email));
  return { email, password, session: await logInOrThrow(stack, email, password) };
}

/** Creates a founder: inserts a staff row, opens the invitation email and sets a password. */
export async function createTestFounder(stack: TestedBackendStack): Promise<TestPerson> {
  const [email, password] = [createUniqueEmailAddress(), createUniquePassword()];
  await addTestStaff(stack, email);
  await setNewPassword(stack, await openMailLink(stack, await stack.invitation(email)), password);
  return { email, password, session: await logInOrThrow(stack, email, password) };
}

/**
 * Inserts a staff row with the rights of service_role.
 * @returns the staff ID
 */
export async function addTestStaff(stack: TestedBackendStack, email: string): Promise<string> {
  const letters = [...randomBytes(8)].map((byte) => String.fromCharCode(65 + (byte % 26)));
  const staff_id = `${letters.join('')}001`;
  const body = { email, role: 'founder', staff_id, name: 'Vera' };
  const answer = await callApi(stack, 'POST', '/rest/v1/staff', { token: stack.serviceKey, body });
  assert.equal(answer.status, 201, `The service could not add staff: ${JSON.stringify(answer)}`);
  return staff_id;
}

/** Sets a new password through an email link, without the current password. */
export async function completePasswordRecovery(
  stack: TestedBackendStack,
  email: string,
  password: string,
): Promise<LoginSession> {
  await requestPasswordRecovery(stack, email);
  await setNewPassword(
    stack,
    await openMailLink(stack, await waitForNewMail(stack, email)),
    password,
  );
  return logInOrThrow(stack, email, password);
}

export async function setNewPassword(
  stack: TestedBackendStack,
  session: LoginSession | undefined,
  password: string,
): Promise<void> {
  assert.ok(session, 'The link of the mail opens a session');
  const answer = await updateAccount(stack, session, { password });
  assert.equal(answer.status, 200, `The password was refused: ${JSON.stringify(answer)}`);
}

export async function logInOrThrow(
  stack: TestedBackendStack,
  email: string,
  password: string,
): Promise<LoginSession> {
  const session = await logIn(stack, email, password);
  assert.ok(session, `${email} can log in with the password of their own choice`);
  return session;
}

/** Counts the contact messages that a session can read. For a founder, the count is at least one. */
export async function countReadableMessages(
  stack: TestedBackendStack,
  { access_token }: LoginSession,
): Promise<number> {
  const { body } = await callApi(stack, 'GET', '/rest/v1/contact_messages?select=id', {
    token: access_token,
  });
  return Array.isArray(body) ? body.length : 0;
}

export async function sendContactMessage(stack: TestedBackendStack): Promise<void> {
  const body = { name: 'Vera', email: createUniqueEmailAddress(), message: 'For the founder' };
  const answer = await callApi(stack, 'POST', '/rest/v1/contact_messages', { body });
  assert.equal(answer.status, 201, `No message could be left: ${JSON.stringify(answer)}`);
}
