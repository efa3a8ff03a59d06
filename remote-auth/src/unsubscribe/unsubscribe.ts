import { loadSeparateClient } from '@torsa/shared/backend';
import { BackendError, unwrapResponse } from '@torsa/shared/database/backend-error';
import type { EmailSubscriptionKind } from './read-subscription.ts';

/**
 * Turns off the kind of email of an unsubscribe token. It uses no session, because the backend would reject an expired
 * one.
 * @throws {BackendError} `missing` for an unknown token
 */
export async function unsubscribeFromEmails(token: string): Promise<EmailSubscriptionKind> {
  const client = await loadSeparateClient();
  try {
    const kind = await unwrapResponse(client.rpc('unsubscribe', { token }));
    if (!kind) throw new BackendError('missing', 'Unknown token.');
    return kind;
  } finally {
    await client.auth.dispose();
  }
}
