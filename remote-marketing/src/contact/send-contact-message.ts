import { useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { insert, isStored } from '@torsa/shared/database/insert';
import { retryAfterOf } from '@torsa/shared/database/retry-after';
import type { ContactMessage } from './contact-fields.ts';
import { sourcePage } from './source-page.ts';

/** How long to wait for the backend before calling it a failure, in milliseconds. */
const timeoutMs = 20_000;

/** `retryAfter` in seconds; undefined where the backend does not say. */
export type SendOutcome =
  | { readonly status: 'sent' }
  | { readonly status: 'failed' }
  | { readonly status: 'limited'; readonly retryAfter: number | undefined };

/**
 * Stores a message for the company. Never throws: without a network it is not sent.
 * @param key a UUID; sent again with the same one, the message is stored once
 */
export async function sendContactMessage(
  message: ContactMessage,
  key: string | undefined,
): Promise<SendOutcome> {
  try {
    const source = sourcePage();
    const answer = await insert('contact_messages', message, {
      token: await tokenOfClient(),
      key,
      ...(source !== undefined && { headers: { 'source-page': source } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (isStored(answer)) return { status: 'sent' };
    if (answer.status !== 429) return { status: 'failed' };
    return { status: 'limited', retryAfter: retryAfterOf(Object(await answer.json())) };
  } catch {
    return { status: 'failed' };
  }
}

/** What a client writes is theirs to read in the portal. Nobody else loads the backend's client for a message. */
async function tokenOfClient(): Promise<string | undefined> {
  if (useAuth.getState().session.status === 'signedOut') return undefined;
  return (await (await loadSession()).current())?.access_token;
}
