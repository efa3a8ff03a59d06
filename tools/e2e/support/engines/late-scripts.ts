import { createServer } from 'node:http';
import { listen } from '@torsa/node-lib/listen';
import { createSiteServer } from '@torsa/release/serve/serve-site';
import { stack } from '../stack.ts';

/** The site once more, at an address where scripts come when they are let. */
export interface LateScripts {
  readonly url: string;
  /** From now on scripts wait. @returns lets them come. */
  readonly hold: () => () => void;
  readonly close: () => void;
}

export async function serveWithLateScripts(): Promise<LateScripts> {
  const site = createSiteServer(stack.siteDir);
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('.js')) await held;
    site.emit('request', request, response);
  });
  const url = `http://localhost:${await listen(server)}`;
  return {
    url,
    hold: () => {
      let letCome = () => {};
      held = new Promise((resolve) => {
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
