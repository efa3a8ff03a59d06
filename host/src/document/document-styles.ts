/** The attribute of the document's style element with the list of Emotion's names for the styles in it. */
export const styleNamesAttribute = 'data-styles';

/** The names and CSS rules of the styles that Emotion collected for one HTML document. */
export interface DocumentStyles {
  readonly ids: readonly string[];
  readonly css: string;
}

/**
 * Writes the style element of an HTML document without Emotion's own `data-emotion` attribute. Emotion would move an
 * element with that attribute twice, and each move recalculates the styles of the whole page.
 */
export function writeStyleElement({ ids, css }: DocumentStyles): string {
  return `<style ${styleNamesAttribute}="${ids.join(' ')}">${css}</style>`;
}
