// Receives the answers that come by email. Whoever receives the emails of `reply+…@` calls it, signed: supabase/README.md.
import { convert } from 'npm:html-to-text@10.0.1';
import PostalMime from 'npm:postal-mime@4.0.0';
import { callFunction, setting } from '../_shared/database.ts';
import { type EmailLibraries, parseEmail } from '../_shared/incoming/parsed-email.ts';
import { answerEmail, EmailRefused } from '../_shared/incoming/receive-email.ts';
import { REFUSALS } from '../_shared/incoming/refusals.ts';

const libraries: EmailLibraries = {
  parseMime: (source) => PostalMime.parse(source, { forceRfc822Attachments: true }),
  convertHtml: (html, options) => convert(html, options),
};

// Each request has an isolate's time and memory for itself: parsing is linear, and delays no other request.
Deno.serve((request: Request) =>
  answerEmail(request, {
    secret: setting('RECEIVE_MAIL_SECRET'),
    call: callFunction,
    parse: async (source, options) => {
      try {
        return await parseEmail(source, options, libraries);
      } catch (cause) {
        throw new EmailRefused(REFUSALS.unreadable, { cause });
      }
    },
  }),
);
