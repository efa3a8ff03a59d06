import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { assertPortsFree } from './check-ports.ts';
import { CommandError } from './command-error.ts';
import { freePort } from './testing/free-port.ts';

/** @returns a port that is in use until the test ends; undefined if the machine lacks the address. */
async function usedPort(address: string): Promise<number | undefined> {
  const server = createServer();
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(0, address, () => resolve(true));
  });
  if (!listening) return undefined;
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
}

test('the port check accepts free ports, which remain free afterwards', async () => {
  const ports = { SITE_PORT: await freePort() };
  await assertPortsFree(ports);
  await assertPortsFree(ports);
});

test.each(['127.0.0.1', '0.0.0.0', '::1', '::'])(
  'a port in use at %s is reported with its variable',
  async (address) => {
    const port = await usedPort(address);
    if (port === undefined) return;
    const problem = await assertPortsFree({ API_PORT: port }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(CommandError);
    expect((problem as Error).message).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or set API_PORT to another port.`,
    );
  },
);

test('the port check reports every port in use', async () => {
  const [site, inbox] = [await usedPort('127.0.0.1'), await usedPort('127.0.0.1')];
  const ports = { SITE_PORT: site ?? 0, API_PORT: await freePort(), INBOX_PORT: inbox ?? 0 };
  const problem = await assertPortsFree(ports).catch((error: Error) => error.message);
  expect(problem).toMatch(/set SITE_PORT .*\n.*set INBOX_PORT /);
  expect(problem).not.toContain('API_PORT');
});

test('if two servers need the same port, the port check reports this port with both environment variables', async () => {
  const port = await freePort();
  await expect(assertPortsFree({ SITE_PORT: port, API_PORT: port })).rejects.toThrow(
    `SITE_PORT and API_PORT are both ${port}. Set one of them to another port.`,
  );
});
