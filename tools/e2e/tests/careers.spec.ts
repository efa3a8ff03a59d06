import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const openings = [
  { title: 'Senior Frontend Developer', facts: 'Kolkata or Cooch Behar · Full-time' },
  { title: 'AI/ML Engineer', facts: 'Kolkata · Full-time' },
  { title: 'Digital Marketing Specialist', facts: 'Cooch Behar · Full-time' },
  { title: 'UX/UI Designer', facts: 'Remote, with visits to clients · Contract' },
] as const;

test('/careers: the openings and both ways to apply', async ({ page }) => {
  await test.step('§2.21 /careers: four openings, each with location and type', async () => {
    await openPage(page, '/careers');
    const items = page.getByRole('region', { name: 'Open positions' }).getByRole('listitem');
    await expect(items).toHaveCount(openings.length);
    for (const [index, { title, facts }] of openings.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole('heading', { name: title })).toBeVisible();
      await expect(item.getByText(facts, { exact: true })).toBeVisible();
    }
  });

  await test.step('§2.23 /careers: a mail link to submit a resume', async () => {
    await expect(page.getByRole('link', { name: /Submit your resume/ })).toHaveAttribute(
      'href',
      'mailto:careers@torsa.example?subject=Resume',
    );
  });

  await test.step('§2.22 /careers: Apply Now for each carries its subject to the contact form', async () => {
    // Where each leads is a unit test of the page.
    for (const { title } of openings.slice(0, isExhaustive ? undefined : 1)) {
      await openPage(page, '/careers');
      await page.getByRole('link', { name: `Apply Now for ${title}` }).click();
      await expect(page).toHaveURL(/\/contact\?/);
      await expect(page.getByLabel('Subject')).toHaveValue(`Application: ${title}`);
      // The draft of this message is not that of the next.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  });
});
