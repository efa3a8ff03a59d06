/** Of the style element: the names of what stands in it. */
export const stylesAttribute = 'data-styles';

/** What Emotion collected for a document: the names of styles, and their rules. */
export interface DocumentStyles {
  readonly ids: readonly string[];
  readonly css: string;
}

/**
 * The style element of a document. Emotion would find it by an attribute of its own, move it to the end of the head,
 * twice, and each time the browser would style the whole page again.
 */
export function styleElement({ ids, css }: DocumentStyles): string {
  return `<style ${stylesAttribute}="${ids.join(' ')}">${css}</style>`;
}
