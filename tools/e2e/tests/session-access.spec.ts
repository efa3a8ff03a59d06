import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, type SignedInRole, test } from '../support/signed-in.ts';

/** Headings of the pages that this file opens. */
const headings = {
  '/dashboard/user': /^Welcome, /,
  '/dashboard/team': 'Team Dashboard',
  '/founder-dashboard': 'Founder Dashboard',
  '/auth/login': 'Log In',
  '/auth/signup': 'Sign Up',
  '/auth/team-login': 'Team Login',
  '/auth/founder-login': 'Founder Login',
} as const satisfies Record<string, string | RegExp>;

type Path = keyof typeof headings;

interface Rights {
  readonly role: string;
  readonly person?: SignedInRole;
  /** The page that each private page opens or redirects to, and the page of the Dashboard button. */
  readonly pages: Readonly<
    Record<'/dashboard/user' | '/dashboard/team' | '/founder-dashboard', Path>
  >;
  readonly dashboard?: Path;
  /** Redirects of guest pages; guest pages that are left out do not redirect. */
  readonly guestPages?: Partial<Record<Path, Path>>;
}

const clientPages = {
  '/dashboard/user': '/dashboard/user',
  '/dashboard/team': '/dashboard/user',
  '/founder-dashboard': '/auth/founder-login',
} as const;
const teamPages = { ...clientPages, '/dashboard/team': '/dashboard/team' } as const;
const guestPages = {
  '/auth/login': '/dashboard/user',
  '/auth/signup': '/dashboard/user',
} as const;
const teamGuestPages = { ...guestPages, '/auth/team-login': '/dashboard/team' } as const;

const table: readonly Rights[] = [
  {
    role: 'a visitor',
    pages: {
      '/dashboard/user': '/auth/login',
      '/dashboard/team': '/auth/login',
      '/founder-dashboard': '/auth/founder-login',
    },
  },
  {
    role: 'a client',
    person: 'client',
    pages: clientPages,
    guestPages,
    dashboard: '/dashboard/user',
  },
  {
    role: 'a team leader',
    person: 'teamLeader',
    pages: teamPages,
    guestPages: teamGuestPages,
    dashboard: '/dashboard/team',
  },
  {
    role: 'a team member',
    person: 'teamMember',
    pages: teamPages,
    guestPages: teamGuestPages,
    dashboard: '/dashboard/team',
  },
  {
    role: 'the founder',
    person: 'founder',
    pages: { ...clientPages, '/founder-dashboard': '/founder-dashboard' },
    guestPages,
    dashboard: '/founder-dashboard',
  },
  {
    role: 'the founder without the flag',
    person: 'founderWithoutFlag',
    pages: { ...clientPages, '/founder-dashboard': '/founder-dashboard' },
    guestPages,
    dashboard: '/founder-dashboard',
  },
];

/** Guest pages with a redirect rule. Everyone may open the others; the unit tests of the routes check them. */
const ruledAuthPages = ['/auth/login', '/auth/signup', '/auth/team-login'] as const;

/**
 * The default run opens the pages of the role with the most redirects. access.test.ts checks the rules of all roles, and
 * the sweep opens the dashboards as a visitor.
 */
const journeys = table.filter(({ role }) => isExhaustive || role === 'a team member');

/** The default run opens the pages that redirect, and `/auth/login` for the two guest pages with the same rule. */
const isOpened = ([from, to]: readonly [string, string]) =>
  isExhaustive || (from !== to && from !== '/auth/signup');

for (const { role, person, pages, guestPages = {}, dashboard } of journeys) {
  test.describe(role, () => {
    test.use({ person });

    test(`§2.27 §2.29 §2.32 §2.53 §6.3 §6.4 §6.5 §6.6 §6.7 ${role}: the Dashboard button, private pages and guest pages open or redirect as the specification says`, async ({
      page,
    }) => {
      await page.goto('/about');
      if (dashboard) {
        const button = page.getByRole('link', { name: 'Dashboard' });
        await button.click();
        await expectPage(page, dashboard);
        await expect(button).toHaveAttribute('aria-current', 'page');
      }
      const guestPaths = ruledAuthPages.map((from) => [from, guestPages[from] ?? from] as const);
      for (const [from, to] of [...Object.entries(pages), ...guestPaths].filter(isOpened)) {
        await page.goto(from);
        await expectPage(page, to);
      }
    });
  });
}

async function expectPage(page: Page, path: Path): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path]);
  // A page may redirect once the session is known.
  await expect(page.getByRole('link', { name: /^(Log In|Dashboard)$/ })).toBeVisible();
  await expect(page).toHaveURL(path);
}

if (isExhaustive) {
  test('§6.5 /founder-dashboard: the page opens with the founder flag and redirects without flag and session', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('founderAuthenticated', 'true'));
    await page.goto('/founder-dashboard');
    await expectPage(page, '/founder-dashboard');
    await page.evaluate(() => localStorage.removeItem('founderAuthenticated'));
    await page.reload();
    await expectPage(page, '/auth/founder-login');
  });
}
