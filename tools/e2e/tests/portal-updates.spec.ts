import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page, WebSocketRoute } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { seededAccounts } from '../support/accounts.ts';
import { readBoundingBox } from '../support/box-of.ts';
import { setPageVisibility } from '../support/set-visibility.ts';
import { expect, expectPortalReady, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { testStack } from '../support/stack.ts';

const project = '00000000-0000-4000-8000-000000000201';
const phone = { width: 390, height: 844 };

/** Adds and finishes tasks of the project through the backend API. */
async function createTaskWriter() {
  const leader = await createSignedInClient(seededAccounts.teamLeader);
  return {
    async add(title: string) {
      const added = await leader.rpc('add_task', { id: randomUUID(), project, title });
      expect(added.error).toBeNull();
    },
    async finish(title: string) {
      const { data } = await leader.from('tasks').select('id, version').eq('title', title).single();
      const change = { task: data?.id, title, state: 'done', expected_version: data?.version };
      expect((await leader.rpc('change_task', change)).error).toBeNull();
    },
  };
}

/**
 * Controls the network between a page and the backend. While it hangs, requests get no response, and live connections
 * are lost.
 */
async function controlNetwork(page: Page) {
  const network = { doesHang: false };
  const requests: string[] = [];
  const sockets = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    if (network.doesHang) return void socket.close();
    sockets.add(socket);
    socket.connectToServer();
  });
  await page.route(`${testStack.backendUrl}/**`, (route) => {
    requests.push(`${route.request().method()} ${route.request().url()}`);
    return network.doesHang ? undefined : route.continue();
  });
  return {
    /** All requests of the page so far, oldest first. */
    requests,
    hang() {
      network.doesHang = true;
      for (const socket of sockets) void socket.close();
      sockets.clear();
    },
    recover() {
      network.doesHang = false;
    },
  };
}

/**
 * Waits until no request arrives for half a second. A request that the page sent immediately before it was hidden can
 * arrive later.
 */
async function waitUntilQuiet(requests: readonly string[]): Promise<void> {
  let known: number;
  do {
    known = requests.length;
    await setTimeout(500);
  } while (requests.length > known);
}

// The unit tests of live updates and of the network bar cover these parts. The journeys of inbox.spec.ts and
// projects.spec.ts wait for live updates in each run.
if (isExhaustive) {
  test('a project page shows every update after an hour in a hidden tab, and reports a hanging network in one line', async ({
    newPageAs,
  }) => {
    const [first, second, third] = ['Measure', 'Print', 'Fold'].map(
      (verb) => `${verb} the menus ${randomUUID().slice(0, 8)}`,
    ) as [string, string, string];
    const tasks = await createTaskWriter();
    const page = await newPageAs('teamMember', { viewport: phone });
    const network = await controlNetwork(page);
    await page.clock.install();
    await page.goto(`/dashboard/projects/${project}`);
    await expectPortalReady(page);
    // A request that starts late would look like a request of the hidden page.
    await page.waitForLoadState('networkidle');
    const shown = (title: string) => page.getByText(title, { exact: true });

    await test.step('after a hidden hour without requests, the page shows the changes', async () => {
      await setPageVisibility(page, 'hidden');
      await waitUntilQuiet(network.requests);
      const before = network.requests.length;
      await tasks.add(first);
      await page.clock.fastForward('01:00:00');
      expect(network.requests.slice(before)).toEqual([]);
      await setPageVisibility(page, 'visible');
      await expect(shown(first)).toBeVisible();
    });

    const note = page.getByLabel('Internal note');
    const status = page.getByText('Can’t reach Torsa.');

    await test.step('a network that answers no request is reported within eight seconds, in one line', async () => {
      await page.getByRole('tab', { name: 'Note' }).click();
      await note.fill('The menus are too');
      network.hang();
      await page.clock.runFor(8_000);
      await expect(status).toBeVisible();
      await expect(page.getByText('This page may show older data.')).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      const bar = await readBoundingBox(status.locator('xpath=ancestor::*[@data-lost]/*'));
      const nav = await readBoundingBox(page.getByRole('navigation', { name: 'Portal' }));
      expect(bar.y).toBe(0);
      expect(nav.bottom).toBe(phone.height);
      expect(bar.height + nav.height).toBeLessThanOrEqual(104);
      await expect(page.getByRole('main').locator('header')).not.toBeInViewport();
    });

    await test.step('after five minutes without responses, the page recovers by itself and keeps the typed text', async () => {
      await tasks.add(second);
      await tasks.finish(first);
      await page.clock.fastForward('05:00');
      await expect(shown(second)).toHaveCount(0);
      network.recover();
      await page.clock.runFor(11_000);
      await expect(status).toBeHidden();
      await expect(shown(second)).toBeVisible();
      await expect(note).toHaveValue('The menus are too');
    });

    await test.step('live updates arrive again', async () => {
      await page.clock.runFor(60_000);
      await tasks.add(third);
      await expect(shown(third)).toBeVisible();
    });
  });
}
