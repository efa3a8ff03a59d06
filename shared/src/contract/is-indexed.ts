/** What a route table and a release manifest both say of who may see a page. */
interface PageVisibility {
  readonly access?: unknown;
  readonly noIndex?: true | undefined;
}

/** Whether search engines may list a page. */
export function isIndexed({ access, noIndex }: PageVisibility): boolean {
  return !access && !noIndex;
}
