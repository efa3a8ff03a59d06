import { serviceIds } from '@torsa/shared/company';
import type { ShellMessages } from '../messages/en.ts';

export interface MenuLink {
  readonly to: string;
  readonly label: string;
}

/** What the navigation bar and the footer lead to, in the words of the document. */
export function menuLinks({ navbar, serviceTitles }: ShellMessages) {
  const pages = {
    home: { to: '/', label: navbar.home },
    about: { to: '/about', label: navbar.about },
    contact: { to: '/contact', label: navbar.contact },
    careers: { to: '/careers', label: navbar.careers },
    team: { to: '/our-team', label: navbar.team },
  } as const satisfies Record<string, MenuLink>;
  return {
    pages,
    services: [
      { to: '/services', label: navbar.allServices },
      ...serviceIds.map((id) => ({ to: `/services/${id}`, label: serviceTitles[id] })),
    ],
    management: [
      { to: '/auth/founder-login', label: navbar.founder },
      { to: '/auth/team-login', label: navbar.teamLogIn },
      { to: '/auth/employee-login', label: navbar.employee },
    ],
    quick: [pages.about, { to: '/services', label: navbar.services }, pages.team],
  } as const satisfies Record<string, unknown>;
}
