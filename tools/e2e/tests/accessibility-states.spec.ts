import { expectAccessible, screens } from '../support/accessibility.ts';
import { contactForm, sendButton } from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';
import { employeeNotice, raiseToast } from '../support/raise-toast.ts';
import { chat, chatButton, conversation, menuButton, menuNames, toast } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

// Colours are measured at rest, not half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [screen, viewport] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      const where = `at ${viewport.width} px, ${colorScheme}`;

      test(`§2 Accessible: the open menus pass axe ${where}`, async ({ page }) => {
        await openPage(page, '/services/apps');
        if (screen === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
        for (const name of menuNames) {
          await menuButton(page, name).click();
          await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
          await expectAccessible(page, name);
        }
      });

      test(`§2 Accessible: the open chat passes axe ${where}`, async ({ page }) => {
        await openPage(page, '/about');
        await chatButton(page).click();
        await chat(page).getByLabel('Message').fill('Hello');
        await chat(page).getByLabel('Message').press('Enter');
        await expect(conversation(page)).toHaveCount(3);
        await expectAccessible(page, 'chat');
      });

      test(`§2 Accessible: a shown toast passes axe ${where}`, async ({ page }) => {
        await raiseToast(page);
        await toast(page).hover();
        await expect(toast(page)).toContainText(employeeNotice);
        await expectAccessible(page, 'toast');
      });

      test(`§2 Accessible: the errors of the contact form pass axe ${where}`, async ({ page }) => {
        await openPage(page, '/contact');
        await sendButton(page).click();
        await expect(contactForm(page).locator('[aria-invalid]')).toHaveCount(3);
        await expectAccessible(page, 'contact form');
      });

      for (const [path, submit, errors] of [
        ['/auth/login', 'Log In', 2],
        ['/auth/signup', 'Sign Up', 4],
      ] as const) {
        test(`§2 Accessible: the errors of ${path} pass axe ${where}`, async ({ page }) => {
          await openPage(page, path);
          const main = page.getByRole('main');
          await main.getByRole('button', { name: submit }).click();
          await expect(main.locator('[aria-invalid]')).toHaveCount(errors);
          await expectAccessible(page, path);
        });
      }
    });
  }
}
