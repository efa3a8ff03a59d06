import { htmlElementIds } from '@torsa/shared/contract/names';
import type { SiteConfig } from '@torsa/shared/site-config';

export const sampleSiteConfig: SiteConfig = {
  siteUrl: 'https://torsa.example',
  backendUrl: 'https://backend.torsa.example',
  publishableKey: 'key',
  staffEmailDomain: 'staff.torsa.example',
};

/** The texts of the data blocks in a document. A block without a text is missing. */
export interface DocumentTexts {
  readonly releases: string | undefined;
  readonly siteConfig: string | undefined;
  readonly messages: string | undefined;
  readonly navigation?: string | undefined;
}

/** Creates a document with these data blocks. By default, its navigation has no entries. */
export function documentWith(given: DocumentTexts): Document {
  const texts = { navigation: '{}', ...given };
  const blocks = (Object.keys(texts) as (keyof typeof texts)[])
    .filter((name) => texts[name] !== undefined)
    .map(
      (name) =>
        `<script type="application/json" id="${htmlElementIds[name]}">${texts[name]}</script>`,
    );
  return new DOMParser().parseFromString(blocks.join(''), 'text/html');
}
