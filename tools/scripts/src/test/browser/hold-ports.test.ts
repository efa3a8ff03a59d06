import { createServer } from 'node:net';
import { listen } from '@torsa/node-lib/listen';
import { expect, onTestFinished, test } from 'vitest';
import { holdPorts } from './hold-ports.ts';

async function held(chosen?: string): Promise<number> {
  const ports = await holdPorts(chosen);
  onTestFinished(ports.release);
  return ports.first;
}

test('two runs at the same time have different ports, and released ports are free', async () => {
  const first = await holdPorts('');
  const second = await held('');
  expect(second).not.toBe(first.first);
  await first.release();
  expect(await held(String(first.first))).toBe(first.first);
});

test('a chosen block with a port in use is refused, and the port and the variable are named', async () => {
  const { first, release } = await holdPorts('');
  await release();
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, first + 50);
  await expect(holdPorts(String(first))).rejects.toThrow(
    `The browser tests need 100 ports. Port ${first + 50} is already in use. End what uses one of them, or choose the first of other ports with E2E_PORT=<port>.`,
  );
  expect(await held('')).not.toBe(first);
});
