import type { RejectedEmailFile } from './files.ts';

/** The maximum number of rejected files that a message lists by name. */
const MAX_NAMES = 10;

/** Formats a file size with its unit. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Returns the line of a message that lists the rejected files, in the language of the message. */
export function describeRejectedFiles(refused: readonly RejectedEmailFile[], text: string): string {
  if (refused.length === 0) return '';
  const isBengali = /\p{Script=Bengali}/u.test(text);
  const names = refused
    .slice(0, MAX_NAMES)
    .map(({ name, size }) => `${name}, ${formatFileSize(size)}`);
  const more = refused.length - names.length;
  if (isBengali) {
    const rest = more > 0 ? `; আরও ${more}টি` : '';
    return `${refused.length}টি ফাইল নেওয়া যায়নি: ${names.join('; ')}${rest}`;
  }
  const rest = more > 0 ? `; and ${more} more` : '';
  return `${refused.length} ${refused.length === 1 ? 'file was' : 'files were'} not accepted: ${names.join('; ')}${rest}`;
}

/** The SMTP code of a rejected email, which decides about a retry, and an explanation for the sender. */
export interface EmailRejectionReply {
  readonly smtp: number;
  readonly message: string;
}

export const EMAIL_REJECTION_REPLIES = {
  unknown: {
    smtp: 550,
    message:
      'This address only takes replies to an email of ours. Reply to our latest email, or write to us on our website.',
  },
  tooLarge: {
    smtp: 552,
    message: 'This email is larger than 10 MB. Send it again with smaller files.',
  },
  unreadable: {
    smtp: 554,
    message: 'This email could not be read. Send it again as plain text, with its files attached.',
  },
  empty: {
    smtp: 554,
    message: 'This email has no text, no subject and no files. Write something and send it again.',
  },
  unavailable: {
    smtp: 451,
    message: 'Our system cannot be reached at the moment. Your email will be sent again later.',
  },
  limited: {
    smtp: 450,
    message: 'Too many emails came from this address. Your email will be sent again later.',
  },
} as const satisfies Record<string, EmailRejectionReply>;
