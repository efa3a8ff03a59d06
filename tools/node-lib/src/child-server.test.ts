import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startChildServer } from './child-server.ts';
import { CommandError } from './command-error.ts';
import { root } from './settings.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** What a well-behaved server does: it tells its process id, serves for ever, and ends with its parent. */
const serveForEver = `
  process.send({ type: 'ready', url: 'http://' + process.env.NAME + '.test/' + process.pid });
  process.once('disconnect', () => process.exit(0));
  setInterval(() => {}, 1000);
`;

let report: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  report = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  report.mockRestore();
});

async function childFile(code: string): Promise<string> {
  const file = path.join(await tempFolder(), 'server.mjs');
  await writeFile(file, code);
  return file;
}

async function start(code: string) {
  const server = startChildServer('The backend', await childFile(code), {
    NAME: 'backend',
    PORT: 1,
  });
  onTestFinished(() => server.stop());
  return server;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const pidOf = (url: string) => Number(new URL(url).pathname.slice(1));

test('is ready when its process says so, and ends with stop', async () => {
  const server = await start(serveForEver);
  const url = await server.ready;
  expect(url).toMatch(/^http:\/\/backend\.test\//);
  expect(isRunning(pidOf(url))).toBe(true);
  await server.stop();
  expect(isRunning(pidOf(url))).toBe(false);
  await server.stop();
  expect(report).not.toHaveBeenCalled();
});

test('what the process says of its failure is the error, and is told once', async () => {
  const server = await start(
    `process.send({ type: 'failed', message: 'Port 1 is in use.' }, () => process.exit(1));`,
  );
  const problem = await server.ready.catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(CommandError);
  expect((problem as Error).message).toBe('Port 1 is in use.');
  await server.stop();
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['process.exit(3);', 'The backend ended before it was ready (exit code 3).'],
  [`process.kill(process.pid, 'SIGKILL');`, 'The backend ended before it was ready (SIGKILL).'],
])('a process that ends early is named: %s', async (code, message) => {
  const server = await start(code);
  await expect(server.ready).rejects.toThrow(message);
});

test('a process that ends later is reported, and this one lives on', async () => {
  const server = await start(serveForEver);
  const url = await server.ready;
  process.kill(pidOf(url), 'SIGKILL');
  await vi.waitFor(
    () =>
      expect(report).toHaveBeenCalledWith(
        'The backend has ended (SIGKILL). Start again to bring it back.',
      ),
    { timeout: 30_000 },
  );
  await server.stop();
});

test('a process ends when the one that started it is killed', async () => {
  const parent = path.join(await tempFolder(), 'parent.ts');
  const found = path.join(await tempFolder(), 'url');
  await writeFile(
    parent,
    `import { writeFileSync } from 'node:fs';
     import { startChildServer } from ${JSON.stringify(path.join(root, 'tools/node-lib/src/child-server.ts'))};
     const { ready } = startChildServer('The backend', ${JSON.stringify(await childFile(serveForEver))}, {});
     ready.then((url) => writeFileSync(${JSON.stringify(found)}, url));`,
  );
  const process = spawn(globalThis.process.execPath, ['--import', 'tsx', parent], {
    cwd: root,
    stdio: 'ignore',
  });
  onTestFinished(() => void process.kill('SIGKILL'));
  const url = await vi.waitFor(
    async () => {
      const text = await readFile(found, 'utf8');
      if (!text) throw new Error('Not ready yet.');
      return text;
    },
    { timeout: 30_000 },
  );
  expect(isRunning(pidOf(url))).toBe(true);
  process.kill('SIGKILL');
  await once(process, 'exit');
  await vi.waitFor(() => expect(isRunning(pidOf(url))).toBe(false), { timeout: 30_000 });
});
