import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test('§2.20 /our-team: the page shows six cards with name, role, initials and description', async ({
  page,
}) => {
  await openPage(page, '/our-team');
  const cards = page.getByRole('region', { name: 'Six people' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading', { level: 3 }).textContent();
    const initials = (name ?? '').replace(/(\w)\w*\s*/g, '$1');
    await expect(card.getByText(initials, { exact: true })).toBeVisible();
    const [role, description] = await card.getByRole('paragraph').allInnerTexts();
    expect(role).toMatch(/\w{4}/);
    expect(description).toMatch(/\w{4}/);
  }
});
