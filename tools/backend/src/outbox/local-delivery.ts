import { inboxTransport } from '../inbox-transport.ts';
import type { ComposedMail } from './shared-mail.ts';

/** The company's address, which the local site shows as well. */
export const LOCAL_MAIL_FROM = 'hello@torsa.example';

/** Hands mails to the local inbox. Throws an error with a `responseCode` where it refuses one. */
export function localDelivery(smtpPort: number): (mail: ComposedMail) => Promise<void> {
  const transport = inboxTransport(smtpPort);
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
