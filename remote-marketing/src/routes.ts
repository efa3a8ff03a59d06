import type { RemotePage } from '@torsa/shared/contract/remote';
import { serviceIds } from './services/service-ids.ts';
import { serviceTitles as bengali } from './services/service-titles.copy.bn.ts';
import { serviceTitles as english } from './services/service-titles.copy.en.ts';

/** The routes of the marketing pages. They are plain data, because builds read them without running a page. */
export const routes = [
  {
    id: 'home',
    path: '/',
    nav: [{ slot: 'navbar@1', order: 10, label: { en: 'Home', bn: 'প্রথম পাতা' } }],
    load: {
      en: () => import(/* webpackChunkName: "home.en" */ './home/home-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "home.bn" */ './home/home-page.copy.bn.ts'),
    },
  },
  {
    id: 'about',
    path: '/about',
    nav: [
      { slot: 'navbar@1', order: 20, label: { en: 'About Us', bn: 'আমাদের কথা' } },
      { slot: 'footer@1', order: 10, label: { en: 'About Us', bn: 'আমাদের কথা' } },
    ],
    load: {
      en: () => import(/* webpackChunkName: "about.en" */ './about/about-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "about.bn" */ './about/about-page.copy.bn.ts'),
    },
  },
  {
    id: 'contact',
    path: '/contact',
    nav: [
      { slot: 'navbar@1', order: 30, label: { en: 'Contact Us', bn: 'যোগাযোগ' } },
      { slot: 'chat@1', order: 10, label: { en: 'Continue by message', bn: 'বার্তা লিখে চালিয়ে যান' } },
    ],
    load: {
      en: () => import(/* webpackChunkName: "contact.en" */ './contact/contact-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "contact.bn" */ './contact/contact-page.copy.bn.ts'),
    },
  },
  {
    id: 'services',
    path: '/services',
    nav: [
      { slot: 'navbar@1', order: 50, label: { en: 'Services', bn: 'পরিষেবা' }, menu: 'services' },
      { slot: 'navbar@1/services', order: 0, label: { en: 'All services', bn: 'সব পরিষেবা' } },
      { slot: 'footer@1', order: 20, label: { en: 'Services', bn: 'পরিষেবা' } },
    ],
    load: {
      en: () => import(/* webpackChunkName: "services.en" */ './services/services-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "services.bn" */ './services/services-page.copy.bn.ts'),
    },
  },
  {
    id: 'service',
    path: '/services/:serviceId',
    paths: serviceIds.map((id) => `/services/${id}`),
    nav: serviceIds.map((id, index) => ({
      slot: 'navbar@1/services',
      order: 10 * (index + 1),
      label: { en: english[id], bn: bengali[id] },
      path: `/services/${id}`,
    })),
    load: {
      en: () => import(/* webpackChunkName: "service.en" */ './services/service-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "service.bn" */ './services/service-page.copy.bn.ts'),
    },
  },
  {
    id: 'team',
    path: '/our-team',
    nav: [
      { slot: 'navbar@1', order: 60, label: { en: 'Our Team', bn: 'আমাদের টিম' } },
      { slot: 'footer@1', order: 30, label: { en: 'Our Team', bn: 'আমাদের টিম' } },
    ],
    load: {
      en: () => import(/* webpackChunkName: "team.en" */ './team/team-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "team.bn" */ './team/team-page.copy.bn.ts'),
    },
  },
  {
    id: 'careers',
    path: '/careers',
    nav: [{ slot: 'navbar@1', order: 40, label: { en: 'Careers', bn: 'চাকরি' } }],
    load: {
      en: () => import(/* webpackChunkName: "careers.en" */ './careers/careers-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "careers.bn" */ './careers/careers-page.copy.bn.ts'),
    },
  },
  {
    id: 'privacy',
    path: '/privacy',
    nav: [{ slot: 'footer@1', order: 50, label: { en: 'Privacy', bn: 'গোপনীয়তা' } }],
    load: {
      en: () => import(/* webpackChunkName: "privacy.en" */ './privacy/privacy-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "privacy.bn" */ './privacy/privacy-page.copy.bn.ts'),
    },
  },
] as const satisfies readonly RemotePage[];
