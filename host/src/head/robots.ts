/** Returns the value of the robots meta tag: index the page with a large picture, or do not index it. */
export function robotsContent(isIndexed: boolean): string {
  return isIndexed ? 'max-image-preview:large' : 'noindex';
}
