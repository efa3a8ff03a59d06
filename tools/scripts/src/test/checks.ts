import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { runWorkspaceToolForOutput } from '@torsa/node-lib/run-tool';
import { appDir, repositoryRoot } from '@torsa/node-lib/settings';
import { forEachInParallel } from '@torsa/release/store/in-parallel';
import { buildChangedApps } from '../builds/build-apps.ts';
import { auditDependencies } from './audit.ts';
import { emptyTestTally, failedTestTally, type TestTally } from './tally/tally.ts';

interface Check {
  readonly title: string;
  readonly run: () => Promise<void>;
}

const audit: Check = { title: 'Known vulnerabilities of dependencies', run: auditWhereAnswered };

/** The TypeScript configs of the whole repository. One config covers all apps, because the apps share many files. */
const typeConfigs = ['tsconfig.apps.json', '.', 'tools/e2e', 'shared', 'tools/bench'];

/** Lets the short processes of TypeScript skip most garbage collections, which take a fifth of their processor time. */
const rareGarbageCollection = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * The checks (linter, types, builds and so on), longest first, so that no check runs alone at the end.
 * @param apps names of the apps to check; without any, all.
 */
function checksOf(apps: readonly string[]): readonly Check[] {
  const chosen = apps.map(folderOf);
  const typed = apps.length > 0 ? chosen : typeConfigs;
  return [
    {
      title: ['Build', ...apps].join(' '),
      run: async () => void (await buildChangedApps(named(apps))),
    },
    tool('Lint and format', 'biome', ['ci', '--error-on-warnings', ...(named(chosen) ?? ['.'])]),
    tool(
      'Dead code and dependencies',
      'knip',
      chosen.flatMap((folder) => ['--workspace', folder]),
    ),
    // Uses one TypeScript checker instead of four, because each checker infers the types of shared files again.
    ...typed.map((config) =>
      tool(`Types of ${config}`, 'tsc', ['-p', config, '--checkers', '1'], rareGarbageCollection),
    ),
  ];
}

const folderOf = (app: string) => path.relative(repositoryRoot, appDir(app));

const named = (names: readonly string[]) => (names.length > 0 ? names : undefined);

/**
 * Runs linter, type checks, dead code detection, builds and the dependency audit, with one check per processor at a
 * time.
 * @param apps names of the apps to check; without any, all.
 */
export async function runStaticChecks(apps: readonly string[] = []): Promise<readonly TestTally[]> {
  // Runs the dependency audit at the same time as the checks, because the audit only waits for the network.
  const audited = apps.length > 0 ? emptyTestTally : tally(audit);
  const tallies: TestTally[] = [];
  const run = async (check: Check) => void tallies.push(await tally(check));
  await forEachInParallel(checksOf(apps), run, availableParallelism());
  return [...tallies, await audited];
}

async function tally({ title, run }: Check): Promise<TestTally> {
  const start = performance.now();
  const elapsedTime = () => `(${((performance.now() - start) / 1000).toFixed(1)} s)`;
  try {
    await run();
    console.log(`✓ ${title} ${elapsedTime()}`);
    return { ...emptyTestTally, passed: 1 };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`✗ ${title} ${elapsedTime()}\n${error.message}`);
    return failedTestTally(`Failed: ${title}`);
  }
}

function tool(
  title: string,
  name: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Check {
  return { title, run: async () => void (await runWorkspaceToolForOutput(name, args, env)) };
}

async function auditWhereAnswered(): Promise<void> {
  if (await auditDependencies()) return;
  console.log(
    'The npm registry did not answer, so the dependencies were not checked for known vulnerabilities.',
  );
}
