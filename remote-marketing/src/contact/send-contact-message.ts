import { useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { insertRow } from '@torsa/shared/database/insert';
import type { ContactMessage } from './contact-fields.ts';
import { findSourcePage } from './source-page.ts';

/** The time limit of the backend call that stores a contact message, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Stores a contact message for the company in the backend.
 * @param key the idempotency key, a UUID, with which the backend stores a repeated message only once
 * @throws {BackendError}
 */
export async function sendContactMessage(
  message: ContactMessage,
  key: string | undefined,
): Promise<void> {
  const source = findSourcePage();
  await insertRow('contact_messages', message, {
    token: await tokenOfClient(),
    key,
    ...(source !== undefined && { headers: { 'source-page': source } }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * The session token links the message to a client account, so that the client can read the message in the portal.
 * Without a session, the page does not load the Supabase client.
 */
async function tokenOfClient(): Promise<string | undefined> {
  if (useAuth.getState().session.status === 'signedOut') return undefined;
  return (await (await loadSession()).current())?.access_token;
}
