import type { Server } from 'node:http';
import type { Browser } from '@playwright/test';
import { listen } from '@torsa/node-lib/listen';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { rotated, tryAgain } from '../interleave.ts';
import { type Interactive, measureInteractive } from '../page-load/measure-interactive.ts';
import { type Load, measureLoad } from '../page-load/measure-load.ts';
import { ports } from '../settings.ts';
import { type Summary, summarizeAll } from '../statistics.ts';
import { type GeneratedSite, remoteName } from './generated-sites.ts';

/** The first page that a visitor opens. */
export type FirstLoad = Readonly<Record<keyof (Load & Interactive), Summary>>;

/** A page that is in all of the sites, of a remote that nobody released since. */
const page = `/${remoteName(3)}/about`;

/** Opens the same page of each site, cold and on slow 4G. @returns the loads in the order of the sites. */
export async function measureFirstLoads(
  browser: Browser,
  sites: readonly GeneratedSite[],
  rounds: number,
): Promise<readonly FirstLoad[]> {
  const urls = sites.map((_, index) => `http://localhost:${ports.sites + index}${page}`);
  const servers = await serve(sites);
  try {
    const samples = urls.map((): (Load & Interactive)[] => []);
    for (let round = 0; round <= rounds; round++) {
      for (const url of rotated(urls, round)) {
        const measured = await tryAgain(url, () => openOnce(browser, url));
        // What a first visit warms up, on the machine and in the browser, does not count.
        if (round > 0) samples[urls.indexOf(url)]?.push(measured);
      }
    }
    return samples.map((loads) => summarizeAll(loads));
  } finally {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

async function openOnce(browser: Browser, url: string): Promise<Load & Interactive> {
  const load = await measureLoad(browser, { profile: 'slow' }, url);
  return { ...load, ...(await measureInteractive(browser, { profile: 'slow' }, url)) };
}

async function serve(sites: readonly GeneratedSite[]): Promise<readonly Server[]> {
  const servers = sites.map(({ dir }) => createSiteServer(dir));
  await Promise.all(servers.map((server, index) => listen(server, ports.sites + index)));
  return servers;
}
