/** Maximum bytes of a whole email. The mail server announces this limit and refuses a larger email with status 552. */
export const MAX_EMAIL_BYTES = 10 * 1024 * 1024;
/** Maximum bytes of all files in one email. The message names a larger file instead of storing it. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Maximum number of files in one email. */
export const MAX_FILES = 20;
/** Maximum characters of a message, the same as in the database. A longer text is also stored as a file. */
export const MAX_BODY_CHARACTERS = 20_000;
/** Maximum characters of a stored quotation. */
export const MAX_QUOTATION_CHARACTERS = 100_000;
/** Maximum characters of text or HTML in which quotations are searched. Longer texts are stored unchanged. */
export const MAX_PARSED_CHARACTERS = 1_000_000;
/** Maximum milliseconds for parsing one email. */
export const PARSE_BUDGET_MS = 5_000;
