import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from './command-error.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one on the path, Playwright's own, or Debian's, which is
 * installed where that is allowed. @throws {CommandError} when there is none and none can be had.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new CommandError(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  const found = onPath() ?? playwrights() ?? installed();
  if (found) return found;
  throw new CommandError(
    'The browser tests need Chromium. Install it, or name one with CHROMIUM_PATH=/path/to/chromium.',
  );
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

function playwrights(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium…');
  const packages = ['chromium', 'fonts-liberation'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return onPath();
}
