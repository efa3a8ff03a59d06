import { createServer } from 'node:http';
import type { Browser, BrowserContext } from '@playwright/test';
import { listen } from '@torsa/node-lib/listen';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { measuredPage, openAndSettle, withContext } from '../browser/measured-page.ts';

/** What a visitor downloads who was there before a release and comes again after it, in bytes over the wire. */
export interface Return {
  readonly bytes: number;
  readonly jsBytes: number;
}

/**
 * Opens pages, lets the site become another, and opens them again in the same browser.
 * @param states folders of the site before and after the release.
 */
export async function measureReturn(
  browser: Browser,
  [before, after]: readonly [before: string, after: string],
  routes: readonly string[],
): Promise<Return> {
  let current = createSiteServer(before);
  const server = createServer((request, response) => current.emit('request', request, response));
  const url = `http://localhost:${await listen(server)}`;
  try {
    return await withContext(browser, {}, async (context) => {
      await visitAll(context, url, routes);
      current = createSiteServer(after);
      return visitAll(context, url, routes);
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function visitAll(
  context: BrowserContext,
  url: string,
  routes: readonly string[],
): Promise<Return> {
  const total = { bytes: 0, jsBytes: 0 };
  for (const route of routes) {
    const measured = await measuredPage(await context.newPage(), 'unthrottled');
    // Nothing is fetched ahead then, which would depend on what is in view and for how long.
    await measured.session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await openAndSettle(measured, url + route);
    for (const { type, bytes } of measured.recorder.requests()) {
      total.bytes += bytes;
      if (type === 'Script') total.jsBytes += bytes;
    }
    await measured.page.close();
  }
  return total;
}
