import path from 'node:path';
import { runWorkspaceToolForExitCode, startWorkspaceToolWithPipes } from '@torsa/node-lib/run-tool';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { reserveTestPorts } from './browser/reserve-ports.ts';
import { writeTestFonts } from './browser/test-fonts.ts';
import { countBrowserTests } from './tally/browser-tally.ts';
import { countTestReport, deleteOldTestReport } from './tally/read-report.ts';
import type { TestTally } from './tally/tally.ts';
import { countUnitTests, type UnitTestReport } from './tally/unit-tally.ts';

/** The folder in the repository for the reports of Vitest and Playwright. */
const reports = '.local/reports';

const fonts = '.local/test-fonts';

/** Vitest's arguments for all unit tests: the projects whose tests start no database and no other process. */
const allUnitTests = [
  '--allowOnly=false',
  ...['apps', 'logic', 'e2e'].map((name) => `--project=${name}`),
];

/**
 * Runs unit tests.
 * @param args for Vitest: files of unit and integration tests, or `-t` and a test name. An empty list runs all unit
 *   tests and makes `test.only` an error.
 */
export async function runUnitTests(args: readonly string[]): Promise<TestTally> {
  const byName = args.some((arg) => /^(-t|--testNamePattern)/.test(arg));
  return unitTests(args.length > 0 ? args : allUnitTests, byName, runWorkspaceToolForExitCode);
}

/**
 * Runs unit and integration tests at the same time as another program, and prints their output as one text at the end.
 */
export function runUnitTestsInBackground(files: readonly string[] = []): Promise<TestTally> {
  return unitTests(['--allowOnly=false', ...files], false, async (name, args) => {
    const { exitCode, output } = await startWorkspaceToolWithPipes(name, args);
    console.log(output);
    return exitCode;
  });
}

async function unitTests(
  args: readonly string[],
  byName: boolean,
  run: (name: string, args: readonly string[]) => Promise<number | null>,
): Promise<TestTally> {
  const file = await deleteOldTestReport(path.join(repositoryRoot, reports), 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await run('vitest', ['run', ...reporters, ...args]);
  return countTestReport({ title: 'Unit tests', exitCode, file }, (report: UnitTestReport) =>
    countUnitTests(report, { root: repositoryRoot, byName }),
  );
}

/**
 * Runs browser tests.
 * @param args for Playwright: names or paths of spec files, or options. An empty list makes `test.only` an error.
 */
export async function runBrowserTests(
  chromium: string,
  args: readonly string[] = [],
): Promise<TestTally> {
  const file = await deleteOldTestReport(path.join(repositoryRoot, reports), 'browser.json');
  const chosen = args.length > 0 ? args : ['--forbid-only'];
  const ports = await reserveTestPorts();
  const exitCode = await runWorkspaceToolForExitCode(
    'playwright',
    ['test', '--config', 'tools/e2e/playwright.config.ts', ...chosen],
    {
      CHROMIUM_PATH: chromium,
      BROWSER_REPORT: file,
      FONTCONFIG_FILE: await writeTestFonts(path.join(repositoryRoot, fonts)),
      E2E_PORT: String(ports.first),
    },
  );
  await ports.release();
  return countTestReport({ title: 'Browser tests', exitCode, file }, countBrowserTests);
}
