import { serviceLinks } from '@torsa/shared/company';
import type { RemotePage } from '@torsa/shared/contract/remote';

/** The pages of the marketing site. Data only: builds read it without running a page. */
export const routes = [
  {
    id: 'home',
    path: '/',
    load: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
  },
  {
    id: 'about',
    path: '/about',
    load: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
  },
  {
    id: 'contact',
    path: '/contact',
    load: () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
  },
  {
    id: 'services',
    path: '/services',
    load: () => import(/* webpackChunkName: "services" */ './services/services-page.tsx'),
  },
  {
    id: 'service',
    path: '/services/:serviceId',
    paths: serviceLinks.map((service) => `/services/${service.id}`),
    load: () => import(/* webpackChunkName: "service" */ './services/service-page.tsx'),
  },
  {
    id: 'team',
    path: '/our-team',
    load: () => import(/* webpackChunkName: "team" */ './team/team-page.tsx'),
  },
  {
    id: 'careers',
    path: '/careers',
    load: () => import(/* webpackChunkName: "careers" */ './careers/careers-page.tsx'),
  },
] as const satisfies readonly RemotePage[];
