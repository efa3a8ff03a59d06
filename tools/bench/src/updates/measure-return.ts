import { createServer } from 'node:http';
import type { Browser, BrowserContext } from '@playwright/test';
import {
  openMeasuredPage,
  openUrlAndWaitUntilIdle,
  runInBrowserContext,
} from '@torsa/e2e/support/page-load/measured-page';
import { sumTransferredBytes } from '@torsa/e2e/support/page-load/record-requests';
import { listenOnPort } from '@torsa/node-lib/listen';
import { createSiteServer } from '@torsa/release/serve/serve-site';

/**
 * Measures the second visit of a browser, after a release.
 * @param states folders of the site before and after the release.
 * @returns the bytes that the second visit downloads.
 */
export async function measureReturnVisitBytes(
  browser: Browser,
  [before, after]: readonly [before: string, after: string],
): Promise<{ readonly bytes: number; readonly jsBytes: number }> {
  let current = createSiteServer(before);
  const server = createServer((request, response) => current.emit('request', request, response));
  const url = `http://localhost:${await listenOnPort(server)}/`;
  try {
    return await runInBrowserContext(browser, async (context) => {
      await visit(context, url);
      current = createSiteServer(after);
      return visit(context, url);
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function visit(context: BrowserContext, url: string) {
  const measured = await openMeasuredPage(context, 'unthrottled');
  // Turns prefetching off with the Save-Data option, because the number of prefetched bytes depends on the visible
  // links and on timing.
  await measured.session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await openUrlAndWaitUntilIdle(measured, url);
  const requests = measured.recorder.requests();
  await measured.page.close();
  return {
    bytes: sumTransferredBytes(requests),
    jsBytes: sumTransferredBytes(requests.filter(({ type }) => type === 'Script')),
  };
}
