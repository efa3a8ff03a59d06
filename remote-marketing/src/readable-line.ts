/**
 * A maximum line length of about 72 letters. Letters are narrower than the digit zero, whose width is the unit `ch`.
 */
export const maxReadableLineLength = '54ch';
