import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { getMessageList } from '../support/conversations.ts';
import { expect, expectPortalReady, test } from '../support/signed-in.ts';
import { pressTabUntilFocused } from '../support/tab-to.ts';

test.use({ person: 'teamMember' });

/** Moves the focus with the Tab key to the button of a view, and presses it. */
async function showView(page: Page, name: string) {
  const button = page.getByRole('group', { name: 'View' }).getByRole('button', { name });
  await pressTabUntilFocused(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Opens the board and adds a task with the keyboard: the key c opens the form, and Escape returns to the page. */
async function openBoardWithNewTask(page: Page) {
  const title = `Fold the menus ${randomUUID().slice(0, 8)}`;
  await page.goto('/dashboard/tasks?view=board');
  await expectPortalReady(page);
  await page.keyboard.press('c');
  await expect(page.getByLabel('What needs doing?')).toBeFocused();
  await page.keyboard.type(`${title} today`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(`Added “${title}”`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return {
    title,
    toast: page.getByRole('region', { name: 'Notifications' }),
    move: page.getByRole('combobox', { name: `Move “${title}” to` }),
  };
}

test('§2.4 Keyboard: a team member can add a task and move it on the board', async ({ page }) => {
  const { title, toast, move } = await openBoardWithNewTask(page);

  await test.step('on the board, arrow keys reach the card, Shift and an arrow key move it, and the focus follows it', async () => {
    const card = page.getByRole('link', { name: title });
    await pressTabUntilFocused(
      page,
      page.getByRole('region', { name: /^To do/ }).locator('[data-task][tabindex="0"]'),
    );
    await page.keyboard.press('End');
    while (!(await card.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('ArrowUp');
    }
    await page.keyboard.press('Shift+ArrowRight');
    await expect(toast).toContainText(`Moved “${title}” to Doing`);
    await expect(page.getByRole('region', { name: /^Doing/ })).toContainText(title);
    await expect(card).toBeFocused();
    await page.keyboard.press('z');
    await expect(toast).toContainText('Undone');
    await expect(page.getByRole('region', { name: /^To do/ })).toContainText(title);
  });

  await test.step('the key s opens the menu of the focused card, and Escape returns to the card', async () => {
    const card = page.getByRole('link', { name: title });
    await expect(card).toBeFocused();
    await page.keyboard.press('s');
    await expect(move).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(move).toBeHidden();
    await expect(card).toBeFocused();
  });
});

if (isExhaustive) {
  // The unit tests of the week, the calendar and the sheet cover these steps.
  test('§2.4 Keyboard: a team member can move a task in the week and open it in the calendar', async ({
    page,
  }) => {
    const { title, toast, move } = await openBoardWithNewTask(page);

    await test.step('in the week, the menu of a task moves it, and the key z moves it back', async () => {
      await showView(page, 'Week');
      await pressTabUntilFocused(page, move);
      await page.keyboard.press('End');
      await expect(toast).toContainText(`“${title}” has no assignee now`);
      await expect(page.getByRole('row', { name: /^Unassigned/ })).toContainText(title);
      await page.keyboard.press('z');
      await expect(page.getByRole('row', { name: /^Unassigned/ })).not.toContainText(title);
    });

    await test.step('in the calendar, Enter opens a task, and Escape returns the focus to it', async () => {
      await showView(page, 'Calendar');
      const more = page.locator('td:has(> [aria-current])').getByRole('button', { name: /more$/ });
      if (await more.isVisible()) {
        await pressTabUntilFocused(page, more);
        await page.keyboard.press('Enter');
      }
      const entry = page.getByRole('link', { name: title });
      await pressTabUntilFocused(page, entry);
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(entry).toBeFocused();
    });
  });

  test('§2.4 Keyboard: a client can open the form for a first message, correct an error and send the message', async ({
    newPageAs,
  }) => {
    const page = await newPageAs('client');
    const subject = `Menus ${randomUUID().slice(0, 8)}`;
    const text = 'Do you print menus?';
    await page.goto('/dashboard/messages');
    await pressTabUntilFocused(page, page.getByRole('button', { name: 'Write to us' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Subject')).toBeFocused();
    await page.keyboard.type(subject);
    await page.keyboard.press('Enter');
    const message = page.getByLabel('Your message');
    await expect(message).toBeFocused();
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(text);
    await pressTabUntilFocused(
      page,
      page.getByRole('main').getByRole('button', { name: 'Send message' }),
    );
    await page.keyboard.press('Enter');
    await expect(message).toHaveValue('');
    const sent = page
      .getByRole('list', { name: 'Conversations' })
      .getByRole('link', { name: subject });
    await pressTabUntilFocused(page, sent);
    await page.keyboard.press('Enter');
    await expect(getMessageList(page)).toContainText(text);
  });
}
