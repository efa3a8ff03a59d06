import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { captureTool, runTool } from '@torsa/node-lib/run-tool';
import { appDirs, root } from '@torsa/node-lib/settings';
import { buildStaleApps } from '../builds/build-apps.ts';
import { auditDependencies } from './audit.ts';
import { findChromium } from './find-chromium.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const reports = path.join(root, '.local/reports');

/** Every folder with a TypeScript config of its own; the root's checks what runs in Node. */
const typeCheckedProjects = [
  '.',
  'shared',
  ...Object.values(appDirs),
  'tools/backend',
  'tools/e2e',
  'tools/art',
  'tools/bench',
].map((folder) => path.relative(root, path.resolve(root, folder)) || '.');

/** Lint, types, dead code, unit and integration tests, and the builds. */
export async function check(): Promise<void> {
  report([...(await runChecks()), await runUnitTests()]);
}

/** Everything that {@link check} does, and the site in a real browser. The last line printed is `N passed, N failed`. */
export async function test(args: readonly string[]): Promise<void> {
  const chromium = await findChromium();
  const checks = await runChecks();
  report([...checks, await runUnitTests(), await runBrowserTests(chromium, args)]);
}

async function runChecks(): Promise<readonly Tally[]> {
  const tallies = [];
  tallies.push(await runCheck('Lint and format', 'biome', ['ci', '--error-on-warnings', '.']));
  for (const project of typeCheckedProjects) {
    tallies.push(await runCheck(`Types of ${project}`, 'tsc', ['-p', project]));
  }
  tallies.push(await runCheck('Dead code and dependencies', 'knip', []));
  tallies.push(await attempt('Known weaknesses of dependencies', auditWhereAnswered));
  tallies.push(await attempt('Build', async () => void (await buildStaleApps())));
  return tallies;
}

function runCheck(title: string, tool: string, args: readonly string[]): Promise<Tally> {
  return attempt(title, () => captureTool(tool, args));
}

async function attempt(title: string, work: () => Promise<void>): Promise<Tally> {
  try {
    await work();
    console.log(`✓ ${title}`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`✗ ${title}\n${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

async function auditWhereAnswered(): Promise<void> {
  if (await auditDependencies()) return;
  console.log('The package registry does not say whether weaknesses are known.');
}

async function runUnitTests(): Promise<Tally> {
  const file = await freshReport('unit.json');
  await runReporting('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  }>(file);
  // A file that fails before its first test has no failed test of its own.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

async function runBrowserTests(chromium: string, args: readonly string[]): Promise<Tally> {
  const file = await freshReport('browser.json');
  await runReporting(
    'playwright',
    ['test', '--config', 'tools/e2e/playwright.config.ts', ...args],
    {
      CHROMIUM_PATH: chromium,
      BROWSER_REPORT: file,
    },
  );
  const { stats, errors } = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number };
    errors: readonly unknown[];
  }>(file);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

async function freshReport(name: string): Promise<string> {
  const file = path.join(reports, name);
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  return file;
}

/** A runner that found failures has written them into its report, which is what counts. */
async function runReporting(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await runTool(tool, args, env).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
  });
}

async function readReport<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError(`The test runner left no report (${cause}).\n0 passed, 1 failed`);
  });
  return JSON.parse(text) as T;
}

function report(tallies: readonly Tally[]): void {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
