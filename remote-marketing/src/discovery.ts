import type { DiscoverPage } from '@torsa/shared/contract/discovery';
import { jobPostings } from './careers/job-postings.ts';
import { linkPictures as bn } from './link-pictures/link-pictures.bn.ts';
import { linkPictures as en } from './link-pictures/link-pictures.en.ts';
import type { routes } from './routes.ts';
import { isServiceId } from './services/service-ids.ts';
import { serviceThing } from './services/service-thing.ts';

const pictures = { en, bn };

type PageId = (typeof routes)[number]['id'];

/**
 * By what the pages are found and shared. Documents carry it, and no script of a browser does. A page without an entry,
 * or whose entry has no picture, is shared with that of the site.
 */
export const discovery = {
  '*': ({ language }) => ({ picture: pictures[language].home }),
  about: ({ language }) => ({ picture: pictures[language].about }),
  contact: ({ language }) => ({ picture: pictures[language].contact }),
  services: ({ language }) => ({ picture: pictures[language].services }),
  service: ({ params: { serviceId }, ...page }) =>
    isServiceId(serviceId)
      ? {
          picture: pictures[page.language][serviceId],
          things: [serviceThing(serviceId, page)],
        }
      : { picture: pictures[page.language].services },
  team: ({ language }) => ({ picture: pictures[language]['our-team'] }),
  careers: (page) => ({ picture: pictures[page.language].careers, things: jobPostings(page) }),
} satisfies Partial<Record<PageId | '*', DiscoverPage>>;
