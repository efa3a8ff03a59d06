import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { inboxTransport } from './inbox-transport.ts';
import { directLinks } from './mail-links.ts';
import { textOf } from './mail-text.ts';
import type { MailLanguage } from './outbox/shared-mail.ts';

/** What one API request asked for, and what became of its mail. */
export type MailContext = {
  redirectTo: string;
  failedFor?: string;
};

/** The embedded backend does not hand `redirect_to` to its mailer; it travels beside the call. */
export const mailContext = new AsyncLocalStorage<MailContext>();

interface MailDriverOptions {
  readonly smtpPort: number;
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** What whoever has or wants an address chose for mails. */
  readonly languageOf: (address: string) => Promise<MailLanguage | undefined>;
}

/**
 * Sends mails to the local inbox. A failure is noted in the request's context instead of thrown:
 * thrown, the backend would print a stack and answer without saying why.
 */
export function createMailDriver(options: MailDriverOptions): EmailDriver {
  const { smtpPort, apiUrl, siteUrl, languageOf } = options;
  const transport = inboxTransport(smtpPort);
  const from = { name: 'Torsa', address: 'noreply@torsa.example' };
  return {
    async send(mail: EmailMessage): Promise<void> {
      const context = mailContext.getStore() ?? { redirectTo: siteUrl };
      const { redirectTo } = context;
      try {
        const targets = { apiUrl, siteUrl, redirectTo, language: await languageOf(mail.to) };
        const rewrite = (body = ''): string => directLinks(body, targets);
        const html = rewrite(mail.html);
        // The embedded mailer's own text offers a code that no page takes.
        const text = textOf(html);
        const to = { name: '', address: mail.to };
        await transport.sendMail({ from, to, subject: rewrite(mail.subject), html, text });
      } catch (error) {
        context.failedFor = mail.to;
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`A mail could not be sent (${reason}). Is the inbox running?`);
      }
    },
  };
}
