/** A line length of about 72 letters. Letters are narrower than the zero that `ch` measures. */
export const readableLine = '54ch';
