import type { PageHead } from '@torsa/shared/contract/remote';

/** The text of the document's title element. */
export function fullTitle({ title }: PageHead): string {
  return `${title} · Torsa`;
}
