import { documentIds } from '@torsa/shared/contract/names';
import type { SiteConfig } from '@torsa/shared/site-config';

export const sampleSiteConfig: SiteConfig = {
  siteUrl: 'https://torsa.example',
  backendUrl: 'https://backend.torsa.example',
  publishableKey: 'key',
  staffEmailDomain: 'staff.torsa.example',
};

/** The texts of a document's data blocks; without a text, without the block. */
export interface DocumentTexts {
  readonly releases: string | undefined;
  readonly siteConfig: string | undefined;
  readonly messages: string | undefined;
  readonly navigation?: string | undefined;
}

/** A document that carries these texts for the browser, and nothing else; with no entries unless told otherwise. */
export function documentWith(given: DocumentTexts): Document {
  const texts = { navigation: '{}', ...given };
  const blocks = (Object.keys(texts) as (keyof typeof texts)[])
    .filter((name) => texts[name] !== undefined)
    .map(
      (name) => `<script type="application/json" id="${documentIds[name]}">${texts[name]}</script>`,
    );
  return new DOMParser().parseFromString(blocks.join(''), 'text/html');
}
