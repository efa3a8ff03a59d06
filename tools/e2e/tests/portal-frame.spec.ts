import type { Page } from '@playwright/test';
import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
} from '../support/accessibility.ts';
import { delayRequests } from '../support/backend-calls.ts';
import { readBoundingBox } from '../support/box-of.ts';
import { maxLayoutShiftScore, recordLayoutShift } from '../support/layout-shift.ts';
import { chatButton, chatPanel, footer, navbar } from '../support/shell.ts';
import { expect, expectPortalReady, test } from '../support/signed-in.ts';
import { sampleTaskRow } from '../support/task-row.ts';
import { waitUntilPageSettled } from '../support/wait-until-settled.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const portalNav = (page: Page) => page.getByRole('navigation', { name: 'Portal' });
const toolbar = (page: Page) => page.getByRole('main').locator('header');
/** The first part of the content below the toolbar. */
const firstPart = (page: Page) => page.locator('main header + div > *').first();

async function open(page: Page, path: string, size: typeof desktop) {
  await page.setViewportSize(size);
  await page.goto(path);
  await expectPortalReady(page);
  await waitUntilPageSettled(page);
}

/** Returns the options that are wider than their select. Chromium needs 16 px for the arrow. */
function listCutOptions(selects: readonly (HTMLElement | SVGElement)[]): readonly string[] {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  return selects.flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    context.font = font;
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 16;
    return [...(select as HTMLSelectElement).options]
      .map(({ text }) => text)
      .filter((text) => context.measureText(text).width > room);
  });
}

const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('the frame of a desktop', () => {
  test.use({ person: 'founder' });

  test('the toolbar, navigation rail, chat button and print view of a portal page fit a desktop screen', async ({
    page,
  }) => {
    await open(page, '/founder-dashboard', desktop);

    await test.step('§10.57 content begins 104 px below the top, and after scrolling 52 px', async () => {
      expect((await readBoundingBox(firstPart(page))).y).toBeLessThanOrEqual(104);
      await expect(navbar(page).getByRole('link', { name: 'Careers' })).toBeInViewport();

      await scrollDown(page, 400);
      await expect(navbar(page).getByRole('link', { name: 'Careers' })).not.toBeInViewport();
      const line = await readBoundingBox(toolbar(page));
      expect(line.y).toBe(0);
      expect(line.bottom).toBeLessThanOrEqual(52);
      expect((await readBoundingBox(portalNav(page))).y).toBe(0);
    });

    await test.step('the chat button is at the foot of the rail and covers no entry and no footer link', async () => {
      for (const top of [0, 100_000]) {
        await scrollDown(page, top);
        const button = await readBoundingBox(chatButton(page));
        const rail = await readBoundingBox(portalNav(page));
        expect(button.right).toBeLessThanOrEqual(rail.right);
        expect(button.y).toBeGreaterThanOrEqual(rail.bottom);
      }
      expect((await readBoundingBox(footer(page))).x).toBeGreaterThanOrEqual(
        (await readBoundingBox(chatButton(page))).right,
      );
      await chatButton(page).click();
      await expect(chatPanel(page)).toBeInViewport({ ratio: 1 });
      await expectAccessibleInBothThemes(page, 'the open chat in the portal');
      await page.keyboard.press('Escape');
      await expect(chatPanel(page)).toBeHidden();
    });

    await test.step('the account menu at the foot of the rail is on the screen, and Escape returns to its button', async () => {
      const button = portalNav(page).locator('button[popovertarget]').last();
      await button.focus();
      await page.keyboard.press('Enter');
      const account = portalNav(page).getByRole('link', { name: 'Account' }).last();
      await expect(account).toBeInViewport({ ratio: 1 });
      await expect(portalNav(page).getByRole('button', { name: 'Log out' })).toBeInViewport();
      await expectAccessibleInBothThemes(page, 'the account menu');
      await page.keyboard.press('Escape');
      await expect(portalNav(page).getByRole('button', { name: 'Log out' })).toBeHidden();
      await expect(button).toBeFocused();
      expect((await readBoundingBox(button)).bottom).toBeLessThanOrEqual(
        (await readBoundingBox(portalNav(page))).bottom,
      );
    });

    await test.step('a wide screen is used, and text for reading is at most 720 px wide', async () => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await waitUntilPageSettled(page);
      const card = await readBoundingBox(page.getByRole('main').getByRole('region').first());
      expect(card.width).toBeGreaterThan(1600);
      const widths = await page
        .getByRole('main')
        .getByRole('paragraph')
        .evaluateAll((all) => all.map((paragraph) => paragraph.getBoundingClientRect().width));
      expect(Math.max(...widths)).toBeLessThanOrEqual(720);
      await page.setViewportSize(desktop);
    });

    await test.step('the folded rail shows icons with names for screen readers, and stays folded', async () => {
      await page.keyboard.press('[');
      expect((await readBoundingBox(portalNav(page))).width).toBe(56);
      const projects = portalNav(page).getByRole('link', { name: 'Projects' });
      await expectAccessibleInBothThemes(page, 'the folded rail');
      await projects.click();
      await expect(page).toHaveURL('/dashboard/projects');
      await expect(projects).toHaveAttribute('aria-current', 'page');
      expect((await readBoundingBox(portalNav(page))).width).toBe(56);
      await portalNav(page).getByRole('button', { name: 'Show names' }).click();
      expect((await readBoundingBox(portalNav(page))).width).toBe(216);
    });

    await test.step('a printed page has its title, and no navigation, rail or chat', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(portalNav(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Search all' })).toBeHidden();
      await expect(chatButton(page)).toBeHidden();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await page.emulateMedia({ media: null });
    });

    await test.step('a public page after a portal page has the sticky navbar again', async () => {
      await navbar(page).getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL('/careers');
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
      expect((await readBoundingBox(page.getByRole('banner'))).height).toBe(73);
      expect((await readBoundingBox(footer(page))).x).toBe(0);
    });
  });
});

test.describe('the letter head of printed pages', () => {
  test.use({ person: 'teamLeader', colorScheme: 'dark' });

  test('the cards of a project have one width, and a project and a conversation print as letters in black on white', async ({
    page,
  }) => {
    const project = '00000000-0000-4000-8000-000000000201';
    const body = (number: number) => `Update number ${number}.`;
    await page.route('**/rest/v1/project_events?*', (route) =>
      route.fulfill({
        json: Array.from({ length: 9 }, (_, index) => ({
          id: `00000000-0000-4000-8000-00000000070${index}`,
          number: 9 - index,
          kind: 'note',
          internal: index === 1,
          body: body(9 - index),
          author_name: 'Local Team Leader',
          created_at: `2026-11-0${9 - index}T08:00:00+00:00`,
          stage: null,
          ask_id: null,
        })),
      }),
    );
    const head = page.getByText(/^Torsa · Prepared by Local Team Leader · \d+ \w+ \d{4}$/);
    const print = async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner').getByText('Torsa')).toBeVisible();
      await expect(head).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
      // Chromium moves a box with a negative margin to the second page.
      const margins = await heading.evaluate((element) => {
        const found: number[] = [];
        for (let box = element.parentElement; box; box = box.parentElement) {
          found.push(Number.parseFloat(getComputedStyle(box).marginTop) || 0);
        }
        return found;
      });
      expect(Math.min(...margins)).toBe(0);
      for (const control of ['button', 'textbox', 'combobox'] as const) {
        await expect(page.getByRole(control)).toHaveCount(0);
      }
    };
    await open(page, `/dashboard/projects/${project}`, desktop);
    await expect(page.getByText(body(3))).toBeVisible();
    await test.step('the cards of files and messages are as wide as the timeline', async () => {
      const widthOf = async (name: string) =>
        (await readBoundingBox(page.getByRole('region', { name, exact: true }))).width;
      const width = await widthOf('Timeline');
      for (const name of ['Files', 'Messages']) expect(await widthOf(name), name).toBe(width);
    });
    await expect(head).toBeHidden();
    await print();
    for (const number of [9, 7, 6, 5, 4]) await expect(page.getByText(body(number))).toBeVisible();
    // The eighth update is an internal note.
    for (const number of [8, 3]) await expect(page.getByText(body(number))).toBeHidden();
    await expect(page.getByRole('list', { name: 'Stage' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Requests to the client' })).toBeVisible();
    for (const hidden of ['Files', 'Messages', 'People', 'Tasks']) {
      await expect(page.getByRole('region', { name: hidden })).toHaveCount(0);
    }

    await page.emulateMedia({ media: null });
    await open(page, '/dashboard/inbox/00000000-0000-4000-8000-000000000102', desktop);
    await print();
    await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
    // A message that is longer than a page must not begin on the second page.
    const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last();
    await expect(message).toHaveCSS('break-inside', 'auto');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  });

  test('the staff’s project list shows every title, name and date in full from 1,100 to 1,440 px', async ({
    page,
  }) => {
    await open(page, '/dashboard/projects', { width: 1100, height: 800 });
    const cells = page.locator('main tbody :is(th, td)');
    for (const width of [1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(cells.filter({ hasText: 'AI assistant for customer support' })).toBeVisible();
      const cut = await cells.evaluateAll((all) =>
        all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  });

  test('the Files page prints the names of the files without filters', async ({ page }) => {
    await page.route('**/rest/v1/files?*', (route) =>
      route.fulfill({
        json: [
          {
            id: '00000000-0000-4000-8000-000000000801',
            project_id: '00000000-0000-4000-8000-000000000201',
            conversation_id: null,
            ask_id: null,
            message_id: null,
            name: 'price-list.pdf',
            version_number: 1,
            size: 2_000,
            media_type: 'application/pdf',
            from_staff: true,
            uploaded_by: null,
            uploader_name: 'Tara Lama',
            created_at: '2026-11-20T08:00:00.000+00:00',
            project: { title: 'Client website relaunch' },
            conversation: null,
          },
        ],
      }),
    );
    await open(page, '/dashboard/files', desktop);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('price-list.pdf')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Show files' })).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('main button:visible')).toHaveCount(1);
  });
});

test.describe('the frame of a phone', () => {
  test.use({ person: 'teamMember', hasTouch: true });

  test('the toolbar and navigation bar of a portal page leave enough room for the content on a phone', async ({
    page,
  }) => {
    await open(page, '/dashboard/team', phone);

    await test.step('headers and bars take at most 104 px while the user reads', async () => {
      await scrollDown(page, 400);
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(chatButton(page)).not.toBeInViewport();
      const line = await readBoundingBox(toolbar(page));
      const bar = await readBoundingBox(portalNav(page));
      expect(line.y).toBe(0);
      expect(bar.bottom).toBe(phone.height);
      expect(line.height + bar.height).toBeLessThanOrEqual(104);
    });

    await test.step('the last link of the page is above the bar', async () => {
      const last = footer(page).getByRole('link').last();
      await last.focus();
      expect((await readBoundingBox(last)).bottom).toBeLessThanOrEqual(
        (await readBoundingBox(portalNav(page))).y,
      );
    });

    await test.step('at 320 px and at 400 % zoom nothing scrolls sideways, and content stays visible', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoHorizontalScroll(page, '320 px wide');
      await page.setViewportSize({ width: 320, height: 180 });
      await expectNoHorizontalScroll(page, 'zoomed to 400 %');
      // The toolbar scrolls away on a screen this low.
      await scrollDown(page, 400);
      await expect(toolbar(page)).not.toBeInViewport();
      await page.setViewportSize(phone);
    });

    await test.step('the bar has four places and More, which has the others', async () => {
      const places = portalNav(page).getByRole('link');
      await expect(places).toHaveText([/^Overview/, /^Inbox/, /^Tasks/, /^Projects/]);
      const more = portalNav(page).getByRole('button', { name: 'More' });
      await more.click();
      await expect(places).toHaveCount(8);
      await expectAccessibleInBothThemes(page, 'the open More');
      await portalNav(page).getByRole('link', { name: 'Reports' }).click();
      await expect(page).toHaveURL('/dashboard/reports');
      await expect(more).toHaveAttribute('aria-current', 'true');
    });

    await test.step('the toast after New task covers no field of the dialog', async () => {
      // The task is not stored, because other tests count the tasks.
      await page.route('**/rest/v1/rpc/add_task', (route) =>
        route.fulfill({ json: { state: 'todo', version: 1 } }),
      );
      await page.goto('/dashboard/tasks');
      await page.getByRole('button', { name: 'New task' }).click();
      const dialog = page.getByRole('dialog');
      const title = dialog.getByLabel('What needs doing?');
      await title.fill(
        'Call the printer about the menus, the signs and the cards of the new tea garden',
      );
      await title.press('Enter');
      const added = dialog.getByRole('region').filter({ hasText: 'Added “Call' });
      expect((await readBoundingBox(added)).bottom).toBeLessThanOrEqual(
        (await readBoundingBox(dialog)).y,
      );
      await page.keyboard.press('Escape');
    });

    await test.step('the toast after a removed checklist item covers no part of the form for new items', async () => {
      const task = { ...sampleTaskRow, project: { title: 'Client website relaunch' } };
      const items = Array.from({ length: 8 }, (_, number) => ({
        id: `9a1f0000-0000-4000-8000-00000000000${number}`,
        number,
        title: `Item ${number}`,
        is_done: false,
      }));
      const answers = [
        ['tasks?*', [task]],
        ['task_items?*', items],
        ['task_events?*', []],
        ['rpc/remove_task_item', null],
      ] as const;
      for (const [path, json] of answers)
        await page.route(`**/rest/v1/${path}`, (route) => route.fulfill({ json }));
      await page.goto(`/dashboard/tasks?task=${task.id}`);
      const sheet = page.getByRole('dialog', { name: task.title });
      const form = sheet.locator('form', { has: page.getByLabel('New item') });
      // The form is at the bottom edge of the screen.
      await form.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await sheet.getByRole('button', { name: 'Remove “Item 6”' }).click();
      const removed = page.getByRole('region').filter({ hasText: 'Removed “Item 6”' });
      await expect(removed).toBeVisible();
      expect((await readBoundingBox(removed)).bottom).toBeLessThanOrEqual(
        (await readBoundingBox(form)).y,
      );
    });

    const expectFullOptions = async (count: number) => {
      const selects = page.locator('main select');
      await expect(selects).toHaveCount(count);
      expect(await selects.evaluateAll(listCutOptions), page.url()).toEqual([]);
    };
    await test.step('the filters of the inbox and of the project list show every option in full', async () => {
      for (const address of ['/dashboard/inbox', '/bn/dashboard/inbox']) {
        await page.goto(address);
        await expectPortalReady(page);
        await expectFullOptions(2);
      }
      await page.setViewportSize({ ...phone, width: 360 });
      await page.goto('/bn/dashboard/projects');
      await expectPortalReady(page);
      // The form for a new project has the third select.
      await expectFullOptions(3);
    });

    await test.step('late rows of the project list move nothing, and its filters show every option in full', async () => {
      const readLayoutShift = await recordLayoutShift(page);
      const answer = await delayRequests(page, /\/rest\/v1\/(projects|rpc\/\w*projects)\b/);
      await page.goto('/dashboard/projects');
      const skeleton = page.locator('main [data-skeleton]');
      await expect(page.getByRole('combobox', { name: 'Show' })).toBeVisible();
      await expect(skeleton).toBeVisible();
      answer();
      await expect(skeleton).toHaveCount(0);
      const { sum, details } = await readLayoutShift();
      expect(sum, details).toBeLessThan(maxLayoutShiftScore);
      await expectFullOptions(3);
    });
  });
});

const askNumber = (number: number) => ({
  id: `00000000-0000-4000-8000-00000000020${number}`,
  project_id: '00000000-0000-4000-8000-000000000300',
  project_title: 'Delivery app',
  kind: 'answer',
  text_en: `Question ${number}`,
  text_bn: '',
  asked_by_name: 'Tara Lama',
  state: 'open',
  answer: '',
  answered_name: '',
  change_request: '',
  round: 1,
  version: 1,
  created_at: '2026-11-20T08:00:00.000+00:00',
  ...Object.fromEntries(nullFields.map((name) => [name, null])),
});
const nullFields = ['file_count', 'due_on', 'answered_at', 'file_id', 'content', 'decision'];

test.describe('the dashboard of a client on a phone', () => {
  test.use({ person: 'client', viewport: phone });

  test('conversations with long subjects that load late fit their rows and move no other content', async ({
    page,
  }) => {
    const readLayoutShift = await recordLayoutShift(page);
    const answer = await delayRequests(page, /\/rpc\/client_conversations\b/, (route) =>
      route.fulfill({
        json: [1, 2, 3, 4].map((number) => ({
          id: `00000000-0000-4000-8000-00000000010${number}`,
          subject: `${number}. The invoice of October, the invoice of November and the shop`,
          preview: 'The invoice has two lines for the same work, and the total is too high.',
          status: 'closed',
          last_message_at: new Date().toISOString(),
        })),
      }),
    );
    await page.goto('/bn/dashboard/user');
    const messages = page.getByRole('region', { name: 'বার্তা' });
    await expect(messages.locator('[data-skeleton]')).toBeVisible();
    answer();
    const rows = messages.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    const overflows = await rows.evaluateAll((all) =>
      all.map((row) => row.scrollHeight - row.clientHeight),
    );
    expect(overflows).toEqual([0, 0, 0]);
    const { sum, details } = await readLayoutShift();
    expect(sum, details).toBeLessThan(maxLayoutShiftScore);
  });

  test('staff requests that load late on a client’s page move no other content', async ({
    page,
  }) => {
    const readLayoutShift = await recordLayoutShift(page);
    const answer = await delayRequests(page, /\/rpc\/client_asks\b/, (route) =>
      route.fulfill({ json: [1, 2, 3].map(askNumber) }),
    );
    await page.goto('/dashboard/user');
    const next = page.getByRole('region', { name: 'We need from you' });
    await expect(next.getByRole('status')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden();
    answer();
    await expect(next.getByRole('textbox')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
    const { sum, details } = await readLayoutShift();
    expect(sum, details).toBeLessThan(maxLayoutShiftScore);
  });
});
