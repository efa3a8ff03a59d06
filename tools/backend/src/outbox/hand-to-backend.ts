import { RECEIVE_MAIL } from './receive-mail.ts';
import { sign } from './shared-mail.ts';

/** What the sender of a mail is told, with the code that says whether to try again. */
class SmtpRefusal extends Error {
  override name = 'SmtpRefusal';
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

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
    throw new SmtpRefusal(451, 'The backend cannot be reached. Try again later.');
  });
  const text = await response.text();
  if (!response.ok) throw new SmtpRefusal(response.status === 413 ? 552 : 451, text);
  if (JSON.parse(text).result === 'unknown') {
    throw new SmtpRefusal(550, 'This address takes answers of the person that it was given to.');
  }
}
