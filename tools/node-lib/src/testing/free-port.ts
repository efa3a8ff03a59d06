import { createServer } from 'node:net';
import { listenOnPort } from '../listen.ts';

/** A port on which no server listens at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnPort(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
