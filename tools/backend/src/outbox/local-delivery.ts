import { sendBySmtp } from './send-by-smtp.ts';
import { type ComposedMail, toMime } from './shared-mail.ts';

/** The company's address, which the local site shows as well. */
export const LOCAL_MAIL_FROM = 'hello@torsa.example';

/** Hands mails to the local inbox. */
export function localDelivery(smtpPort: number): (mail: ComposedMail) => Promise<void> {
  return (mail) =>
    sendBySmtp(smtpPort, {
      from: mail.from.address,
      to: mail.to,
      source: toMime(mail, new Date()),
    });
}
