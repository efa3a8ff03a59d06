/** Prefix of emotion's class names; the browser adopts composed styles that carry the same one. */
export const emotionKey = 'css';
