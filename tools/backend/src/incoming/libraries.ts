import { convert } from 'html-to-text';
import PostalMime from 'postal-mime';
import type { EmailParserLibraries } from '../../../../supabase/functions/_shared/incoming/parsed-email.ts';

/** The email libraries, in the same versions as in the edge function supabase/functions/receive-mail. */
export const emailLibraries: EmailParserLibraries = {
  // Keeps a forwarded email as an attachment, because the sender of the message did not write its text.
  parseMime: (source) => PostalMime.parse(source, { forceRfc822Attachments: true }),
  convertHtml: (html, options) => convert(html, options),
};
