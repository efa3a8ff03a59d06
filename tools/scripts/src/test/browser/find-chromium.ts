import { existsSync } from 'node:fs';
import { CommandError } from '@torsa/node-lib/command-error';
import { findInstalledProgram, installDebianPackages } from '@torsa/node-lib/debian-programs';
import { downloadHeadlessShell, findInstalledHeadlessShell } from './playwright-shell.ts';

/**
 * Browser names on the PATH by preference. The headless shell is first, because it halves the tests' processor time.
 */
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, an installed browser, or a new download.
 * @throws {CommandError} when no browser can be installed.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new CommandError(`CHROMIUM_PATH is ${chosen}, but this file does not exist.`);
  }
  const found = findInstalledProgram(...names) ?? (await findInstalledHeadlessShell());
  if (found) return found;
  console.log('Installing a Chromium for the browser tests…');
  installDebianPackages('chromium-headless-shell', 'fonts-liberation');
  const debians = findInstalledProgram(...names);
  if (debians) return debians;
  const download = await downloadHeadlessShell();
  if ('file' in download) return download.file;
  throw new CommandError(
    `The browser tests need a Chromium, and none could be installed (${download.problem}). Install one, or set CHROMIUM_PATH=/path/to/chromium.`,
  );
}
