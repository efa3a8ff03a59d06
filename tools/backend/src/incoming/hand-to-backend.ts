import * as v from 'valibot';
import { sign } from '../outbox/shared-mail.ts';
import { RECEIVE_MAIL } from './receive-email.ts';
import { REFUSALS, type Refusal } from './shared-incoming.ts';

/** An answer for the sender of an email: the mail server takes the code, which says whether to try again, from the error. */
export const refusalError = ({ smtp, message }: Refusal): Error =>
  Object.assign(new Error(message), { responseCode: smtp });

const refusalSchema = v.object({ smtp: v.number(), message: v.string() });

/** An email on its way to a conversation. */
export interface HandedEmail {
  readonly recipient: string;
  /** The envelope sender: empty for reports and automatic replies. */
  readonly sender: string;
  /** Undefined to ask whether the email may come, before its content is read. */
  readonly source?: Buffer;
}

/**
 * Hands an email to the backend as a mail server hands it to the edge function of hosted. Throws what the mail server
 * answers the sender: 550 where it belongs to no conversation, 451 where the backend cannot be reached.
 */
export async function handToBackend(
  { url, secret }: { readonly url: string; readonly secret: string },
  { recipient, sender, source }: HandedEmail,
): Promise<void> {
  const body = JSON.stringify({ recipient, sender, source: source?.toString('base64') });
  const time = String(Date.now());
  const headers = { 'x-signed-at': time, 'x-signature': await sign(secret, time, body) };
  const response = await fetch(url + RECEIVE_MAIL, { method: 'POST', headers, body }).catch(() => {
    throw refusalError(REFUSALS.unavailable);
  });
  const text = await response.text();
  if (response.ok) return;
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), text);
  if (response.status === 413) throw refusalError(REFUSALS.tooLarge);
  throw refusalError(
    response.status === 422 && refusal.success ? refusal.output : REFUSALS.unavailable,
  );
}
