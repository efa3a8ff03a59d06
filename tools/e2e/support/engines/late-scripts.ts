import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '@torsa/node-lib/listen';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { stack } from '../stack.ts';

/** A server of the site that can delay scripts. */
export interface LateScripts {
  readonly url: string;
  /** Delays the scripts of the next document. @returns a function that releases them. */
  readonly hold: () => () => void;
  readonly close: () => void;
}

/** Starts the server. @param port by default a free port, which the backend's CORS rules reject */
export async function serveWithLateScripts(port = 0): Promise<LateScripts> {
  const site = createSiteServer(stack.siteDir);
  let held: Promise<void> | undefined;
  let heldNext: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    // Release the previous page's scripts: pending prefetches would use all connections to this origin.
    if (!path.extname(request.url ?? '')) {
      held = heldNext;
      // Clear the cache: a cached script would not be requested, so it would not be delayed.
      response.setHeader('Clear-Site-Data', '"cache"');
    }
    if (request.url?.endsWith('.js')) await held;
    site.emit('request', request, response);
  });
  const url = `http://localhost:${await listen(server, port)}`;
  return {
    url,
    hold: () => {
      let letCome = () => {};
      heldNext = new Promise((resolve) => {
        letCome = resolve;
      });
      return letCome;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
