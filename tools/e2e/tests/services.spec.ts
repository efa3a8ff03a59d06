import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const services = [
  { id: 'website-build', title: 'Website Build', demoWork: 3 },
  { id: 'template', title: 'Templates', demoWork: 2 },
  { id: 'marketing-site', title: 'Marketing Sites', demoWork: 1 },
  { id: 'ai-tool', title: 'AI Tools', demoWork: 2 },
  { id: 'apps', title: 'App Development', demoWork: 2 },
  { id: 'social-media-marketing', title: 'Digital Marketing', demoWork: 0 },
] as const;

/** All services share one page. The default run tests those with the most and the least content. */
const samples: readonly string[] = ['website-build', 'social-media-marketing'];
const isTested = ({ id }: { readonly id: string }) => isExhaustive || samples.includes(id);

const cardsOf = (page: Page) =>
  page.getByRole('region', { name: 'What we build for you' }).getByRole('listitem');

test('the /services page shows service cards and also opens for an unknown service', async ({
  page,
}) => {
  await test.step('§2.15 /services: the page shows a grid of six services, each with a link to its page', async () => {
    await openPage(page, '/services');
    const cards = cardsOf(page);
    await expect(cards).toHaveCount(services.length);
    for (const [index, { id, title }] of services.entries()) {
      await expect(cards.nth(index).getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/services/${id}`,
      );
    }
  });

  await test.step('/services: each card’s picture exactly fills its frame', async () => {
    const sizes = await cardsOf(page).evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('img');
        const frame = card.firstElementChild;
        return [frame?.clientHeight, picture?.offsetHeight];
      }),
    );
    expect(sizes).toHaveLength(services.length);
    for (const [frame, picture] of sizes) expect(picture).toBe(frame);
  });

  await test.step('§2.19 /services/{serviceId}: an unknown service id shows the list of services', async () => {
    await openPage(page, '/services/unknown');
    await expect(page.getByRole('heading', { level: 1, name: /Services/ })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'What we build for you' }).getByRole('listitem'),
    ).toHaveCount(6);
    await expect(page).toHaveTitle(/Services/);
  });
});

if (isExhaustive) {
  test('pages below /services show their content and links', async ({ page }) => {
    for (const { id, title, demoWork } of services.filter(isTested)) {
      await test.step(`§2.16 §2.17 /services/{serviceId}: ${id} has description, details and Demo Work, a Back link, and a Discuss Your Project link that fills the subject`, async () => {
        await openPage(page, `/services/${id}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const description = await page.locator('meta[name="description"]').getAttribute('content');
        await expect(main.getByText(description ?? '', { exact: true })).toBeVisible();
        const details = main.getByRole('region', { name: 'What you get' }).getByRole('listitem');
        expect(await details.count()).toBeGreaterThanOrEqual(4);
        const works = main.getByRole('region', { name: 'Demo Work' });
        await expect(works).toHaveCount(demoWork === 0 ? 0 : 1);
        await expect(works.getByRole('listitem')).toHaveCount(demoWork);
        await main.getByRole('link', { name: 'Back to all services' }).click();
        await expect(page).toHaveURL('/services');
        await page.goBack();
        await main.getByRole('link', { name: 'Discuss Your Project' }).click();
        await expect(page).toHaveURL(/\/contact\?/);
        await expect(page.getByLabel('Subject')).toHaveValue(title);
        await page.reload();
        await expect(page.getByLabel('Subject')).toHaveValue(title);
        // Otherwise the draft of this message would fill the next form.
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      });
    }
  });
}
