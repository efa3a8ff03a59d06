/** A line of about 72 letters: a letter is narrower than the zero that `ch` counts. */
export const readableLine = '54ch';
