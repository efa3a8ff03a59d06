import type { Locator, Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, type dashboardPages as knownDashboards, test } from '../support/signed-in.ts';

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

/** A number on a dashboard: the text at the start of its link, and the link's target. */
interface Figure {
  readonly number: string;
  readonly words: string;
  readonly page: string;
}

/** Reads the links that begin with a number or a duration. */
async function readFigures(cards: readonly Locator[]): Promise<readonly Figure[]> {
  const links = await Promise.all(
    cards.map((card) =>
      card.getByRole('link').evaluateAll((all) =>
        all.map((link) => ({
          text: (link.textContent ?? '').trim(),
          page: link.getAttribute('href') ?? '',
        })),
      ),
    ),
  );
  return links.flat().flatMap(({ text, page }) => {
    const [, number, words] = /^(–|\d+(?: (?:min|mins|hr|hrs|day|days))?) (.+)$/.exec(text) ?? [];
    return number && words ? [{ number, words, page }] : [];
  });
}

/** Reads the number that the page of a figure shows: its rows, or its total. */
async function readRoom(page: Page, { words, page: target }: Figure): Promise<string> {
  const main = page.getByRole('main');
  if (target.startsWith('/dashboard/reports')) {
    const reply = main.getByRole('list', { name: 'Report figures' }).getByRole('listitem').last();
    return (await reply.locator('span').first().textContent({ timeout: 5_000 })) ?? '';
  }
  if (target.startsWith('/founder-dashboard/analytics')) {
    const name = words.includes('account') ? 'New accounts' : 'Enquiries';
    const total = await region(page, name)
      .getByText(/ in total$/)
      .textContent();
    return (total ?? '').replace(' in total', '');
  }
  if (target.startsWith('/dashboard/inbox')) {
    return String(await main.getByRole('list', { name: 'Conversations' }).locator('> li').count());
  }
  return String(await main.locator('ul[role=list] > li, tbody > tr').count());
}

/** The default run compares one number with each page. */
function onePerPage(figures: readonly Figure[]): readonly Figure[] {
  const paths = figures.map(({ page }) => page.replace(/\?.*/, ''));
  return figures.filter((_, at) => paths.indexOf(paths[at] ?? '') === at);
}

const dashboards: readonly (readonly [
  (typeof knownDashboards)[number][0],
  string,
  readonly string[],
  number,
])[] = [
  ['founder', '/founder-dashboard', ['Overview', 'Needs you', 'Projects by stage'], 14],
  ['teamLeader', '/dashboard/team', ['Monitoring'], 7],
];

// The dashboard of the founder has figures of all kinds, so the default run tests only this one.
for (const [person, path, cards, minFigures] of isExhaustive
  ? dashboards
  : dashboards.slice(0, 1)) {
  test.describe(`${path} for a ${person}`, () => {
    test.use({ person });

    test.slow();
    test(`each number on ${path} equals the number of rows on the page that its link opens`, async ({
      page,
    }) => {
      const read = async () => {
        await page.goto(path);
        let figures: readonly Figure[] = [];
        await expect(async () => {
          figures = await readFigures(cards.map((name) => region(page, name)));
          expect(figures.length).toBeGreaterThanOrEqual(minFigures);
          // A dash means that a number is still loading.
          expect(figures.map(({ number }) => number)).not.toContain('–');
        }).toPass({ timeout: 10_000 });
        return figures;
      };
      let figures = await read();
      if (person === 'founder') {
        await page.setViewportSize({ width: 390, height: 844 });
        const hidden = await region(page, 'Team this week')
          .getByRole('table')
          .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
        expect(hidden, 'hidden pixels of the table on a phone').toBeLessThanOrEqual(0);
      }
      expect(figures.map(({ number }) => number).filter((one) => one !== '0')).not.toEqual([]);
      for (const { words, page: target } of isExhaustive ? figures : onePerPage(figures)) {
        let isOutdated = false;
        // Other tests change the same data, so the comparison repeats until both pages agree.
        await expect(async () => {
          if (isOutdated) figures = await read();
          isOutdated = true;
          const figure = figures.find((one) => one.page === target && one.words === words);
          expect(figure, words).toBeDefined();
          if (!figure) return;
          await page.goto(figure.page);
          await expect(async () => {
            expect(await readRoom(page, figure), words).toBe(figure.number);
          }).toPass({ timeout: 8_000 });
        }).toPass({ timeout: 25_000 });
      }
    });
  });
}
