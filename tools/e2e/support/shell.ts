import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Locators of the page shell's elements (navigation bar, footer, chat, toast) by ARIA role and name, which assistive
 * technology also uses.
 */
export const navbar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

export const chatButton = (page: Page): Locator => page.getByRole('button', { name: /\bchat\b/i });
export const chatPanel = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Chat with Torsa' });
export const chatMessages = (page: Page): Locator =>
  chatPanel(page).getByRole('log').getByRole('paragraph');

export const menuButton = (page: Page, name: NavbarMenuName): Locator =>
  navbar(page).getByRole('button', { name, exact: true });

/** Waits until a button's popover is open or closed. Browsers set no `aria-expanded` attribute for popovers. */
export async function expectPopoverOpen(button: Locator, isOpen = true): Promise<void> {
  const state = () =>
    button.evaluate((element) =>
      Boolean((element as HTMLButtonElement).popoverTargetElement?.matches(':popover-open')),
    );
  await expect.poll(state).toBe(isOpen);
}

/** The link names in the two menus of the navigation bar. */
export const navbarMenus = {
  Services: {
    'All services': '/services',
    'Website Build': '/services/website-build',
    Templates: '/services/template',
    'Marketing Sites': '/services/marketing-site',
    'AI Tools': '/services/ai-tool',
    'App Development': '/services/apps',
    'Digital Marketing': '/services/social-media-marketing',
  },
  'Management Log In': {
    Founder: '/auth/founder-login',
    Team: '/auth/team-login',
    Employee: '/auth/employee-login',
  },
} as const;

export type NavbarMenuName = keyof typeof navbarMenus;
export const navbarMenuNames = Object.keys(navbarMenus) as readonly NavbarMenuName[];
