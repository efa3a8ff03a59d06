import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

if (isExhaustive) {
  test('the home page shows links to the other pages and the testimonials of clients', async ({
    page,
  }) => {
    await test.step('§2.9 /: the page shows three client testimonials, each with 5 stars as one labelled image', async () => {
      await openPage(page, '/');
      const items = page
        .getByRole('region', { name: 'What our clients say' })
        .getByRole('listitem');
      await expect(items).toHaveCount(3);
      for (const item of await items.all()) {
        await expect(item.getByRole('img')).toHaveCount(1);
        await expect(item.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
        await expect(item.getByRole('blockquote')).not.toBeEmpty();
      }
    });

    for (const [button, path] of [
      ['Explore Services', '/services'],
      ['Get in Touch', '/contact'],
      ['Start Your Project Today', '/contact'],
    ] as const) {
      await test.step(`§2.7 /: the button ${button} opens ${path}`, async () => {
        await page.getByRole('main').getByRole('link', { name: button }).click();
        await expect(page).toHaveURL(path);
        await page.goBack();
        await expect(page).toHaveURL('/');
      });
    }

    await test.step('§2.8 /: four core service cards open their pages', async () => {
      const cards = page.getByRole('region', { name: 'What we build' }).getByRole('listitem');
      await expect(cards).toHaveCount(4);
      for (const [title, path] of [
        ['Website Build', '/services/website-build'],
        ['AI Tools', '/services/ai-tool'],
        ['App Development', '/services/apps'],
        ['Digital Marketing', '/services/social-media-marketing'],
      ] as const) {
        // The whole card is clickable, not only its title.
        const card = cards.filter({ hasText: title });
        await expect(card.getByRole('link')).toHaveAttribute('href', path);
        if (!isExhaustive && title !== 'Website Build') continue;
        await card.click({ position: { x: 20, y: 20 } });
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL('/');
      }
    });
  });
}
