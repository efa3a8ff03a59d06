/** Wraps a visitor's text in Unicode isolates, so that its writing direction does not reorder the sentence. */
export const isolate = (text: string) => `\u2068${text}\u2069`;
