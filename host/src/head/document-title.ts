import type { PageHead } from '@torsa/shared/contract/remote';

/** The text of the document's title element. @param siteName what the site calls itself in this language */
export function documentTitle({ title }: PageHead, siteName: string): string {
  return `${title} · ${siteName}`;
}
