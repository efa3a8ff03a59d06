import autocannon from 'autocannon';
import { processorTime } from './processor-time.ts';
import type { MeasuredServer } from './start-servers.ts';

/** What a server does under load. */
export interface ServerLoad {
  readonly requestsPerSecond: number;
  /** In milliseconds. */
  readonly p99: number;
  /** Processor time of the server for one request, in microseconds; 0 where the system does not tell. */
  readonly processorTime: number;
  /** Of one answer with its headers. */
  readonly bytes: number;
}

/** How many requests are under way at once. */
export const connections = 200;

/** How long a server is asked, in seconds. */
const duration = 10;

const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** Asks a server for one file, over and over. @throws {Error} when a single answer is not as it should be. */
export async function measureServer(server: MeasuredServer, target: string): Promise<ServerLoad> {
  const url = server.url + target;
  const before = await processorTime(server.pid);
  const { requests, latency, throughput, ...failures } = await autocannon({
    url,
    connections,
    duration,
    headers,
  });
  refuseFailures(url, failures);
  const after = await processorTime(server.pid);
  return {
    requestsPerSecond: requests.average,
    p99: latency.p99,
    processorTime:
      before === undefined || after === undefined ? 0 : (after - before) / requests.total,
    bytes: throughput.total / requests.total,
  };
}

/** @throws {Error} when one of so many requests fails. */
export async function askTimes(
  server: MeasuredServer,
  target: string,
  amount: number,
): Promise<void> {
  const url = server.url + target;
  refuseFailures(url, await autocannon({ url, connections, amount, headers }));
}

function refuseFailures(
  url: string,
  {
    errors,
    timeouts,
    non2xx,
  }: { readonly errors: number; readonly timeouts: number; readonly non2xx: number },
): void {
  if (errors + timeouts + non2xx === 0) return;
  throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} other answers.`);
}
