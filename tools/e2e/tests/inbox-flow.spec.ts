import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { readBoundingBox } from '../support/box-of.ts';
import { getMessageList, getReplyField, sendContactMessage } from '../support/conversations.ts';
import { expect, test } from '../support/signed-in.ts';
import { waitUntilPageSettled } from '../support/wait-until-settled.ts';

test.use({ person: 'teamMember' });

/** Sends contact messages that a search for the returned word finds. */
async function sendMessages(count: number): Promise<string> {
  const word = `flow${randomUUID().slice(0, 8)}`;
  for (let number = 1; number <= count; number += 1) {
    await sendContactMessage({
      name: `Sender ${number}`,
      email: `${word}.${number}@example.com`,
      subject: `${word} ${number}`,
      message: 'What would it cost?',
    });
  }
  return word;
}

// The unit tests of the inbox cover the keys, which answer or close a conversation and open the next one.
if (isExhaustive) {
  test('a team member answers or closes ten waiting messages with at most 35 key presses besides the typing', async ({
    page,
  }) => {
    const word = await sendMessages(10);
    await page.goto(`/dashboard/inbox?q=${word}`);
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await expect(rows).toHaveCount(10);
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await press('j');
    for (let number = 1; number <= 10; number += 1) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} ${number}`);
      await expect(getReplyField(page)).toBeVisible();
      if (number % 2 === 0) {
        await press('e');
      } else {
        await press('r');
        await page.keyboard.insertText('From ₹40,000.');
        await press(number % 3 === 0 ? 'Control+Enter' : 'Control+Shift+Enter');
      }
    }
    await expect(rows).toHaveCount(0);
    expect(presses).toBeLessThanOrEqual(35);
  });

  test('a second click 350 ms after a click on Assign to me activates no other button at the same position', async ({
    page,
  }) => {
    const word = await sendMessages(1);
    await page.goto(`/dashboard/inbox?q=${word}`);
    await page.getByRole('link', { name: `${word} 1` }).click();
    const button = page.getByRole('button', { name: 'Assign to me' });
    const box = await button.boundingBox();
    if (!box) throw new Error('The button has no box.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await page.waitForTimeout(350);
    await page.mouse.click(x, y);
    await expect(page.getByRole('button', { name: 'Assigned to you' })).toBeVisible();
    expect(await page.getByRole('button', { name: 'Assigned to you' }).boundingBox()).toEqual(box);
    await expect(page.getByRole('button', { name: 'Close conversation' })).toBeVisible();
    await expect(page.getByRole('status').getByText('Assigned to Local Team Member')).toBeVisible();
  });
}

if (isExhaustive) {
  test('the Undo button in the toast reopens a conversation that was just closed', async ({
    page,
  }) => {
    const word = await sendMessages(2);
    // With a stopped clock, the toast stays on a busy machine.
    await page.clock.install();
    await page.goto(`/dashboard/inbox?q=${word}`);
    await page.getByRole('link', { name: `${word} 1` }).click();
    await page.getByRole('button', { name: 'Close conversation' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    const undo = page.getByRole('button', { name: 'Undo' });
    // A toast under the pointer stays. Otherwise it could disappear on a busy machine before the next check.
    await undo.hover();
    await expect(heading).toHaveText(`${word} 2`);
    const newest = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last();
    expect((await readBoundingBox(undo)).y, 'top of the toast').toBeGreaterThan(
      (await readBoundingBox(newest)).bottom,
    );
    await undo.click();
    await expect(heading).toHaveText(`${word} 1`);
    await expect(page.getByText(/^Undone: .+: Closed/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close conversation' })).toBeVisible();
  });
}

test('the inbox shows eleven conversations at 1440 × 900 pixels and closes selected conversations together, which Undo reverts', async ({
  page,
}) => {
  const word = await sendMessages(11);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/dashboard/inbox?q=${word}`);
  const list = page.getByRole('list', { name: 'Conversations' });
  const rows = list.getByRole('link');
  // A row has one link.
  await expect(list.getByRole('listitem')).toHaveCount(11);
  await expect(rows).toHaveCount(11);
  await expect(rows.first()).toHaveAccessibleName(`Sender 1, ${word} 1`);
  const lastRow = await readBoundingBox(list.getByRole('listitem').last());
  expect(lastRow.bottom).toBeLessThanOrEqual(900);
  await page.getByRole('checkbox', { name: `Select Sender 1, ${word} 1` }).check();
  await page.getByRole('checkbox', { name: `Select Sender 3, ${word} 3` }).check();
  await expectAccessibleInBothThemes(page, 'selected conversations');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(rows).toHaveCount(9);
  await page.keyboard.press('z');
  await expect(rows).toHaveCount(11);

  await test.step('Undo of a reply opens its conversation again, with the text in the reply box', async () => {
    await page.getByRole('link', { name: `Sender 1, ${word} 1` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} 1`);
    await getReplyField(page).fill('From ₹40,000.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone: Sent')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} 1`);
    await expect(getReplyField(page)).toHaveValue('From ₹40,000.');
    await expect(getMessageList(page)).not.toContainText('From ₹40,000.');
  });
});

test.describe('on a phone', () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, hasTouch: true });

  test('the actions and the reply box of a conversation stay on the screen of a phone and cover no message', async ({
    page,
  }) => {
    const word = await sendMessages(1);
    await page.goto(`/dashboard/inbox?q=${word}`);
    await page.getByRole('link', { name: `${word} 1` }).tap();
    const field = getReplyField(page);
    const bar = page.getByRole('navigation', { name: 'Portal' });
    const send = page.getByRole('button', { name: 'Reply' });
    const newest = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last();
    await expect(field).toBeVisible();

    await test.step('the reply box has one line above the bar', async () => {
      expect((await readBoundingBox(field)).height).toBeLessThanOrEqual(48);
      const gap = (await readBoundingBox(bar)).y - (await readBoundingBox(field)).bottom;
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThanOrEqual(8);
    });

    await test.step('the box grows with the text up to eight lines, and hides the bar', async () => {
      await field.tap();
      await expect(bar).toBeHidden();
      await page.keyboard.insertText('A line of the reply.\n'.repeat(20));
      const { height } = await readBoundingBox(field);
      expect(height).toBeGreaterThan(150);
      expect(height).toBeLessThanOrEqual(220);
      await expect(send).toBeInViewport({ ratio: 1 });
      await expectAccessibleInBothThemes(page, 'a conversation on a phone');
      await page.keyboard.press('Escape');
      await expect(bar).toBeVisible();
      await field.fill('');
    });

    await test.step('after a long thread the actions and the reply box are on the screen', async () => {
      for (const text of ['First. '.repeat(150), 'Second. '.repeat(150)]) {
        await field.fill(text);
        await send.tap();
        await expect(page.getByText(text.trim())).toBeInViewport();
        await expect(field).toHaveValue('');
      }
      await expect(page.getByRole('button', { name: 'Close conversation' })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Snooze' })).toBeInViewport();
      await expect(bar).toBeVisible();
      const actions = await readBoundingBox(page.getByRole('group', { name: 'Actions' }));
      expect(actions.y).toBe(0);
      expect(actions.height + (await readBoundingBox(bar)).height).toBeLessThanOrEqual(104);
      expect((await readBoundingBox(newest)).bottom).toBeLessThanOrEqual(
        (await readBoundingBox(field)).y,
      );
    });
  });

  // The unit tests of swipes cover the movement, and those of the inbox the actions.
  if (isExhaustive) {
    test('a swipe of a row closes or assigns a conversation, and Undo reverts it', async ({
      page,
    }) => {
      const word = await sendMessages(2);
      await page.goto(`/dashboard/inbox?q=${word}`);
      const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await waitUntilPageSettled(page);

      await test.step('a swipe to the right closes the conversation, and Undo opens it again', async () => {
        const undo = page.getByRole('button', { name: 'Undo' });
        // Before its script has loaded, a swipe has no effect.
        await expect(async () => {
          await swipe(rows.first(), { x: 160, y: 0 });
          await expect(undo).toBeVisible({ timeout: 1_000 });
        }).toPass();
        // Chromium ignores a tap in the first half second after a swipe, because the tap could stop a scrolling page.
        // On a busy machine, the confirmation appears more than a second after the tap that removed the button.
        await expect(async () => {
          if (await undo.isVisible()) await undo.tap({ timeout: 1_000 });
          await expect(page.getByText('Undone: Sender 1: 1 conversation closed')).toBeVisible({
            timeout: 1_000,
          });
        }).toPass();
        await expect(rows).toHaveCount(2);
      });

      await test.step('a short swipe and a vertical swipe change nothing', async () => {
        await swipe(rows.first(), { x: 60, y: 0 });
        await swipe(rows.first(), { x: 20, y: 200 });
        await expect(rows).toHaveCount(2);
        await expect(page).toHaveURL(`/dashboard/inbox?q=${word}`);
      });

      await test.step('a swipe to the left shows actions, which are accessible', async () => {
        await swipe(rows.first(), { x: -160, y: 0 });
        const assign = page.getByRole('button', { name: 'Assign to me' });
        await expect(page.getByRole('button', { name: 'Snooze' })).toBeVisible();
        await expectAccessibleInBothThemes(page, 'the actions of a swiped row');
        // Chromium ignores a tap in the first half second after a swipe.
        await expect(async () => {
          if (await assign.isVisible()) await assign.tap({ timeout: 1_000 });
          await expect(rows.first()).toContainText('assigned to Local Team Member', {
            timeout: 1_000,
          });
        }).toPass();
        await expect(assign).toBeHidden();
      });
    });
  }
});

/** Moves one finger over the middle of an element. */
async function swipe(element: Locator, by: { readonly x: number; readonly y: number }) {
  const { x, y, width, height } = await readBoundingBox(element);
  const touch = await element.page().context().newCDPSession(element.page());
  const at = (part: number) => [
    { x: x + width / 2 + by.x * part, y: y + height / 2 + by.y * part },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
