import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, type Person, test } from '../support/signed-in.ts';

/** What a person sees on the pages that this file leads to. */
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
  readonly who: string;
  readonly person?: Person;
  /** Where each private page leads, and the page of the Dashboard button. */
  readonly pages: Readonly<
    Record<'/dashboard/user' | '/dashboard/team' | '/founder-dashboard', Path>
  >;
  readonly dashboard?: Path;
  /** Where pages for guests lead; those that are left out stay as they are. */
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
    who: 'somebody signed out',
    pages: {
      '/dashboard/user': '/auth/login',
      '/dashboard/team': '/auth/login',
      '/founder-dashboard': '/auth/founder-login',
    },
  },
  {
    who: 'a client',
    person: 'client',
    pages: clientPages,
    guestPages,
    dashboard: '/dashboard/user',
  },
  {
    who: 'a team leader',
    person: 'teamLeader',
    pages: teamPages,
    guestPages: teamGuestPages,
    dashboard: '/dashboard/team',
  },
  {
    who: 'a team member',
    person: 'teamMember',
    pages: teamPages,
    guestPages: teamGuestPages,
    dashboard: '/dashboard/team',
  },
  {
    who: 'the founder',
    person: 'founder',
    pages: { ...clientPages, '/founder-dashboard': '/founder-dashboard' },
    guestPages,
    dashboard: '/founder-dashboard',
  },
  {
    who: 'the founder without the flag',
    person: 'founderWithoutFlag',
    pages: { ...clientPages, '/founder-dashboard': '/founder-dashboard' },
    guestPages,
    dashboard: '/founder-dashboard',
  },
];

/** The pages for signing in that have a rule. Everybody may see the others, see the unit tests of the routes. */
const ruledAuthPages = ['/auth/login', '/auth/signup', '/auth/team-login'] as const;

/**
 * A leader has the pages of a member, and a client those of a member but for `/dashboard/team`, which session-states.spec.ts
 * opens. Without the flag the database says who the founder is.
 */
const samples = ['somebody signed out', 'a team member', 'the founder without the flag'];
const journeys = table.filter(({ who }) => isExhaustive || samples.includes(who));

for (const { who, person, pages, guestPages = {}, dashboard } of journeys) {
  test.describe(who, () => {
    test.use({ person });

    test(`§2.27 §2.29 §2.32 §2.53 §6.3 §6.4 §6.5 §6.6 §6.7 A journey of ${who}: where the Dashboard button, private pages and pages for signing in lead`, async ({
      page,
    }) => {
      await page.goto('/about');
      if (dashboard) {
        const button = page.getByRole('link', { name: 'Dashboard' });
        await button.click();
        await expectPage(page, dashboard);
        await expect(button).toHaveAttribute('aria-current', 'page');
        await page.reload();
        await expectPage(page, dashboard);
      }
      for (const [from, to] of Object.entries(pages)) {
        await page.goto(from);
        await expectPage(page, to);
      }
      for (const from of ruledAuthPages) {
        await page.goto(from);
        await expectPage(page, guestPages[from] ?? from);
      }
    });
  });
}

async function expectPage(page: Page, path: Path): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path]);
  // A page that is shown before the session is known could still be left.
  await expect(page.getByRole('link', { name: /^(Log In|Dashboard)$/ })).toBeVisible();
  await expect(page).toHaveURL(path);
}

test('§6.5 /founder-dashboard: the flag shows it, and without flag and session it is closed', async ({
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
