import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { listenOnPort } from '@torsa/node-lib/listen';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { downloadHeadlessShell } from './playwright-shell.ts';

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');

let bin: string;
let browsers: string;

/** A machine with an empty PATH, without Playwright's browsers and without downloads. */
beforeEach(async () => {
  bin = await tempFolder();
  browsers = await tempFolder();
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', bin);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', browsers);
  vi.stubEnv('PLAYWRIGHT_DOWNLOAD_HOST', 'http://127.0.0.1:9');
  onTestFinished(() => void vi.unstubAllEnvs());
});

async function program(name: string, script = ''): Promise<string> {
  const file = path.join(bin, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

const core = path.dirname(createRequire(cli).resolve('playwright-core/package.json'));
const { browsers: known } = JSON.parse(await readFile(path.join(core, 'browsers.json'), 'utf8'));
const { revision } = known.find(({ name }: { name: string }) => name === 'chromium-headless-shell');
const shell = `chromium_headless_shell-${revision}`;

/** The path of Playwright's browser, complete or not. */
async function playwrights(isFinished: boolean): Promise<string> {
  const folder = path.join(browsers, shell, 'chrome-headless-shell-linux64');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'chrome-headless-shell'), '');
  if (isFinished) await writeFile(path.join(browsers, shell, 'INSTALLATION_COMPLETE'), '');
  return path.join(folder, 'chrome-headless-shell');
}

/** A fake `apt-get` that this user may run. It writes its arguments into the file `calls`. */
async function aptGet(script: string): Promise<void> {
  await program('sudo', '[ "$1" = -n ] && [ "$2" != true ] && shift 2 && exec "$@"; exit 0');
  await program('apt-get', `echo "$@" >> "${bin}/calls"\n${script}`);
}

test('findChromium prefers CHROMIUM_PATH and throws when that file does not exist', async () => {
  await program('chromium-headless-shell');
  vi.stubEnv('CHROMIUM_PATH', await program('mine'));
  expect(await findChromium()).toBe(path.join(bin, 'mine'));
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium, but this file');
});

test('findChromium prefers a headless shell on the PATH, then another browser on the PATH, then Playwright’s', async () => {
  await playwrights(true);
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-headless-shell'];
  for (const name of names) {
    const file = await program(name);
    expect(await findChromium()).toBe(file);
  }
});

test('findChromium installs Debian’s browser with apt-get, even if Playwright’s is incomplete', async () => {
  await playwrights(false);
  await aptGet(`[ "$4" = install ] && echo > "${bin}/chromium-headless-shell"`);
  expect(await findChromium()).toBe(path.join(bin, 'chromium-headless-shell'));
  expect(await readFile(path.join(bin, 'calls'), 'utf8')).toMatch(/ chromium-headless-shell /);
});

test('findChromium throws one line with the problem and what to do when no browser can be installed', async () => {
  await aptGet('exit 100');
  // Without a server, Playwright tries a download five times. It does not begin if the target folder is a file.
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', await program('no-folder'));
  const problem = await findChromium().catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(CommandError);
  expect((problem as Error).message).toMatch(
    /^The browser tests need a Chromium, and none could be installed \(.+\)\. Install one, or .+$/,
  );
});

// Each start of Playwright's command takes a second of processor time.
if (isExhaustive) {
  test('findChromium returns Playwright’s browser when none is on the PATH, and installs nothing', async () => {
    await aptGet('');
    const file = await playwrights(true);
    expect(await findChromium()).toBe(file);
    await expect(readFile(path.join(bin, 'calls'), 'utf8')).rejects.toThrow('ENOENT');
  });

  test('findChromium stops a download that takes too long', async () => {
    const silent = createServer(() => {});
    await listenOnPort(silent, 0);
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    vi.stubEnv('PLAYWRIGHT_DOWNLOAD_HOST', `http://127.0.0.1:${port}`);
    expect(await downloadHeadlessShell(2_000)).toEqual({ problem: 'the download took too long' });
  });
}
