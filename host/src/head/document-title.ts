import type { PageHead } from '@torsa/shared/contract/remote';

/**
 * Returns the text of the `<title>` element.
 * @param siteName the name of the site in the language of the HTML document.
 */
export function formatDocumentTitle({ title }: PageHead, siteName: string): string {
  return `${title} · ${siteName}`;
}
