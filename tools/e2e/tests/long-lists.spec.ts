import type { Page, Route } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { getMessageList } from '../support/conversations.ts';
import { expect, test } from '../support/signed-in.ts';

test.use({ person: 'teamLeader' });

const conversation = '/dashboard/inbox/00000000-0000-4000-8000-000000000102';

interface Row {
  readonly number: number;
  readonly body: string;
}

/** Responds to message requests like the backend, with at most a thousand rows. */
async function serveMessages(page: Page, rows: { value: readonly Row[] }): Promise<void> {
  await page.route('**/rest/v1/messages?*', async (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    const before = Number(searchParams.get('number')?.replace('lt.', '') ?? Infinity);
    const most = Math.min(Number(searchParams.get('limit') ?? 1000), 1000);
    const found = rows.value.filter(({ number }) => number < before).toReversed();
    const shown = found.slice(0, most).map(({ number, body }) => ({
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      number,
      kind: 'visitor',
      author_name: 'Rupa Barman',
      body,
      internal: false,
      created_at: '2026-11-20T08:00:00.000+00:00',
      delivery: 'none',
      attachments: [],
    }));
    await route.fulfill({ json: shown });
  });
}

const numbered = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    body: `Message ${index + 1}.`,
  }));

const topOf = async (page: Page, text: string) =>
  (await page.getByText(text, { exact: true }).boundingBox())?.y ?? Number.NaN;

test('loading older messages and receiving new ones do not move the visible messages of a conversation', async ({
  page,
}) => {
  const rows = { value: numbered(1010) };
  await serveMessages(page, rows);
  await page.clock.install();
  await page.goto(conversation);
  await expect(page.getByText('Message 1010.')).toBeVisible();
  await expect(page.getByText('Message 960.')).toHaveCount(0);
  const older = page.getByRole('button', { name: 'Show older messages' });
  await older.scrollIntoViewIfNeeded();
  const before = await topOf(page, 'Message 963.');
  await older.click();
  await expect(page.getByText('Message 911.')).toBeAttached();
  await expect.poll(() => topOf(page, 'Message 963.')).toBeCloseTo(before, -1);

  await page.getByText('Message 930.').scrollIntoViewIfNeeded();
  const read = await topOf(page, 'Message 930.');
  rows.value = numbered(1015);
  await page.clock.runFor(11_000);
  await expect(page.getByText('Message 1015.')).toBeAttached();
  expect(await topOf(page, 'Message 930.')).toBeCloseTo(read, -1);
});

if (isExhaustive) {
  test('the reply box stays fast in a conversation with 29 messages of 20,000 unusual characters', async ({
    page,
  }) => {
    const texts = [
      `${'a'.repeat(9990)}@${'.'.repeat(9990)}`,
      `a${'\u0301'.repeat(19_999)}`,
      'x@y.zz '.repeat(2857),
      'http://'.repeat(2857),
      'x\n'.repeat(9999),
    ];
    const rows = Array.from({ length: 29 }, (_, index) => ({
      number: index + 1,
      body: texts[index % texts.length] ?? '',
    }));
    await serveMessages(page, { value: rows });
    await page.goto(conversation);
    const box = page.getByLabel('Your reply');
    await expect(box).toBeVisible();
    const started = Date.now();
    await box.pressSequentially('Thanks');
    await expect(box).toHaveValue('Thanks');
    // Slow text processing takes 58 s for five keys.
    expect(Date.now() - started).toBeLessThan(10_000);
    await expect(getMessageList(page).getByRole('listitem')).not.toHaveCount(0);
  });
}

if (isExhaustive) {
  test('long unbroken titles and emoji titles do not overflow a phone’s screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const titles = [
      'W'.repeat(120),
      '🌊👨‍👩‍👧‍👦'.repeat(20),
      `${'ক্ষ্ম'.repeat(20)}`,
      `\u202e${'a'.repeat(100)}`,
    ];
    const project = (title: string, index: number) => ({
      id: `7a1f0000-0000-4000-8000-00000000000${index}`,
      title,
      service_id: 'apps',
      stage: 'building',
      due_on: '2026-11-25',
      waiting_on: 'client',
      waiting_for: title,
      conversation_id: null,
      version: 1,
      sort_key: index,
    });
    await page.route('**/rest/v1/projects?*', (route) =>
      route.fulfill({ json: titles.map(project) }),
    );
    await page.route('**/rest/v1/tasks?*', (route) =>
      route.fulfill({
        json: titles.map((title, index) => ({
          id: `8a1f0000-0000-4000-8000-00000000000${index}`,
          project_id: '7a1f0000-0000-4000-8000-000000000001',
          title,
          assignee: null,
          due_on: '2026-11-25',
          state: 'todo',
          version: 1,
          project: { title },
        })),
      }),
    );
    for (const path of [
      '/dashboard/projects',
      '/dashboard/tasks?view=person',
      '/dashboard/tasks?view=calendar&month=2026-11',
      '/dashboard/team',
    ]) {
      await page.goto(path);
      await expect(page.getByText(titles[0] ?? '').first()).toBeAttached();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, path).toBe(0);
    }
  });
}
