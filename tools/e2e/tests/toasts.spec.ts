import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { pauseClock } from '../support/clock.ts';
import { navbar, toast } from '../support/shell.ts';
import { employeeLoginNotice, showToast, submitEmployeeLogin } from '../support/show-toast.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const live = (page: Page) => page.locator('[role="status"][aria-live="polite"]');

if (isExhaustive) {
  test('Toasts: a toast disappears after five seconds or a mouse swipe, and stays while it has the focus', async ({
    page,
  }) => {
    await test.step('§4.14 Toasts: screen readers announce a toast politely, in a live region that already existed', async () => {
      await page.clock.install();
      await page.goto('/');
      await expect(live(page)).toHaveCount(1);
      await expect(live(page)).toHaveText('');
      await showToast(page);
      await expect(live(page)).toHaveText(employeeLoginNotice);
      await pauseClock(page);
    });

    await test.step('§4.12 §9.1 Toasts: a toast is visible for 5000 ms, and then screen readers and the Tab key cannot reach it', async () => {
      await showAgain(page);
      await page.clock.runFor(4900);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(200);
      await expectGone(page);
    });

    await test.step('§4.14 Toasts: the time-out of a toast is paused while the pointer is over the toast', async () => {
      await showAgain(page);
      await page.clock.runFor(3000);
      await toast(page).hover();
      await page.clock.runFor(20_000);
      await expect(toast(page)).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(1900);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(200);
      await expectGone(page);
    });

    await test.step('§4.14 Toasts: the time-out is paused while the focus is in the toast, and the close button returns the focus', async () => {
      await showAgain(page);
      const close = toast(page).getByRole('button', { name: 'Close notification' });
      const field = page.getByLabel('Employee ID');
      await field.focus();
      await close.focus();
      await page.clock.runFor(20_000);
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
      await expectGone(page);
      await expect(field).toBeFocused();
    });

    await test.step('§4.13 §9.2 Toasts: a mouse swipe of more than 50 px closes the toast, and a shorter swipe does not', async () => {
      await showAgain(page);
      await expectSwipes(page, async (x, y, by) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + by, y, { steps: 4 });
        await page.mouse.up();
        // Move the pointer away, because a toast under the pointer stays.
        await page.mouse.move(0, 0);
      });
    });

    await test.step('§4.13 Toasts: the toast after a swiped toast has its full duration', async () => {
      await showAgain(page);
      const { x, y } = await middleOfToast(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 80, y, { steps: 4 });
      await page.mouse.up();
      await expectGone(page);
      await submitEmployeeLogin(page);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(4900);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(200);
      await expectGone(page);
    });

    await test.step('§4.12 §9.3 Toasts: a new toast replaces the old toast and is visible for a full 5000 ms', async () => {
      await showAgain(page);
      await page.clock.runFor(3000);
      await navbar(page).getByRole('link', { name: 'Sign Up' }).click();
      await page.getByLabel('Full Name').fill('Bimal Roy');
      await page.getByLabel('Email').fill('bimal@example.com');
      await page.getByLabel('Password', { exact: true }).fill('one-password');
      await page.getByLabel('Confirm Password').fill('another-password');
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
      await expect(toast(page)).toContainText('Password Mismatch');
      await expect(toast(page)).not.toContainText(employeeLoginNotice);
      await expect(toast(page)).toHaveCount(1);
      await page.clock.runFor(4900);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(200);
      await expectGone(page);
    });
  });
}

const swipes = [
  [40, false],
  [-60, true],
  [60, true],
] as const;

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('§4.13 §9.2 Toasts: a touch swipe of more than 50 px closes the toast, and a shorter swipe does not', async ({
    page,
  }) => {
    await showOnStoppedClock(page);
    const finger = await page.context().newCDPSession(page);
    await expectSwipes(page, async (x, y, by) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: at, y }],
        });
      await touch('touchStart', x);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
      await touch('touchEnd');
    });
  });
});

async function showOnStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await showToast(page);
  await expect(toast(page)).toContainText(employeeLoginNotice);
  await pauseClock(page);
  await showAgain(page);
}

/** Shows the toast again, so that its duration starts while the clock is stopped. */
async function showAgain(page: Page): Promise<void> {
  await submitEmployeeLogin(page);
  await expect(toast(page)).toContainText(employeeLoginNotice);
}

/** Expects a short swipe to keep a toast and a long swipe to remove it. */
async function expectSwipes(
  page: Page,
  swipe: (x: number, y: number, by: number) => Promise<void>,
): Promise<void> {
  for (const [by, dismissed] of swipes) {
    await expect(toast(page)).toBeVisible();
    const { x, y } = await middleOfToast(page);
    await swipe(x, y, by);
    await (dismissed ? expectGone(page) : expectInPlace(page, x));
    if (dismissed) await submitEmployeeLogin(page);
  }
}

async function middleOfToast(page: Page): Promise<{ x: number; y: number }> {
  const box = await live(page).boundingBox();
  if (!box) throw new Error('The page shows no toast.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function expectInPlace(page: Page, x: number): Promise<void> {
  await expect(toast(page)).toBeVisible();
  await expect.poll(async () => (await middleOfToast(page)).x).toBe(x);
}

async function expectGone(page: Page): Promise<void> {
  await expect(live(page)).toHaveText('');
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close notification' })).toHaveCount(0);
}
