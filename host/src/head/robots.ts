/** Returns the content of the robots meta tag, which allows or forbids search engines to index the page. */
export function writeRobotsMetaContent(isIndexed: boolean): string {
  return isIndexed ? 'max-image-preview:large' : 'noindex';
}
