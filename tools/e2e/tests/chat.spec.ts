import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { readBoundingBox } from '../support/box-of.ts';
import { pauseClock } from '../support/clock.ts';
import { overrideNetworkInformation } from '../support/connection.ts';
import { openPage } from '../support/open-page.ts';
import {
  chatButton,
  chatMessages,
  chatPanel,
  expectPopoverOpen,
  navbar,
} from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const greeting = 'Torsa: Hello! Welcome to Torsa. How can we help you today?';
const reply = 'Torsa: Thank you for your message. An agent will be with you shortly.';
const input = (page: Page) => chatPanel(page).getByLabel('Message');

test('Chat: the button opens the chat, the agent greets the visitor, and screen readers announce new messages', async ({
  page,
}) => {
  await test.step('§4.10 Chat: the chat button opens and closes the chat, and Escape closes it and returns the focus', async () => {
    await openPage(page, '/');
    await expect(chatPanel(page)).toBeHidden();
    await chatButton(page).click();
    await expect(chatPanel(page)).toBeVisible();
    await expectPopoverOpen(chatButton(page));
    await chatButton(page).click();
    await expect(chatPanel(page)).toBeHidden();
    await chatButton(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chatPanel(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
  });

  await test.step('§1.6 Chat: the agent greets with a fixed message', async () => {
    await chatButton(page).click();
    await expect(chatMessages(page)).toHaveText([greeting]);
  });

  await test.step('§1.9 §3.7 Chat: screen readers announce each new message with its sender', async () => {
    const log = chatPanel(page).getByRole('log', { name: 'Conversation' });
    const before = await log.elementHandle();
    await input(page).fill('Hello');
    await input(page).press('Enter');
    await expect(log).toContainText(reply);
    // A screen reader announces additions to a log only if the log existed before.
    expect(await log.evaluate((after, same) => after === same, before)).toBe(true);
    await expect(log).not.toHaveAttribute('aria-live');
  });

  await test.step('§1.9 Chat: the chat works with only the keyboard', async () => {
    await openPage(page, '/our-team');
    await chatButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('Only keys');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(chatMessages(page)).toHaveText([greeting, 'You: Only keys', reply]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(chatPanel(page).getByRole('link', { name: 'Continue by message' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(chatPanel(page).getByRole('log')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chatButton(page)).toBeFocused();
  });
});

if (isExhaustive) {
  test('Chat: the agent replies to each message, and the conversation continues on other pages', async ({
    page,
  }) => {
    await test.step('§5.14 Chat: empty and whitespace-only messages are ignored', async () => {
      await page.clock.install();
      await openPage(page, '/about');
      await chatButton(page).click();
      for (const blank of ['', '   ', '\t ']) {
        await input(page).fill(blank);
        await chatPanel(page).getByRole('button', { name: 'Send' }).click();
        await input(page).press('Enter');
      }
      await page.clock.runFor(2000);
      await expect(chatMessages(page)).toHaveText([greeting]);
    });

    await test.step('§1.7 §9.6 Chat: the visitor’s message appears immediately, and the fixed reply appears after 1 second', async () => {
      await pauseClock(page);
      await input(page).fill('Do you build websites?');
      await chatPanel(page).getByRole('button', { name: 'Send' }).click();
      await expect(chatMessages(page)).toHaveText([greeting, 'You: Do you build websites?']);
      await expect(input(page)).toHaveValue('');
      await page.clock.runFor(999);
      await expect(chatMessages(page)).toHaveCount(2);
      await page.clock.runFor(1);
      await expect(chatMessages(page)).toHaveText([greeting, 'You: Do you build websites?', reply]);
    });

    await test.step('§1.9 Chat: the conversation and the open state survive a navigation to a page of another remote', async () => {
      await page.clock.resume();
      const said = [greeting, 'You: Do you build websites?', reply];
      await navbar(page).getByRole('link', { name: 'Sign Up' }).click();
      await expect(page).toHaveURL('/auth/signup');
      await expect(chatMessages(page)).toHaveText(said);
      await chatButton(page).click();
      await navbar(page).getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL('/careers');
      await chatButton(page).click();
      await expect(chatMessages(page)).toHaveText(said);
    });
  });
}

test('§1.8 §7.7 Chat: the chat widget sends no network request', async ({ page }) => {
  // Data saver disables prefetching.
  await overrideNetworkInformation(page, 'dataSaver');
  await page.clock.install();
  // Wait for the page's own requests when the browser is idle.
  const files = [/\/prefetch\./, /\/reporter\./, /\/remotes\.json$/];
  const responses = Promise.all(files.map((file) => page.waitForResponse(file)));
  await openPage(page, '/about');
  await responses;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await chatButton(page).click();
  await input(page).fill('Are you there?');
  await input(page).press('Enter');
  await page.clock.runFor(1000);
  await expect(chatMessages(page)).toHaveCount(3);
  expect(requests).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('§1.9 Chat: on a phone the chat button is small and round, and the open chat fits the screen', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    const button = await chatButton(page).boundingBox();
    expect(button?.width).toBe(44);
    expect(button?.height).toBe(44);
    await chatButton(page).tap();
    const panel = await chatPanel(page).boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(panel?.y).toBeGreaterThanOrEqual(0);
  });
});

test('§1.9 Chat: at every width the chat button is in the header or the margin and covers no content', async ({
  page,
}) => {
  await openPage(page, '/careers');
  for (const [width, place] of [
    [320, 'header'],
    [390, 'header'],
    [768, 'header'],
    [1024, 'header'],
    [1152, 'margin'],
    [1280, 'margin'],
    [1920, 'margin'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const button = await readBoundingBox(chatButton(page));
    if (place === 'header') {
      const header = await readBoundingBox(page.getByRole('banner'));
      const menu = await readBoundingBox(page.getByRole('button', { name: 'Open menu' }));
      expect(button.y + button.height, `${width} px`).toBeLessThanOrEqual(header.y + header.height);
      expect(button.x, `${width} px`).toBeGreaterThanOrEqual(menu.x + menu.width);
      expect(button.x + button.width, `${width} px`).toBeLessThanOrEqual(width);
    } else {
      const column = await readBoundingBox(page.getByRole('main').getByRole('list').first());
      expect(button.x, `${width} px`).toBeGreaterThanOrEqual(column.x + column.width);
    }
    // The button has a text only in wide windows.
    expect(button.width > 100, `${width} px`).toBe(width === 1920);
  }
});
