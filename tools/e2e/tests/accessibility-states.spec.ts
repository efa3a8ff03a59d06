import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expectAccessibleInBothThemes, screenSizes } from '../support/accessibility.ts';
import { contactForm, sendButton } from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';
import {
  chatButton,
  chatMessages,
  chatPanel,
  expectPopoverOpen,
  menuButton,
  navbarMenuNames,
  toast,
} from '../support/shell.ts';
import { employeeLoginNotice, showToast } from '../support/show-toast.ts';
import { expect, test } from '../support/test.ts';

const { phone } = screenSizes;

for (const [screen, viewport] of Object.entries(isExhaustive ? screenSizes : { phone })) {
  test.describe(screen, () => {
    test.use({ viewport });
    const conditions = `at ${viewport.width} px`;

    test(`§2.4 Accessibility: open menus and the open chat pass the axe checks ${conditions}`, async ({
      page,
    }) => {
      await openPage(page, '/services/apps');
      if (screen === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
      for (const name of navbarMenuNames) {
        await menuButton(page, name).click();
        await expectPopoverOpen(menuButton(page, name));
        await expectAccessibleInBothThemes(page, name);
      }
      await page.clock.install();
      await chatButton(page).click();
      await chatPanel(page).getByLabel('Message').fill('Hello');
      await chatPanel(page).getByLabel('Message').press('Enter');
      await page.clock.runFor(1000);
      await expect(chatMessages(page)).toHaveCount(3);
      await expectAccessibleInBothThemes(page, 'chat');
    });

    test(`§2.4 Accessibility: a toast passes the axe checks ${conditions}`, async ({ page }) => {
      await showToast(page);
      await toast(page).hover();
      await expect(toast(page)).toContainText(employeeLoginNotice);
      await expectAccessibleInBothThemes(page, 'toast');
    });

    test(`§2.4 Accessibility: form errors pass the axe checks ${conditions}`, async ({ page }) => {
      await openPage(page, '/contact');
      await sendButton(page).click();
      await expect(contactForm(page).locator('[aria-invalid]')).toHaveCount(3);
      await expectAccessibleInBothThemes(page, 'contact form');
      const authForms = [
        ['/auth/signup', 'Sign Up', 4],
        ['/auth/login', 'Log In', 2],
      ] as const;
      // The forms share their fields.
      for (const [path, submit, errors] of isExhaustive ? authForms : authForms.slice(0, 1)) {
        await openPage(page, path);
        const main = page.getByRole('main');
        await main.getByRole('button', { name: submit }).click();
        await expect(main.locator('[aria-invalid]')).toHaveCount(errors);
        await expectAccessibleInBothThemes(page, path);
      }
    });
  });
}
