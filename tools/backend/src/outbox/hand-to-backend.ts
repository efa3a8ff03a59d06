import { RECEIVE_MAIL } from './receive-mail.ts';
import { sign } from './shared-mail.ts';

/** What the sender of a mail is told: the mail server takes the code, which says whether to try again, from the error. */
const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/**
 * Hands a mail to the backend as a mail server hands it to the edge function of hosted. Throws what the mail server tells
 * the sender: 550 that it belongs to no conversation of theirs, 451 to try again later.
 */
export async function handToBackend(
  { url, secret }: { readonly url: string; readonly secret: string },
  recipient: string,
  source: Buffer,
): Promise<void> {
  const body = JSON.stringify({ recipient, source: source.toString('base64') });
  const time = String(Date.now());
  const headers = { 'x-signed-at': time, 'x-signature': await sign(secret, time, body) };
  const response = await fetch(url + RECEIVE_MAIL, { method: 'POST', headers, body }).catch(() => {
    throw refusal(451, 'The backend cannot be reached. Try again later.');
  });
  const text = await response.text();
  if (!response.ok) throw refusal(response.status === 413 ? 552 : 451, text);
  if (JSON.parse(text).result === 'unknown') {
    throw refusal(550, 'This address takes answers of the person that it was given to.');
  }
}
