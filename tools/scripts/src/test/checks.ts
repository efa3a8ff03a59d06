import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { captureTool } from '@torsa/node-lib/run-tool';
import { appDir, appDirs, root } from '@torsa/node-lib/settings';
import { inParallel } from '@torsa/release/store/in-parallel';
import { buildStaleApps } from '../builds/build-apps.ts';
import { auditDependencies } from './audit.ts';
import { emptyTally, failure, type Tally } from './tally/tally.ts';

interface Check {
  readonly title: string;
  readonly run: () => Promise<void>;
}

const audit: Check = { title: 'Known vulnerabilities of dependencies', run: auditWhereAnswered };

/** The folders with their own TypeScript config, besides the apps. The root's config covers code for Node. */
const typedFolders = ['.', 'shared', 'tools/backend', 'tools/e2e', 'tools/art', 'tools/bench'];

/** The checks, the longest first, so that none runs alone at the end. @param apps restricts the checks to these apps. */
function checksOf(apps: readonly string[]): readonly Check[] {
  const chosen = apps.map(folderOf);
  const typed = apps.length > 0 ? chosen : [...typedFolders, ...Object.keys(appDirs).map(folderOf)];
  return [
    {
      title: ['Build', ...apps].join(' '),
      run: async () => void (await buildStaleApps(named(apps))),
    },
    tool('Lint and format', 'biome', ['ci', '--error-on-warnings', ...(named(chosen) ?? ['.'])]),
    tool(
      'Dead code and dependencies',
      'knip',
      chosen.flatMap((folder) => ['--workspace', folder]),
    ),
    // By default TypeScript uses four checkers, and each computes the types that several files use.
    ...typed.map((folder) => tool(`Types of ${folder}`, 'tsc', ['-p', folder, '--checkers', '1'])),
  ];
}

const folderOf = (app: string) => path.relative(root, appDir(app));

const named = (names: readonly string[]) => (names.length > 0 ? names : undefined);

/**
 * Runs lint, types, dead code, builds and the audit of dependencies, one for each processor at a time.
 * @param apps restricts the checks to these apps.
 */
export async function runChecks(apps: readonly string[] = []): Promise<readonly Tally[]> {
  // The audit waits for the network and not for a processor.
  const audited = apps.length > 0 ? emptyTally : tally(audit);
  const tallies: Tally[] = [];
  const run = async (check: Check) => void tallies.push(await tally(check));
  await inParallel(checksOf(apps), run, availableParallelism());
  return [...tallies, await audited];
}

async function tally({ title, run }: Check): Promise<Tally> {
  const start = performance.now();
  const after = () => `(${((performance.now() - start) / 1000).toFixed(1)} s)`;
  try {
    await run();
    console.log(`✓ ${title} ${after()}`);
    return { ...emptyTally, passed: 1 };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`✗ ${title} ${after()}\n${error.message}`);
    return failure(`Failed: ${title}`);
  }
}

function tool(title: string, name: string, args: readonly string[]): Check {
  return { title, run: async () => void (await captureTool(name, args)) };
}

async function auditWhereAnswered(): Promise<void> {
  if (await auditDependencies()) return;
  console.log('The package registry did not answer, so known vulnerabilities were not checked.');
}
