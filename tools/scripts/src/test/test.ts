import path from 'node:path';
import { parseKnownNames } from '@torsa/node-lib/check-names';
import { CommandError } from '@torsa/node-lib/command-error';
import { appDir, appDirs, repositoryRoot } from '@torsa/node-lib/settings';
import { findChromium } from './browser/find-chromium.ts';
import { runStaticChecks } from './checks.ts';
import { testOtherNodeVersions } from './other-nodes.ts';
import { runBrowserTests, runUnitTests, runUnitTestsInBackground } from './run-tests.ts';
import { addTestTallies, formatTestTally, isTallyPassed, type TestTally } from './tally/tally.ts';

/**
 * `check [app …]` runs linter, type checks, dead code detection, builds and unit tests, for all apps or the named
 * ones.
 */
export async function runCheckCommand(args: readonly string[]): Promise<void> {
  const apps = parseKnownNames('app', args, Object.keys(appDirs));
  const folders = apps.map((app) => `${path.relative(repositoryRoot, appDir(app))}/`);
  printTestResults([...(await runStaticChecks(apps)), await runUnitTests(folders)]);
}

/** `test:unit [file …]` runs all unit tests, or the unit and integration tests in the named files. */
export async function runUnitTestCommand(args: readonly string[]): Promise<void> {
  printTestResults([await runUnitTests(args)]);
}

/** `test:e2e [spec …]` runs all browser tests, or only the named spec files. */
export async function runBrowserTestCommand(args: readonly string[]): Promise<void> {
  printTestResults([await runBrowserTests(await chromiumOrReport(), args)]);
}

/** `test [spec …]` runs everything that {@link runCheckCommand} runs, and the browser tests. */
export async function runAllTestsCommand(args: readonly string[]): Promise<void> {
  printTestResults(await runAll(args));
}

/**
 * `test:exhaustive` runs the tests of `npm test` with every input instead of a sample, and also with other Node
 * versions.
 */
export async function runExhaustiveTestCommand(): Promise<void> {
  process.env['TORSA_EXHAUSTIVE'] = '1';
  printTestResults([...(await runAll([])), ...(await testOtherNodeVersions())]);
}

async function runAll(args: readonly string[]): Promise<readonly TestTally[]> {
  // Finds the browser first, so that a machine without a browser fails before the checks run.
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
export function printTestResults(tallies: readonly TestTally[]): void {
  const sum = addTestTallies(tallies);
  for (const line of formatTestTally(sum)) console.log(line);
  process.exitCode = isTallyPassed(sum) ? 0 : 1;
}
