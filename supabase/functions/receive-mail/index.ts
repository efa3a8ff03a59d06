// The edge function that receives the mail server's signed requests with email replies: see supabase/README.md.
import { convert } from 'npm:html-to-text@10.0.1';
import PostalMime from 'npm:postal-mime@4.0.0';
import { callFunction, setting } from '../_shared/database.ts';
import { type EmailParserLibraries, parseEmail } from '../_shared/incoming/parsed-email.ts';
import { EmailRejectedError, handleIncomingEmail } from '../_shared/incoming/receive-email.ts';
import { EMAIL_REJECTION_REPLIES } from '../_shared/incoming/rejections.ts';

const libraries: EmailParserLibraries = {
  parseMime: (source) => PostalMime.parse(source, { forceRfc822Attachments: true }),
  convertHtml: (html, options) => convert(html, options),
};

// Parses the email in this process, because each instance of this function parses only one email.
Deno.serve((request: Request) =>
  handleIncomingEmail(request, {
    secret: setting('RECEIVE_MAIL_SECRET'),
    call: callFunction,
    parse: async (source, options) => {
      try {
        return await parseEmail(source, options, libraries);
      } catch (cause) {
        throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.unreadable, { cause });
      }
    },
  }),
);
