import type { Locator, Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { readBoundingBox } from '../support/box-of.ts';
import { setPageVisibility } from '../support/set-visibility.ts';
import { expect, expectPortalReady, test } from '../support/signed-in.ts';
import { sampleTaskRow } from '../support/task-row.ts';

test.use({ person: 'teamMember' });

const titles = [
  'Fold the menus',
  'Measure all the vans of the company before the weekend '.repeat(3),
];
const tasks = Array.from({ length: 12 }, (_, index) => ({
  ...sampleTaskRow,
  id: `8a1f0000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
  title: titles[index] ?? `Task ${index}`,
  due_on: index % 2 === 0 ? '2020-01-31' : null,
  state: index < 10 ? 'todo' : 'doing',
  sort_key: String(index).padStart(2, '0'),
  project: { title: 'A project with a long name that does not fit beside the due date' },
}));

/** Opens the board with twelve tasks. */
async function openBoard(page: Page, path = '/dashboard/tasks?view=board') {
  await page.route('**/rest/v1/tasks?*', (route) => {
    // The board also reads the older tasks, and the sheet reads the details of a task.
    const isOther = /done_at=lt|[?&]id=eq/.test(route.request().url());
    return route.fulfill({ json: isOther ? [] : tasks });
  });
  await page.goto(path);
  await expectPortalReady(page);
  await expect(cardsOf(page)).toHaveCount(tasks.length);
}

const cardsOf = (page: Page) => page.locator('main [data-card]');
const card = (page: Page, title: string) => cardsOf(page).filter({ hasText: title }).first();
const moreOf = (where: Locator) => where.locator('button[popovertarget]');

for (const path of isExhaustive
  ? ['/dashboard/tasks?view=board', '/bn/dashboard/tasks?view=board']
  : ['/bn/dashboard/tasks?view=board']) {
  test(`${path}: each card is at most 72 px high on a desktop, also with a title of two lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openBoard(page, path);
    const heights = await cardsOf(page).evaluateAll((cards) =>
      cards.map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
    const title = cardsOf(page).nth(1).locator('a > span');
    expect((await readBoundingBox(title)).height).toBeGreaterThan(30);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
  });
}

test('the buttons and cards of the task board are at least 44 px high and wide on a phone', async ({
  newPageAs,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await newPageAs('teamMember', phone);
  await openBoard(page);
  await moreOf(card(page, 'Fold the menus')).tap();
  const targets = page.locator(
    'main section :is(button, select, input, a:not([data-task])):visible, main [data-card]',
  );
  const small = await targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.ariaLabel ?? element.textContent;
      return width < 44 || height < 44 ? [`${name}: ${width} × ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
  const menu = await readBoundingBox(page.getByRole('group', { name: 'More: Fold the menus' }));
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.right).toBeLessThanOrEqual(390);
  // A tap on the card, not only on its title, opens the sheet of the task.
  await page.keyboard.press('Escape');
  await card(page, 'Task 2').tap({ position: { x: 20, y: 62 } });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toContain(`task=${tasks[2]?.id}`);
});

test('the menu of the last visible task card is not cut off, and Escape returns the focus to its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openBoard(page);
  const last = card(page, 'Task 9');
  await moreOf(last).click();
  const menu = page.getByRole('group', { name: 'More: Task 9' });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('button', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(moreOf(last)).toBeFocused();
});

if (isExhaustive) {
  test('a drag moves the dragged task card although a colleague moves it at the same time, and opens no task', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openBoard(page);
    const sent: unknown[] = [];
    await page.route('**/rest/v1/rpc/change_task', (route) => {
      const body = route.request().postDataJSON();
      sent.push(body);
      return route.fulfill({ json: { ...tasks[2], ...body, id: body.task, version: 2 } });
    });
    const from = await readBoundingBox(card(page, 'Task 2'));
    const to = await readBoundingBox(page.getByRole('region', { name: /^Done/ }));
    await page.mouse.move(from.x + 40, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
    await expect(card(page, 'Task 2')).toHaveAttribute('data-held');
    // A colleague moves the dragged card to another column and to the top.
    const dragged = tasks[2];
    await page.unroute('**/rest/v1/tasks?*');
    await page.route('**/rest/v1/tasks?*', (route) => {
      const moved = tasks.map((one) =>
        one === dragged ? { ...one, state: 'doing', sort_key: '', version: 2 } : one,
      );
      return route.fulfill({ json: route.request().url().includes('done_at=lt') ? [] : moved });
    });
    await setPageVisibility(page, 'hidden');
    await setPageVisibility(page, 'visible');
    await expect(page.getByRole('region', { name: /^Doing 3/ })).toContainText('Task 2');
    await page.mouse.move(to.x + 60, to.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => sent).toMatchObject([{ task: dragged?.id, state: 'done' }]);
    expect(page.url()).not.toContain('task=');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the menu of a task card stays open and keeps its focus while a colleague moves the card', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openBoard(page);
    await moreOf(card(page, 'Task 2')).click();
    const menu = page.getByRole('group', { name: 'More: Task 2' });
    const assignee = menu.getByRole('combobox', { name: 'Assignee of “Task 2”' });
    await assignee.focus();
    const cardsIn = (column: RegExp) =>
      page.getByRole('region', { name: column }).getByRole('listitem');
    const moveByColleague = async (change: object, to: Locator) => {
      await page.unroute('**/rest/v1/tasks?*');
      await page.route('**/rest/v1/tasks?*', (route) => {
        const isOlder = route.request().url().includes('done_at=lt');
        const moved = tasks.map((one, index) => (index === 2 ? { ...one, ...change } : one));
        return route.fulfill({ json: isOlder ? [] : moved });
      });
      await expect(async () => {
        await setPageVisibility(page, 'hidden');
        await setPageVisibility(page, 'visible');
        await expect(to).toContainText('Task 2', { timeout: 3_000 });
      }).toPass();
      await expect(menu).toBeVisible();
      await expect(assignee).toBeFocused();
    };
    await moveByColleague({ sort_key: '', version: 2 }, cardsIn(/^To do/).first());
    await moveByColleague({ sort_key: 'z', version: 3 }, cardsIn(/^To do/).last());
    await moveByColleague({ state: 'doing', sort_key: '', version: 4 }, cardsIn(/^Doing/).first());
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(card(page, 'Task 2').locator('> a')).toBeFocused();
  });
}

if (isExhaustive) {
  test('the text of a new task in a board column remains after Escape, a change of the view and a reload', async ({
    page,
  }) => {
    await openBoard(page);
    const doing = page.getByRole('region', { name: /^Doing/ });
    const line = page.getByRole('textbox', { name: 'New task in Doing' });
    const add = doing.getByRole('button', { name: '+ Add task' });
    await add.click();
    await expect(line).toBeFocused();
    await line.fill('Call the printer');
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await add.click();
    await expect(line).toHaveValue('Call the printer');
  });
}
