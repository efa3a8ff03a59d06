import { isServiceId } from '@torsa/shared/company';
import type { DiscoverPage } from '@torsa/shared/contract/discovery';
import { jobPostings } from './careers/job-postings.ts';
import about from './link-pictures/about.jpg';
import careers from './link-pictures/careers.jpg';
import contact from './link-pictures/contact.jpg';
import home from './link-pictures/home.jpg';
import team from './link-pictures/our-team.jpg';
import services from './link-pictures/services.jpg';
import type { routes } from './routes.ts';
import { servicePictures } from './services/service-link-pictures.ts';
import { serviceThing } from './services/service-thing.ts';

/** By what the pages are found and shared. Documents carry it, and no script of a browser does. */
export const discovery = {
  home: { picture: home },
  about: { picture: about },
  contact: { picture: contact },
  services: { picture: services },
  service: ({ params: { serviceId }, ...page }) =>
    isServiceId(serviceId)
      ? { picture: servicePictures[serviceId], things: [serviceThing(serviceId, page)] }
      : { picture: services },
  team: { picture: team },
  careers: (page) => ({ picture: careers, things: jobPostings(page) }),
} satisfies Record<(typeof routes)[number]['id'], DiscoverPage>;
