/** The fields of a page that decide whether search engines may list it. */
interface PageVisibility {
  readonly access?: unknown;
  readonly noIndex?: true | undefined;
}

export function isIndexedBySearchEngines({ access, noIndex }: PageVisibility): boolean {
  return !access && !noIndex;
}
