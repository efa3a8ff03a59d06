/** The fields that decide if search engines may list a page. Route tables and release manifests have them. */
interface PageVisibility {
  readonly access?: unknown;
  readonly noIndex?: true | undefined;
}

export function isIndexed({ access, noIndex }: PageVisibility): boolean {
  return !access && !noIndex;
}
