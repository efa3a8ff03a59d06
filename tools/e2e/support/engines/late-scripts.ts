import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '@torsa/node-lib/listen';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { stack } from '../stack.ts';

/** The site once more, at an address where scripts come when they are let. */
export interface LateScripts {
  readonly url: string;
  /** From the next document on scripts wait. @returns lets them come. */
  readonly hold: () => () => void;
  readonly close: () => void;
}

/** @param port by default one that is free, at which the backend answers nobody. */
export async function serveWithLateScripts(port = 0): Promise<LateScripts> {
  const site = createSiteServer(stack.siteDir);
  let held: Promise<void> | undefined;
  let heldNext: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    // What the page before still fetches ahead would have every connection that a browser opens to one address.
    if (!path.extname(request.url ?? '')) {
      held = heldNext;
      // A browser that has a script already would not ask for it again, and nothing would wait.
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
