/** What search engines may do with a page: list it, with a large picture; or neither list nor keep it. */
export function robotsContent(isIndexed: boolean): string {
  return isIndexed ? 'max-image-preview:large' : 'noindex';
}
