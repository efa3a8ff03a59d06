import { listenOnPort } from '@torsa/node-lib/listen';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ExaminedServer, examine, noFaults } from '../testing/hostile/examine.ts';
import { hostileRequests, plainRequests } from '../testing/hostile/hostile-requests.ts';
import { hostileSite } from '../testing/hostile/hostile-site.ts';
import { sendRawRequest } from '../testing/hostile/raw-exchange.ts';
import { createSiteServer } from './serve-site.ts';

vi.setConfig({ testTimeout: 60_000 });

/**
 * Our own server, which gets raw requests over sockets. The measured work includes the work of the client in this
 * process.
 */
async function ownServer(): Promise<ExaminedServer> {
  const server = createSiteServer(await hostileSite());
  const port = await listenOnPort(server);
  onTestFinished(() => void server.close());
  return {
    answer: (request) => sendRawRequest(port, request),
    work: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000;
    },
  };
}

test('the site server handles every URL of the list of hostile URLs safely', async () => {
  expect(await examine(await ownServer(), plainRequests)).toEqual(noFaults);
});

test('the site server handles 200 random hostile requests safely', async () => {
  expect(hostileRequests).toHaveLength(200);
  expect(await examine(await ownServer(), hostileRequests)).toEqual(noFaults);
});
