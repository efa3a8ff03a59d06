/**
 * Returns the content of the robots meta tag: search engines may either index the page with a large picture, or not
 * index it.
 */
export function writeRobotsMetaContent(isIndexed: boolean): string {
  return isIndexed ? 'max-image-preview:large' : 'noindex';
}
