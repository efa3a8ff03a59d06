import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CommandError } from '@torsa/node-lib/command-error';
import { findProgram, installPackages } from '@torsa/node-lib/debian-programs';

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
  const found = findProgram(...names) ?? playwrights() ?? installed();
  if (found) return found;
  throw new CommandError(
    'The browser tests need Chromium. Install it, or name one with CHROMIUM_PATH=/path/to/chromium.',
  );
}

function playwrights(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installed(): string | undefined {
  console.log('Installing Chromium…');
  installPackages('chromium', 'fonts-liberation');
  return findProgram(...names);
}
