import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { employeeNotice, raiseToast, submitEmployeeLogin } from '../support/raise-toast.ts';
import { navbar, toast } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const live = (page: Page) => page.locator('[role="status"][aria-live="polite"]');

test('§9 Toasts: shown for 5000 ms, then nothing is left for a screen reader or the tab key', async ({
  page,
}) => {
  await raiseOnStoppedClock(page);
  await page.clock.runFor(4900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expectGone(page);
});

test('§9 Toasts: one at a time, a new one replaces the old and has its own 5000 ms', async ({
  page,
}) => {
  await raiseOnStoppedClock(page);
  await page.clock.runFor(3000);
  await navbar(page).getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('Full Name').fill('Bimal Roy');
  await page.getByLabel('Email').fill('bimal@example.com');
  await page.getByLabel('Password', { exact: true }).fill('one-password');
  await page.getByLabel('Confirm Password').fill('another-password');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page)).toContainText('Password Mismatch');
  await expect(toast(page)).not.toContainText(employeeNotice);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expectGone(page);
});

test('§4 Toasts: paused while the pointer is over it', async ({ page }) => {
  await raiseOnStoppedClock(page);
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

test('§4 Toasts: paused while the focus is in it, and its button gives the focus back', async ({
  page,
}) => {
  await raiseOnStoppedClock(page);
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

test('§9 Toasts: announced politely, in a live region that was there before', async ({ page }) => {
  await page.goto('/');
  await expect(live(page)).toHaveCount(1);
  await expect(live(page)).toHaveText('');
  await raiseToast(page);
  await expect(live(page)).toHaveText(employeeNotice);
});

for (const [by, dismissed] of [
  [-60, true],
  [60, true],
  [40, false],
] as const) {
  const what = `a swipe of ${by} px ${dismissed ? 'dismisses it' : 'does not'}`;

  test(`§9 Toasts: swipe threshold 50, by mouse ${what}`, async ({ page }) => {
    await raiseOnStoppedClock(page);
    const { x, y } = await middleOfToast(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
    await (dismissed ? expectGone(page) : expectInPlace(page, x));
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test(`§9 Toasts: swipe threshold 50, by touch ${what}`, async ({ page }) => {
      await raiseOnStoppedClock(page);
      const { x, y } = await middleOfToast(page);
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: at, y }],
        });
      await touch('touchStart', x);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
      await touch('touchEnd');
      await (dismissed ? expectGone(page) : expectInPlace(page, x));
    });
  });
}

test('§4 Toasts: after one was swiped away, the next has its full time', async ({ page }) => {
  await raiseOnStoppedClock(page);
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

async function raiseOnStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await raiseToast(page);
  await expect(toast(page)).toContainText(employeeNotice);
  await stopClock(page);
  // Shown anew, so that its time begins while the clock stands.
  await submitEmployeeLogin(page);
}

async function middleOfToast(page: Page): Promise<{ x: number; y: number }> {
  const box = await live(page).boundingBox();
  if (!box) throw new Error('There is no toast.');
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
