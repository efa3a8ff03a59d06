/** Bytes of a whole email. The mail server announces this limit, and refuses a larger email with 552. */
export const MAX_EMAIL_BYTES = 10 * 1024 * 1024;
/** Bytes of all files of one email together. A larger file is named in the message instead of stored. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Files of one email. */
export const MAX_FILES = 20;
/** Characters of a message, as the database checks. A longer text is stored as a file as well. */
export const MAX_BODY_CHARACTERS = 20_000;
/** Characters of a stored quotation. */
export const MAX_QUOTATION_CHARACTERS = 100_000;
/** Characters of text or HTML that are searched for quotations. Longer texts are kept whole. */
export const MAX_PARSED_CHARACTERS = 1_000_000;
/** Milliseconds that parsing one email may take. */
export const PARSE_BUDGET_MS = 5_000;
