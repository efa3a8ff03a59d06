import { AsyncLocalStorage } from 'node:async_hooks';
import { type EmailDriver, type EmailMessage, SmtpEmailDriver } from '@supabase/lite';

/** What one API request asked for, and what became of its mail. */
export type MailContext = { redirectTo: string; failedFor?: string };

/** The embedded backend does not hand `redirect_to` to its mailer; it travels beside the call. */
export const mailContext = new AsyncLocalStorage<MailContext>();

const VERIFY_LINK = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g;

/** Points the confirmation links of a mail at the API and lets them lead back to `redirectTo`. */
function rewriteLinks(body: string, apiUrl: string, redirectTo: string): string {
  return body.replace(VERIFY_LINK, (link) => {
    const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'));
    searchParams.set('redirect_to', redirectTo);
    return `${apiUrl}${pathname}?${searchParams}`;
  });
}

/**
 * Sends mails to the local inbox. A failure is noted in the request's context instead of thrown:
 * thrown, the backend would print a stack and answer without saying why.
 */
export function createMailDriver(smtpPort: number, apiUrl: string, siteUrl: string): EmailDriver {
  const smtp = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: smtpPort,
    from: { name: 'Torsa', address: 'noreply@torsa.example' },
    requireTls: false,
    timeoutMs: 5000,
  });
  return {
    async send(mail: EmailMessage): Promise<void> {
      // Nobody has an address there (RFC 2606).
      if (mail.to.endsWith('.invalid')) return;
      const context = mailContext.getStore() ?? { redirectTo: siteUrl };
      const rewrite = (body = ''): string => rewriteLinks(body, apiUrl, context.redirectTo);
      try {
        await smtp.send({ ...mail, html: rewrite(mail.html), text: rewrite(mail.text) });
      } catch (error) {
        context.failedFor = mail.to;
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`A mail could not be sent (${reason}). Is the inbox running?`);
      }
    },
  };
}
