import type { PageHead } from '@torsa/shared/contract/remote';

/**
 * Returns the text of the `<title>` element.
 * @param siteName the name of the site in the language of the HTML document.
 */
export function formatDocumentTitle({ title }: PageHead, siteName: string): string {
  return `${title} · ${siteName}`;
}

/** Returns the content of the robots meta tag, which allows or forbids search engines to index the page. */
export function writeRobotsMetaContent(isIndexed: boolean): string {
  return isIndexed ? 'max-image-preview:large' : 'noindex';
}
