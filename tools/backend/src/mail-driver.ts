import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { EmailLanguage } from '../../../supabase/functions/_shared/mail-look.ts';
import { createInboxTransport } from './inbox-transport.ts';
import { rewriteMailLinks } from './mail-links.ts';
import { htmlToPlainText } from './mail-text.ts';

/** The email settings of one API request, and the result of sending its email. */
export type MailContext = {
  redirectTo: string;
  failedFor?: string;
};

/** Passes the request's `redirect_to` to the mail driver, because the embedded backend does not. */
export const mailContextStorage = new AsyncLocalStorage<MailContext>();

interface MailDriverOptions {
  readonly smtpPort: number;
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Returns the language of the emails to an email address. */
  readonly languageOf: (address: string) => Promise<EmailLanguage | undefined>;
}

/**
 * Sends emails to the local inbox. It stores an error in the request's context, because the embedded backend would
 * hide the reason of a thrown error.
 */
export function createMailDriver(options: MailDriverOptions): EmailDriver {
  const { smtpPort, apiUrl, siteUrl, languageOf } = options;
  const transport = createInboxTransport(smtpPort);
  const from = { name: 'Torsa', address: 'noreply@torsa.example' };
  return {
    async send(mail: EmailMessage): Promise<void> {
      const context = mailContextStorage.getStore() ?? { redirectTo: siteUrl };
      const { redirectTo } = context;
      try {
        const targets = { apiUrl, siteUrl, redirectTo, language: await languageOf(mail.to) };
        const rewrite = (body = ''): string => rewriteMailLinks(body, targets);
        const html = rewrite(mail.html);
        // Ignores the embedded mailer's default text, which contains a six-digit code that no page accepts.
        const text = htmlToPlainText(html);
        const to = { name: '', address: mail.to };
        await transport.sendMail({ from, to, subject: rewrite(mail.subject), html, text });
      } catch (error) {
        context.failedFor = mail.to;
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`An email was not sent (${reason}). Start the inbox, or check SMTP_PORT.`);
      }
    },
  };
}
