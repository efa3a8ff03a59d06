/**
 * Returns the content of the robots meta tag. It allows search engines to index the page with a large picture, or
 * forbids indexing.
 */
export function writeRobotsMetaContent(isIndexed: boolean): string {
  return isIndexed ? 'max-image-preview:large' : 'noindex';
}
