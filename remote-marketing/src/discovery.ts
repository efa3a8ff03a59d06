import type { PageMetadataSource } from '@torsa/shared/contract/discovery';
import { type Language, localize } from '@torsa/shared/i18n/languages';
import { createJobPostings } from './careers/job-postings.ts';
import { linkPreviewPictureUrls as bn } from './link-pictures/link-pictures.bn.ts';
import { linkPreviewPictureUrls as en } from './link-pictures/link-pictures.en.ts';
import type { routes } from './routes.ts';
import { isServiceId } from './services/service-ids.ts';
import { createServiceStructuredData } from './services/service-structured-data.ts';

const picturesIn = (language: Language) => localize(language, { en, bn });

type PageId = (typeof routes)[number]['id'];

/**
 * The metadata of the marketing pages for search engines and link previews. Only the HTML documents contain it, not
 * the browser scripts.
 */
export const marketingPageMetadata = {
  '*': ({ language }) => ({ picture: picturesIn(language).home }),
  about: ({ language }) => ({ picture: picturesIn(language).about }),
  contact: ({ language }) => ({ picture: picturesIn(language).contact }),
  services: ({ language }) => ({ picture: picturesIn(language).services }),
  service: ({ params: { serviceId }, ...page }) =>
    isServiceId(serviceId)
      ? {
          picture: picturesIn(page.language)[serviceId],
          structuredData: [createServiceStructuredData(serviceId, page)],
        }
      : { picture: picturesIn(page.language).services },
  team: ({ language }) => ({ picture: picturesIn(language)['our-team'] }),
  careers: (page) => ({
    picture: picturesIn(page.language).careers,
    structuredData: createJobPostings(page),
  }),
} satisfies Partial<Record<PageId | '*', PageMetadataSource>>;
