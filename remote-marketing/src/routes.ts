import { serviceIds } from '@torsa/shared/company';
import type { RemotePage } from '@torsa/shared/contract/remote';

/** The pages of the marketing site. Data only: builds read it without running a page. */
export const routes = [
  {
    id: 'home',
    path: '/',
    load: {
      en: () => import(/* webpackChunkName: "home.en" */ './home/home.en.ts'),
      bn: () => import(/* webpackChunkName: "home.bn" */ './home/home.bn.ts'),
    },
  },
  {
    id: 'about',
    path: '/about',
    load: {
      en: () => import(/* webpackChunkName: "about.en" */ './about/about.en.ts'),
      bn: () => import(/* webpackChunkName: "about.bn" */ './about/about.bn.ts'),
    },
  },
  {
    id: 'contact',
    path: '/contact',
    load: {
      en: () => import(/* webpackChunkName: "contact.en" */ './contact/contact.en.ts'),
      bn: () => import(/* webpackChunkName: "contact.bn" */ './contact/contact.bn.ts'),
    },
  },
  {
    id: 'services',
    path: '/services',
    load: {
      en: () => import(/* webpackChunkName: "services.en" */ './services/services.en.ts'),
      bn: () => import(/* webpackChunkName: "services.bn" */ './services/services.bn.ts'),
    },
  },
  {
    id: 'service',
    path: '/services/:serviceId',
    paths: serviceIds.map((id) => `/services/${id}`),
    load: {
      en: () => import(/* webpackChunkName: "service.en" */ './services/service.en.ts'),
      bn: () => import(/* webpackChunkName: "service.bn" */ './services/service.bn.ts'),
    },
  },
  {
    id: 'team',
    path: '/our-team',
    load: {
      en: () => import(/* webpackChunkName: "team.en" */ './team/team.en.ts'),
      bn: () => import(/* webpackChunkName: "team.bn" */ './team/team.bn.ts'),
    },
  },
  {
    id: 'careers',
    path: '/careers',
    load: {
      en: () => import(/* webpackChunkName: "careers.en" */ './careers/careers.en.ts'),
      bn: () => import(/* webpackChunkName: "careers.bn" */ './careers/careers.bn.ts'),
    },
  },
] as const satisfies readonly RemotePage[];
