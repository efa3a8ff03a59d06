import { useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { insert } from '@torsa/shared/database/insert';
import type { ContactMessage } from './contact-fields.ts';
import { sourcePage } from './source-page.ts';

/** The time-out of the call, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Stores a message for the company.
 * @param key the idempotency key, a UUID: a message that is sent again is stored once
 * @throws {BackendError}
 */
export async function sendContactMessage(
  message: ContactMessage,
  key: string | undefined,
): Promise<void> {
  const source = sourcePage();
  await insert('contact_messages', message, {
    token: await tokenOfClient(),
    key,
    ...(source !== undefined && { headers: { 'source-page': source } }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * The token links the message to a client, who can read it in the portal. Visitors do not load the backend client.
 */
async function tokenOfClient(): Promise<string | undefined> {
  if (useAuth.getState().session.status === 'signedOut') return undefined;
  return (await (await loadSession()).current())?.access_token;
}
