import type { TempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { copySeedData } from '../support/copy-seed-data.ts';
import { privateRoutes, publicRoutes } from '../support/routes.ts';
import { type RunningCommand, runCommand } from '../support/run-command.ts';
import { createSourceCopy, type SourceCopy } from '../support/source-copy.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const ports = testStack.secondPorts;
const siteUrl = `http://localhost:${ports.SITE_PORT}`;

test.describe.configure({ mode: 'serial' });

let source: SourceCopy;
let dev: RunningCommand;
let data: TempFolder;

test.beforeAll(async () => {
  source = await createSourceCopy();
  data = await copySeedData();
  dev = runCommand('npm', ['run', 'dev'], source.dir, { ...ports, DATA_DIR: data.path });
  await dev.waitForOutput(`Site ready: ${siteUrl}`);
});

test.afterAll(async () => {
  await dev.interrupt();
  await Promise.all([source.remove(), data.remove()]);
});

/** One page of each remote; the sweep opens all published pages. */
const samples: readonly string[] = ['/', '/auth/login'];
const isOpened = ([route]: readonly [string, unknown]) => isExhaustive || samples.includes(route);

test('the development server opens pages of each remote without a console message, with fonts from the source folders', async ({
  page,
}) => {
  for (const [route, heading] of Object.entries(publicRoutes).filter(isOpened)) {
    await page.goto(siteUrl + route);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const font = await page.request.get(`${siteUrl}/fonts/anek-bangla-latin.woff2`);
  expect(font.headers()['content-type']).toBe('font/woff2');
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    )
    .toBeGreaterThanOrEqual(2);
  for (const route of isExhaustive ? privateRoutes : ['/founder-dashboard']) {
    await page.goto(siteUrl + route);
    await page.waitForURL(/\/auth\//);
    await expect(page.getByRole('heading', { level: 1, name: /Login|Log In/ })).toBeVisible();
  }
});

if (isExhaustive) {
  test('the development server shows a remote’s own component stories, which no published site contains', async ({
    page,
  }) => {
    await page.goto(`${siteUrl}/__parts/dashboards`);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Conversation', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: /^Portal/ })).toHaveCount(2);
    await page.goto(`${siteUrl}/bn/__parts/dashboards`);
    await expect(page.getByRole('list', { name: 'কথোপকথন' })).toBeVisible();
  });

  test('the development server prints error reports to the terminal and sends none', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/broken on purpose/);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const reporter = page.waitForResponse(/\/reporter\.js$/);
    await page.goto(siteUrl);
    await reporter;
    const printed = page.waitForEvent('console', (message) => message.type() === 'debug');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken on purpose');
      });
    });
    expect((await printed).text()).toMatch(
      /^Error events that the reporter would send in production/,
    );
    expect(sent.filter((url) => url.includes('client_events'))).toEqual([]);
  });
}

test('source edits in the host and in a remote appear without a reload and keep typed text', async ({
  page,
}) => {
  await page.goto(`${siteUrl}/auth/login`);
  await page.getByLabel('Email').fill('typed@example.com');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  for (const [file, before, after] of [
    ['host/src/layout/skip-link.tsx', '{skipLink}', 'Skip to the page'],
    ['remote-auth/src/log-in/log-in-page.copy.en.ts', 'New here?', 'Are you new here?'],
  ] as const) {
    await source.edit(file, before, after);
    await expect(page.getByText(after)).toBeAttached();
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  }
});

// The default run edits one remote, and opens only the stories of a remote.
if (isExhaustive) {
  test('the component stories show each shared component in both themes during development', async ({
    page,
  }) => {
    await page.goto(`${siteUrl}/__parts`);
    for (const [theme, paper] of [
      ['light', 'rgb(247, 243, 232)'],
      ['dark', 'rgb(7, 22, 19)'],
    ] as const) {
      const frame = page.frameLocator(`iframe[title="Parts, ${theme} theme"]`);
      await expect(frame.getByRole('heading', { level: 1 }).first()).toContainText('Every part');
      await expect(frame.locator('body')).toHaveCSS('background-color', paper);
      await expect(frame.getByLabel('With an error')).toHaveAttribute('aria-invalid', 'true');
      await expect(frame.getByRole('button', { name: /^(Retry|Trying)/ })).toHaveCount(3);
      await frame.getByLabel('New password', { exact: true }).fill('tea by the river');
      await expect(frame.getByText('Strong', { exact: true })).toHaveCount(2);
      await expect(frame.getByText('What is not there yet.')).toBeVisible();
      await frame.getByRole('button', { name: 'error', exact: true }).click();
      await expect(frame.getByText('Not sent', { exact: true })).toBeVisible();
      await frame.getByRole('button', { name: 'Chat with us' }).click();
      await expect(frame.getByRole('dialog', { name: 'Chat with Torsa' })).toBeVisible();
    }
  });

  for (const { app, file, before, after, route } of [
    {
      app: 'marketing',
      file: 'remote-marketing/src/contact/contact-page.copy.en.ts',
      before: 'Tell us about it',
      after: 'Tell us all about it',
      route: '/contact',
    },
    {
      app: 'dashboards',
      file: 'remote-dashboards/src/features/overview/founder-dashboard-page.copy.en.ts',
      before: 'Founder Dashboard',
      after: 'Dashboard of the Founder',
      route: '/founder-dashboard',
    },
  ] as const) {
    test(`a source edit in ${app} appears without a reload`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('founderAuthenticated', 'true'));
      await page.goto(siteUrl + route);
      await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await source.edit(file, before, after);
      await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    });
  }

  test('an edit of a theme colour or a text of the page shell appears without a manual reload or a restart', async ({
    page,
  }) => {
    await page.goto(`${siteUrl}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Wait between the edits: a page receives no update while it reloads.
    const isListening = page
      .waitForEvent('websocket', (socket) => socket.url().includes(`:${ports.SITE_PORT}/`))
      .then((socket) => socket.waitForEvent('framereceived'));
    await source.edit('shared/src/theme/palettes.ts', '#f7f3e8', '#f7f3e9');
    const colour = page.locator('meta[name="theme-color"]').first();
    await expect(colour).toHaveAttribute('content', '#f7f3e9');
    await isListening;
    await source.edit('host/src/copy/document.copy.en.ts', 'Quick links', 'Where to go');
    await expect(page.getByRole('heading', { name: 'Where to go' })).toBeVisible();
  });
}

test('the development server prints an error in a route table to the terminal', async () => {
  const file = 'remote-marketing/src/routes.ts';
  await source.edit(file, "id: 'about'", "id: 'abuot'");
  await dev.waitForOutput(
    'Page "abuot": there is no chunk "abuot.en". Is its id a typing mistake?',
  );
  await source.edit(file, "id: 'abuot'", "id: 'about'");
});

test('Ctrl-C ends all development servers', async () => {
  await dev.interrupt();
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://127.0.0.1:${port}/`), port).rejects.toThrow();
  }
});
