/**
 * A maximum line length of about 72 letters. Letters are narrower than the digit zero, which the unit `ch` measures.
 */
export const readableLineLength = '54ch';
