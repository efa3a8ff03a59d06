import * as v from 'valibot';
import {
  EMAIL_REJECTION_REPLIES,
  type EmailRejectionReply,
} from '../../../../supabase/functions/_shared/incoming/rejections.ts';
import { signRequestBody } from '../../../../supabase/functions/_shared/signature.ts';
import { RECEIVE_MAIL_FUNCTION_PATH } from './receive-email.ts';

/** Creates the SMTP error for an email's sender. Its code determines whether the sending mail server tries again. */
export const createSmtpRefusalError = ({ smtp, message }: EmailRejectionReply): Error =>
  Object.assign(new Error(message), { responseCode: smtp });

const refusalSchema = v.object({ smtp: v.number(), message: v.string() });

/** An incoming email to a conversation's reply address. */
export interface ForwardedEmail {
  readonly recipient: string;
  /** The SMTP envelope sender. Empty for delivery reports and automatic replies. */
  readonly sender: string;
  /** The email's source. Undefined if only the recipient is checked, before the content is received. */
  readonly source?: Buffer;
}

/**
 * Sends an email to the backend, as the mail server of hosted Supabase does.
 * @throws the SMTP response for the sender: 550 without a conversation, 451 if the backend cannot be reached
 */
export async function forwardToBackend(
  { url, secret }: { readonly url: string; readonly secret: string },
  { recipient, sender, source }: ForwardedEmail,
): Promise<void> {
  const body = JSON.stringify({ recipient, sender, source: source?.toString('base64') });
  const time = String(Date.now());
  const headers = { 'x-signed-at': time, 'x-signature': await signRequestBody(secret, time, body) };
  const response = await fetch(url + RECEIVE_MAIL_FUNCTION_PATH, {
    method: 'POST',
    headers,
    body,
  }).catch(() => {
    throw createSmtpRefusalError(EMAIL_REJECTION_REPLIES.unavailable);
  });
  const text = await response.text();
  if (response.ok) return;
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), text);
  if (response.status === 413) throw createSmtpRefusalError(EMAIL_REJECTION_REPLIES.tooLarge);
  throw createSmtpRefusalError(
    response.status === 422 && refusal.success
      ? refusal.output
      : EMAIL_REJECTION_REPLIES.unavailable,
  );
}
