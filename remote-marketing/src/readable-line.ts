/** A maximum line length of about 72 letters, which are narrower than the unit `ch`. */
export const maxReadableLineLength = '54ch';
