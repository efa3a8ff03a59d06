import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test('the /about page shows its content and a link to the team page', async ({ page }) => {
  await test.step('§2.10 /about: the page shows the story, the mission and six reasons to choose the company', async () => {
    await openPage(page, '/about');
    await expect(page.getByRole('region', { name: 'Our story' })).toContainText('Cooch Behar');
    await expect(page.getByRole('region', { name: 'Our mission' })).toContainText('software');
    const reasons = page
      .getByRole('region', { name: 'Six reasons to choose us' })
      .getByRole('listitem');
    await expect(reasons).toHaveCount(6);
    for (const reason of await reasons.all()) {
      await expect(reason.getByRole('heading', { level: 3 })).toBeVisible();
    }
  });

  await test.step('§2.11 /about: the page has a link to /our-team', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Meet our team' }).click();
    await expect(page).toHaveURL('/our-team');
  });
});
