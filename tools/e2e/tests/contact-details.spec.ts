import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test('the /contact page shows contact details and both offices', async ({ page }) => {
  await test.step('§2.12 §9.7 Company contacts: /contact shows two email addresses and two phone numbers', async () => {
    await openPage(page, '/contact');
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="mailto:"]')).toHaveText([
      'hello@torsa.example',
      'support@torsa.example',
    ]);
    await expect(main.locator('a[href^="tel:"]')).toHaveText([
      '+91 3582 555 014',
      '+91 33 5550 0142',
    ]);
  });

  await test.step('§2.13 §9.7 /contact: the offices in Cooch Behar and Kolkata each have a map link', async () => {
    const offices = page.getByRole('region', { name: 'Our offices' }).getByRole('listitem');
    await expect(offices).toHaveCount(2);
    for (const [index, city, name] of [
      [0, 'Cooch Behar', 'Head office'],
      [1, 'Kolkata', 'Kolkata office'],
    ] as const) {
      const office = offices.nth(index);
      await expect(office.getByRole('heading', { name: city })).toBeVisible();
      await expect(office.getByText(name, { exact: true })).toBeVisible();
      const map = office.getByRole('link', { name: /View map/ });
      await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
      await expect(map).toHaveAttribute('rel', /noopener/);
    }
  });
});
