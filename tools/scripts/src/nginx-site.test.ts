import { readFileSync } from 'node:fs';
import { type ExaminedServer, examine, noFaults } from '@torsa/release/testing/hostile/examine';
import { hostileRequests, plainRequests } from '@torsa/release/testing/hostile/hostile-requests';
import { hostileSite } from '@torsa/release/testing/hostile/hostile-site';
import { exchange } from '@torsa/release/testing/hostile/raw-exchange';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findNginx, nginxSite } from './nginx-site.ts';

vi.setConfig({ testTimeout: 120_000 });

const nginx = findNginx();

/** nginx with docs/hosting/nginx.conf. */
async function nginxServer(): Promise<ExaminedServer> {
  const site = await nginxSite(nginx ?? '', await hostileSite());
  onTestFinished(site.close);
  const { port } = new URL(site.url);
  return {
    answer: (request) => exchange(Number(port), request),
    work: () => processorTime(workerOf(site.pid)),
  };
}

/** The process that answers: the one that was started only watches over it. */
function workerOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}

/** What a process has used, in ms. Linux counts it in nanoseconds. */
function processorTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
}

test.skipIf(!nginx)('nginx withstands every hostile address', async () => {
  expect(await examine(await nginxServer(), plainRequests)).toEqual(noFaults);
});

test.skipIf(!nginx)('nginx withstands two hundred hostile requests', async () => {
  expect(hostileRequests).toHaveLength(200);
  expect(await examine(await nginxServer(), hostileRequests)).toEqual(noFaults);
});
