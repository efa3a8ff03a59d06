import { createServer } from 'node:net';
import { listenOnPort } from '@torsa/node-lib/listen';
import { expect, onTestFinished, test } from 'vitest';
import { reserveTestPorts } from './reserve-ports.ts';

async function held(chosen?: string): Promise<number> {
  const ports = await reserveTestPorts(chosen);
  onTestFinished(ports.release);
  return ports.first;
}

test('two simultaneous runs of the browser tests get different ports, and released ports are free', async () => {
  const first = await reserveTestPorts('');
  const second = await held('');
  expect(second).not.toBe(first.first);
  await first.release();
  expect(await held(String(first.first))).toBe(first.first);
});

test('reserveTestPorts refuses E2E_PORT when a port after it is in use, and names the port and the variable', async () => {
  const { first, release } = await reserveTestPorts('');
  await release();
  const server = createServer();
  onTestFinished(() => void server.close());
  await listenOnPort(server, first + 50);
  await expect(reserveTestPorts(String(first))).rejects.toThrow(
    `The browser tests need 100 free ports. Port ${first + 50} is already in use. Stop the program that uses the port, or set E2E_PORT=<port> to the first port of another block.`,
  );
  expect(await held('')).not.toBe(first);
});
