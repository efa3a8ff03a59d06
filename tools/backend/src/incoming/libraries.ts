import { convert } from 'html-to-text';
import PostalMime from 'postal-mime';
import type { EmailLibraries } from './shared-incoming.ts';

/** The email libraries in the same versions as in supabase/functions/receive-mail. */
export const libraries: EmailLibraries = {
  // An email that was forwarded as a file stays a file, because the sender did not write its text.
  parseMime: (source) => PostalMime.parse(source, { forceRfc822Attachments: true }),
  convertHtml: (html, options) => convert(html, options),
};
