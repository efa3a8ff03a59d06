import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type ChildRestartLimits, startChildServer } from './child-server.ts';
import { CommandError } from './command-error.ts';
import { repositoryRoot } from './settings.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** A server that reports its process ID, runs until it is stopped, and ends with its parent. */
const serveForEver = `
  process.send({ type: 'ready', url: 'http://' + process.env.NAME + '.test/' + process.pid });
  process.once('disconnect', () => process.exit(0));
  process.on('message', () => process.send({ type: 'alive' }));
  setInterval(() => {}, 1000);
`;

/** A limit for a busy machine, which may answer late. */
const quick: ChildRestartLimits = { everyMs: 100, maxMissed: 30, maxRestarts: 5 };

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

test('a child server is ready when its process reports that it is ready, and ends when stop is called', async () => {
  const server = await start(serveForEver);
  const url = await server.ready;
  expect(url).toMatch(/^http:\/\/backend\.test\//);
  expect(isRunning(pidOf(url))).toBe(true);
  await server.stop();
  expect(isRunning(pidOf(url))).toBe(false);
  await server.stop();
  expect(report).not.toHaveBeenCalled();
});

test('the error message of a failed child server is printed once', async () => {
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
])('a process that ends before it is ready is an error: %s', async (code, message) => {
  const server = await start(code);
  await expect(server.ready).rejects.toThrow(message);
});

/** Waits until another process than the given one is ready. @returns its ID. */
async function nextPid({ pid }: { pid(): number | undefined }, old: number): Promise<number> {
  return vi.waitFor(
    () => {
      const id = pid();
      if (id === undefined || id === old) throw new Error('Not restarted yet.');
      return id;
    },
    { timeout: 30_000 },
  );
}

test('a child server whose process ends after it was ready is restarted', async () => {
  const server = await start(serveForEver);
  const old = pidOf(await server.ready);
  process.kill(old, 'SIGKILL');
  expect(isRunning(await nextPid(server, old))).toBe(true);
  expect(report).toHaveBeenCalledWith('The backend has ended (SIGKILL) and is restarted.');
  await server.stop();
});

test.each([
  // The blocked event loop waits instead of computing, which would use a processor for three seconds.
  [
    'blocks its event loop',
    `setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 50);`,
  ],
  ['is stopped', `setTimeout(() => process.kill(process.pid, 'SIGSTOP'), 50);`],
])('a process that %s is killed and restarted', async (_, hang) => {
  // Only the first process hangs.
  const mark = path.join(await tempFolder(), 'mark');
  const code = `
    import { existsSync, writeFileSync } from 'node:fs';
    ${serveForEver}
    if (!existsSync(${JSON.stringify(mark)})) {
      writeFileSync(${JSON.stringify(mark)}, '');
      ${hang}
    }`;
  const server = startChildServer('The backend', await childFile(code), { NAME: 'backend' }, quick);
  onTestFinished(() => server.stop());
  const old = pidOf(await server.ready);
  const next = await nextPid(server, old);
  expect(isRunning(old)).toBe(false);
  expect(isRunning(next)).toBe(true);
  expect(report).toHaveBeenCalledWith('The backend has not answered pings for 3 s.');
});

test('a child server whose process ends too often is not restarted again', async () => {
  const server = startChildServer(
    'The backend',
    await childFile(
      `process.send({ type: 'ready', url: 'http://a.test' }, () => process.exit(3));`,
    ),
    {},
    { ...quick, maxRestarts: 1 },
  );
  onTestFinished(() => server.stop());
  await vi.waitFor(
    () =>
      expect(report).toHaveBeenCalledWith(
        'The backend has ended too often (exit code 3) and is not restarted. Run the command again.',
      ),
    { timeout: 30_000 },
  );
});

test('a child process ends when its parent process is killed', async () => {
  const parent = path.join(await tempFolder(), 'parent.ts');
  const found = path.join(await tempFolder(), 'url');
  await writeFile(
    parent,
    `import { writeFileSync } from 'node:fs';
     import { startChildServer } from ${JSON.stringify(path.join(repositoryRoot, 'tools/node-lib/src/child-server.ts'))};
     const { ready } = startChildServer('The backend', ${JSON.stringify(await childFile(serveForEver))}, {});
     ready.then((url) => writeFileSync(${JSON.stringify(found)}, url));`,
  );
  const process = spawn(globalThis.process.execPath, [parent], {
    cwd: repositoryRoot,
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
