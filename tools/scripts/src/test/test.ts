import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { knownNames } from '@torsa/node-lib/known-names';
import { appDir, appDirs, root } from '@torsa/node-lib/settings';
import { findChromium } from './browser/find-chromium.ts';
import { runChecks } from './checks.ts';
import { tryOtherNodes } from './other-nodes.ts';
import { runBrowserTests, runUnitTests, runUnitTestsAside } from './run-tests.ts';
import { addTallies, isGreen, type Tally, tallyLines } from './tally/tally.ts';

/** `check [app …]`: lint, types, dead code, the builds, and unit and integration tests; of all, or of some apps alone. */
export async function check(args: readonly string[]): Promise<void> {
  const apps = knownNames('app', args, Object.keys(appDirs));
  const folders = apps.map((app) => `${path.relative(root, appDir(app))}/`);
  report([...(await runChecks(apps)), await runUnitTests(folders)]);
}

/** `test:unit [file …]`: unit and integration tests, or some of them. */
export async function testUnit(args: readonly string[]): Promise<void> {
  report([await runUnitTests(args)]);
}

/** `test:e2e [spec …]`: the site in a real browser, or some of it. */
export async function testBrowser(args: readonly string[]): Promise<void> {
  report([await runBrowserTests(await chromiumOrReport(), args)]);
}

/** `test [spec …]`: everything that {@link check} does, and the site in a real browser. */
export async function test(args: readonly string[]): Promise<void> {
  report(await runAll(args));
}

/** `test:exhaustive`: the same with nothing sampled, and the oldest and the newest Node. */
export async function testExhaustive(): Promise<void> {
  process.env['TORSA_EXHAUSTIVE'] = '1';
  report([...(await runAll([])), ...(await tryOtherNodes())]);
}

async function runAll(args: readonly string[]): Promise<readonly Tally[]> {
  // Asked first: a machine without a browser need not wait for the checks to be told so.
  const chromium = await chromiumOrReport();
  const checks = await runChecks();
  // Either leaves a part of the machine idle, which the other fills.
  const tests = await Promise.all([runUnitTestsAside(), runBrowserTests(chromium, args)]);
  return [...checks, ...tests];
}

async function chromiumOrReport(): Promise<string> {
  try {
    return await findChromium();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\n0 passed, 1 failed`);
  }
}

/** Says what became of tests, for people and by the exit code. */
export function report(tallies: readonly Tally[]): void {
  const sum = addTallies(tallies);
  for (const line of tallyLines(sum)) console.log(line);
  process.exitCode = isGreen(sum) ? 0 : 1;
}
