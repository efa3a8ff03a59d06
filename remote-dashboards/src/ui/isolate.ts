/** Wraps a visitor's text in Unicode isolates, so that right-to-left text does not reorder the sentence around it. */
export const isolateTextDirection = (text: string) => `\u2068${text}\u2069`;
