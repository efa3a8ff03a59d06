import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expectPortalReady, test } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

test.describe('a team member', () => {
  test.use({ person: 'teamMember' });

  test('Search: Ctrl+K finds a conversation by a word, and Enter opens the conversation', async ({
    page,
  }) => {
    await page.goto('/dashboard/tasks');
    await expectPortalReady(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search', exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type('client');
    const first = page.getByRole('group', { name: 'Conversations' }).getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expectAccessibleInBothThemes(page, 'the open search');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/inbox\/[0-9a-f-]{36}$/);
    await expect(field).toHaveCount(0);
  });

  if (isExhaustive) {
    test('Search: Escape closes the search dialog and returns the focus to the previous element', async ({
      page,
    }) => {
      await page.goto('/dashboard/tasks');
      await expectPortalReady(page);
      const opener = page.getByRole('button', { name: 'Search all' });
      await opener.click();
      await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
  }
});
