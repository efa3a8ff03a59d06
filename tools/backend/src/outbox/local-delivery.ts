import { createTransport } from 'nodemailer';
import { type ComposedMail, toMime } from './shared-mail.ts';

/** The company's address, which the local site shows as well. */
export const LOCAL_MAIL_FROM = 'hello@torsa.example';

/** How long the server may be silent, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Hands mails to the local inbox; each resolves once that has stored it. Neither encrypts nor logs in: it is for 127.0.0.1.
 * Throws an error with a `responseCode` where the mail server refuses.
 */
export function localDelivery(port: number): (mail: ComposedMail) => Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    socketTimeout: PATIENCE_MS,
  });
  return async (mail) => {
    const envelope = { from: mail.from.address, to: mail.to };
    await transport.sendMail({ envelope, raw: toMime(mail, new Date()) });
  };
}
