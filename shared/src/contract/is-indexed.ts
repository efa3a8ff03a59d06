/**
 * The fields of a page that decide if search engines may list it. Route tables and release manifests contain these
 * fields.
 */
interface PageVisibility {
  readonly access?: unknown;
  readonly noIndex?: true | undefined;
}

export function isIndexedBySearchEngines({ access, noIndex }: PageVisibility): boolean {
  return !access && !noIndex;
}
