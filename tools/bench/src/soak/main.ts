import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { indexedRoutes } from '@torsa/e2e/support/routes';
import { CommandError } from '@torsa/node-lib/command-error';
import { buildStaleApps } from '@torsa/scripts/builds/build-apps';
import { localSiteConfig } from '@torsa/scripts/start/local-site-config';
import { publishSite } from '@torsa/scripts/start/publish-site';
import { openBrowser } from '../browser/open-browser.ts';
import { emptyFolder } from '../empty-folder.ts';
import { readCount } from '../read-count.ts';
import { startOwnServer } from '../server/start-servers.ts';
import { ports } from '../settings.ts';
import { startBackend } from '../start-backend.ts';
import { describeSoak, grown } from './describe-soak.ts';
import { goRound } from './journey.ts';
import { type Held, measurePage, measureProcess } from './memory.ts';

/** How long visitors come and go before anything counts, in milliseconds: code is compiled, caches fill. */
const warmUp = 120_000;

/** Between two visitors who open one page and leave, in milliseconds. */
const pause = 2_000;

/**
 * `bench soak [--minutes n]`: somebody uses the site for minutes without ever leaving its document, while others come
 * and go.
 * @throws {CommandError} when something fails on the way, or holds more memory at the end than at the beginning.
 */
export async function run(args: readonly string[]): Promise<void> {
  const minutes = readCount(args, 'minutes', 10);
  const siteDir = path.join(await emptyFolder('soak'), 'site');
  const siteUrl = `http://localhost:${ports.sites}`;
  const backend = startBackend([siteUrl]);
  const browser = await openBrowser();
  const errors: string[] = [];
  try {
    await buildStaleApps();
    await publishSite(siteDir, localSiteConfig(siteUrl, await backend.ready));
    const site = await startOwnServer(siteDir);
    try {
      const end = Date.now() + warmUp + minutes * 60_000;
      const processes = { siteServer: site.pid, backend: backend.pid };
      const [samples, visits] = await Promise.all([
        stay(browser, siteUrl, processes, end, errors),
        comeAndGo(browser, siteUrl, end, errors),
      ]);
      console.log(`${samples.length} rounds in one document, ${visits} other visits`);
      console.log(describeSoak(samples));
      if (errors.length > 0) throw new CommandError(`Went wrong:\n${errors.join('\n')}`);
      const more = grown(samples);
      if (more.length > 0) throw new CommandError(`Holds ever more: ${more.join(', ')}`);
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
    await backend.stop();
  }
}

/** Goes round after round in one document. @returns what was held after each that counts. */
async function stay(
  browser: Browser,
  siteUrl: string,
  processes: { readonly siteServer: number; readonly backend: number },
  end: number,
  errors: string[],
): Promise<readonly Held[]> {
  const page = await browser.newPage();
  listen(page, errors);
  await page.goto(siteUrl);
  const session = await page.context().newCDPSession(page);
  const samples: Held[] = [];
  const start = Date.now();
  while (Date.now() < end) {
    await goRound(page).catch(async (cause) => {
      throw new CommandError(
        `${cause}\nThe page says:\n${await page.locator('body').ariaSnapshot()}`,
      );
    });
    const held = {
      ...(await measurePage(session)),
      siteServer: await measureProcess(processes.siteServer),
      backend: await measureProcess(processes.backend),
    };
    if (Date.now() - start > warmUp) samples.push(held);
  }
  await page.context().close();
  return samples;
}

/** Opens one page after the other, each in a browser that was never here. @returns how many. */
async function comeAndGo(
  browser: Browser,
  siteUrl: string,
  end: number,
  errors: string[],
): Promise<number> {
  let visits = 0;
  for (; Date.now() < end; visits += 1) {
    const page = await browser.newPage();
    listen(page, errors);
    await page.goto(siteUrl + indexedRoutes[visits % indexedRoutes.length]);
    await sleep(pause);
    await page.context().close();
  }
  return visits;
}

/** Notes what a page throws, and what it says when something is wrong. */
function listen(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`${error.stack}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}
