import { createServer } from 'node:http';
import path from 'node:path';
import { listenOnPort } from '@torsa/node-lib/listen';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { testStack } from '../stack.ts';

/** A web server of the tested site that can delay script files. */
export interface ScriptDelayServer {
  readonly url: string;
  /**
   * Delays the scripts of the next document.
   * @returns a function that sends the delayed scripts
   */
  readonly hold: () => () => void;
  readonly close: () => void;
}

/**
 * Starts the web server.
 * @param port the TCP port. A free port is the default, from which the backend accepts no requests (CORS).
 */
export async function startScriptDelayServer(port = 0): Promise<ScriptDelayServer> {
  const site = createSiteServer(testStack.siteDir);
  let held: Promise<void> | undefined;
  let heldNext: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    // Sends the delayed scripts of the previous page, because pending prefetches would use all connections to this
    // origin.
    if (!path.extname(request.url ?? '')) {
      held = heldNext;
      // Clears the browser cache, because the browser would not request a cached script.
      response.setHeader('Clear-Site-Data', '"cache"');
    }
    if (request.url?.endsWith('.js')) await held;
    site.emit('request', request, response);
  });
  const url = `http://localhost:${await listenOnPort(server, port)}`;
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
