/** The attribute of the document's style element that lists Emotion's names for its styles. */
export const styleNamesAttribute = 'data-styles';

/** The names and CSS rules of the styles that Emotion collected for one HTML document. */
export interface DocumentStyles {
  readonly ids: readonly string[];
  readonly css: string;
}

/**
 * Writes the document's style element without the `data-emotion` attribute, because Emotion would move the element and
 * recalculate all styles.
 */
export function writeStyleElement({ ids, css }: DocumentStyles): string {
  return `<style ${styleNamesAttribute}="${ids.join(' ')}">${css}</style>`;
}
