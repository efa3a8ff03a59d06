/** The attribute of the document's style element that lists the names of its styles. */
export const stylesAttribute = 'data-styles';

/** The names and rules of the styles that Emotion collected for a document. */
export interface DocumentStyles {
  readonly ids: readonly string[];
  readonly css: string;
}

/**
 * Writes the style element of a document. It avoids Emotion's own attribute: Emotion would move such an element twice, and
 * each move recalculates the styles of the whole page.
 */
export function styleElement({ ids, css }: DocumentStyles): string {
  return `<style ${stylesAttribute}="${ids.join(' ')}">${css}</style>`;
}
