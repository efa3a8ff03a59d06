import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const openings = [
  { title: 'Senior Frontend Developer', facts: 'Kolkata or Cooch Behar · Full-time' },
  { title: 'AI/ML Engineer', facts: 'Kolkata · Full-time' },
  { title: 'Digital Marketing Specialist', facts: 'Cooch Behar · Full-time' },
  { title: 'UX/UI Designer', facts: 'Remote, with visits to clients · Contract' },
] as const;

if (isExhaustive) {
  test('the /careers page lists the job openings, and a visitor can apply by email or by the contact form', async ({
    page,
  }) => {
    await test.step('§2.21 /careers: the page shows four job openings, each with location and type', async () => {
      await openPage(page, '/careers');
      const items = page.getByRole('region', { name: 'Open positions' }).getByRole('listitem');
      await expect(items).toHaveCount(openings.length);
      for (const [index, { title, facts }] of openings.entries()) {
        const item = items.nth(index);
        await expect(item.getByRole('heading', { name: title })).toBeVisible();
        await expect(item.getByText(facts, { exact: true })).toBeVisible();
      }
    });

    await test.step('§2.23 /careers: the page has an email link for resumes', async () => {
      await expect(page.getByRole('link', { name: /Submit your resume/ })).toHaveAttribute(
        'href',
        'mailto:careers@torsa.example?subject=Resume',
      );
    });

    await test.step('§2.22 /careers: each Apply Now link fills in the subject of the contact form', async () => {
      for (const { title } of openings) {
        await openPage(page, '/careers');
        await page.getByRole('link', { name: `Apply Now for ${title}` }).click();
        await expect(page).toHaveURL(/\/contact\?/);
        await expect(page.getByLabel('Subject')).toHaveValue(`Application: ${title}`);
        // Otherwise the draft of this message would fill the next form.
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
    });
  });
}
