import { useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { insert } from '@torsa/shared/database/insert';
import type { ContactMessage } from './contact-fields.ts';
import { sourcePage } from './source-page.ts';

/** How long to wait for the backend before calling it a failure, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Stores a message for the company.
 * @param key a UUID; sent again with the same one, the message is stored once
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

/** What a client writes is theirs to read in the portal. Nobody else loads the backend's client for a message. */
async function tokenOfClient(): Promise<string | undefined> {
  if (useAuth.getState().session.status === 'signedOut') return undefined;
  return (await (await loadSession()).current())?.access_token;
}
