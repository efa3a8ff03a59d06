import { convert } from 'html-to-text';
import PostalMime from 'postal-mime';
import type { EmailLibraries } from './shared-incoming.ts';

/** The libraries that read emails, in the versions that supabase/functions/receive-mail names. */
export const libraries: EmailLibraries = {
  // An email that was forwarded as a file stays a file: its text is no text of the sender.
  parseMime: (source) => PostalMime.parse(source, { forceRfc822Attachments: true }),
  convertHtml: (html, options) => convert(html, options),
};
