import { openPage } from '../support/open-page.ts';
import { footer } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test("Footer: the footer shows the company's contact data, offices and quick links", async ({
  page,
}) => {
  await test.step('§2.55 Footer: the footer shows locations, contacts and social links', async () => {
    await openPage(page, '/');
    await expect(footer(page).getByRole('region', { name: 'Head office' })).toContainText(
      'Cooch Behar',
    );
    await expect(footer(page).getByRole('region', { name: 'Kolkata office' })).toContainText(
      'Kolkata',
    );
    const contact = footer(page).getByRole('region', { name: 'Contact' });
    await expect(contact.locator('a[href^="mailto:"]')).toHaveCount(2);
    await expect(contact.locator('a[href^="tel:"]')).toHaveCount(2);
    const social = footer(page).getByRole('region', { name: 'Social' }).getByRole('link');
    await expect(social).toHaveText(['LinkedIn', 'Instagram', 'Facebook', 'GitHub']);
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
  });

  for (const [name, path] of [
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Our Team', '/our-team'],
  ] as const) {
    await test.step(`§2.56 Footer: the quick link ${name} opens ${path}`, async () => {
      const links = footer(page).getByRole('navigation', { name: 'Quick links' });
      await links.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
});
