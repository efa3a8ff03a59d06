/** The maximum size of an incoming email, in bytes, which the mail server announces. */
export const MAX_EMAIL_BYTES = 10 * 1024 * 1024;
/** The maximum size of all attached files of one email, in bytes. */
export const MAX_EMAIL_FILE_BYTES = 5 * 1024 * 1024;
/** The maximum number of attached files of one email. */
export const MAX_EMAIL_FILES = 20;
/** The maximum number of characters of a message. A longer text is also stored as a file. */
export const MAX_EMAIL_BODY_CHARACTERS = 20_000;
/** The maximum number of characters of quoted text that is stored with a message. */
export const MAX_QUOTATION_CHARACTERS = 100_000;
/** The maximum number of characters in which quotations are searched. Longer texts are stored unchanged. */
export const MAX_PARSED_CHARACTERS = 1_000_000;
/** The maximum time for parsing one email, in milliseconds. */
export const PARSE_TIME_LIMIT_MS = 5_000;
