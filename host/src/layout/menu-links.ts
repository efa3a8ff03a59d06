import { serviceLinks } from '@torsa/shared/company';

export interface MenuLink {
  readonly to: string;
  readonly label: string;
}

export const pageLinks = {
  home: { to: '/', label: 'Home' },
  about: { to: '/about', label: 'About Us' },
  contact: { to: '/contact', label: 'Contact Us' },
  careers: { to: '/careers', label: 'Careers' },
  team: { to: '/our-team', label: 'Our Team' },
} as const satisfies Record<string, MenuLink>;

export const serviceMenu: readonly MenuLink[] = [
  { to: '/services', label: 'All services' },
  ...serviceLinks.map(({ id, title }) => ({ to: `/services/${id}`, label: title })),
];

export const managementMenu: readonly MenuLink[] = [
  { to: '/auth/founder-login', label: 'Founder' },
  { to: '/auth/team-login', label: 'Team' },
  { to: '/auth/employee-login', label: 'Employee' },
];

export const quickLinks: readonly MenuLink[] = [
  pageLinks.about,
  { to: '/services', label: 'Services' },
  pageLinks.team,
];
