import path from 'node:path';
import { checkArgumentNames } from '@torsa/node-lib/check-names';
import { CommandError } from '@torsa/node-lib/command-error';
import { appDir, appDirs, repositoryRoot } from '@torsa/node-lib/settings';
import { findChromium } from './browser/find-chromium.ts';
import { runStaticChecks } from './checks.ts';
import { testOtherNodeVersions } from './other-nodes.ts';
import { runBrowserTests, runUnitTests, runUnitTestsInBackground } from './run-tests.ts';
import { addTestTallies, formatTestTally, hasPassed, type TestTally } from './tally/tally.ts';

/**
 * `check [app …]` runs linter, type checks, dead code detection, builds and unit tests, for all apps or the named
 * ones.
 */
export async function check(args: readonly string[]): Promise<void> {
  const apps = checkArgumentNames('app', args, Object.keys(appDirs));
  const folders = apps.map((app) => `${path.relative(repositoryRoot, appDir(app))}/`);
  report([...(await runStaticChecks(apps)), await runUnitTests(folders)]);
}

/** `test:unit [file …]` runs all unit and integration tests, or only those in the named files. */
export async function testUnit(args: readonly string[]): Promise<void> {
  report([await runUnitTests(args)]);
}

/** `test:e2e [spec …]` runs all browser tests, or only the named spec files. */
export async function testBrowser(args: readonly string[]): Promise<void> {
  report([await runBrowserTests(await chromiumOrReport(), args)]);
}

/** `test [spec …]` runs everything that {@link check} runs, and the browser tests. */
export async function test(args: readonly string[]): Promise<void> {
  report(await runAll(args));
}

/**
 * `test:exhaustive` runs the tests of `npm test` with every input instead of a sample, and also with other Node
 * versions.
 */
export async function testExhaustive(): Promise<void> {
  process.env['TORSA_EXHAUSTIVE'] = '1';
  report([...(await runAll([])), ...(await testOtherNodeVersions())]);
}

async function runAll(args: readonly string[]): Promise<readonly TestTally[]> {
  // Find the browser first, so that a machine without a browser fails before the checks run.
  const chromium = await chromiumOrReport();
  const checks = await runStaticChecks();
  // Unit tests and browser tests run at the same time, because each leaves processor time unused.
  const tests = await Promise.all([runUnitTestsInBackground(), runBrowserTests(chromium, args)]);
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

/** Prints the test results and sets the exit code of the process. */
export function report(tallies: readonly TestTally[]): void {
  const sum = addTestTallies(tallies);
  for (const line of formatTestTally(sum)) console.log(line);
  process.exitCode = hasPassed(sum) ? 0 : 1;
}
