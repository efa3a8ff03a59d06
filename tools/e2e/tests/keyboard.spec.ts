import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { contactField, sendButton, validContactMessage } from '../support/contact-form.ts';
import { openPage } from '../support/open-page.ts';
import {
  chatButton,
  chatMessages,
  chatPanel,
  menuButton,
  navbar,
  toast,
} from '../support/shell.ts';
import { pressTabUntilFocused } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

test('§2.4 Keyboard: the skip link moves the focus past the navigation bar to the main content', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Explore Services' }),
  ).toBeFocused();
});

test('§1.2 §2.4 Keyboard: a visitor can open a page from the Services menu and send a contact message', async ({
  page,
}) => {
  await openPage(page, '/');
  await pressTabUntilFocused(page, menuButton(page, 'Services'));
  await page.keyboard.press('Space');
  await pressTabUntilFocused(page, navbar(page).getByRole('link', { name: 'AI Tools' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/ai-tool');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await pressTabUntilFocused(page, page.getByRole('link', { name: 'Discuss Your Project' }));
  await page.keyboard.press('Enter');
  await expect(contactField(page, 'subject')).toHaveValue('AI Tools');

  await pressTabUntilFocused(page, contactField(page, 'name'));
  await page.keyboard.press('Enter');
  await expect(contactField(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(validContactMessage.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(validContactMessage.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(validContactMessage.message);
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(page.getByRole('button', { name: 'Write another' })).toBeFocused();
});

if (isExhaustive) {
  test('§2.4 Keyboard: a visitor can open, use and close the chat', async ({ page }) => {
    await openPage(page, '/auth/check-email');
    await pressTabUntilFocused(page, chatButton(page));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Enter');
    await expect(chatMessages(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(chatPanel(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
  });
}

const narrow = 390;
const wide = 1280;
test('Keyboard: every element that receives the focus is visible', async ({ page }) => {
  for (const [path, widths] of [
    ['/', []],
    ['/services/apps', []],
    ['/contact', [wide]],
    ['/careers', []],
    ['/auth/signup', [narrow]],
  ] as const) {
    for (const width of isExhaustive ? [narrow, wide] : widths) {
      await test.step(`§2.4 Keyboard: on ${path} at ${width} px every focused element is visible and has a focus ring`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, path);
        const stops = await tabThroughPage(page);
        expect(stops.length).toBeGreaterThan(10);
        expect(stops.filter((stop) => !stop.ring || !stop.seen)).toEqual([]);
      });
    }
  }
});

interface Stop {
  readonly name: string;
  readonly ring: boolean;
  /** True if a part of the element is visible: no fixed element covers it completely. */
  readonly seen: boolean;
}

/** Presses Tab through the whole page. */
async function tabThroughPage(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | undefined => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-visited')) return;
      element.setAttribute('data-visited', '');
      // The focus ring of a card link surrounds the whole card.
      const outlines = [element, element.closest('li') ?? element].flatMap((ringed) =>
        [undefined, '::after'].map((part) => getComputedStyle(ringed, part).outlineStyle),
      );
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const seen = parts
        .flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const))
        .some(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
      return {
        name: element.textContent || element.getAttribute('name') || element.tagName,
        ring: outlines.some((style) => style !== 'none'),
        seen,
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}
