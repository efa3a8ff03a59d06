import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { captureTool } from '@torsa/node-lib/run-tool';
import { appDir, appDirs, root } from '@torsa/node-lib/settings';
import { buildStaleApps } from '../builds/build-apps.ts';
import { auditDependencies } from './audit.ts';
import { failure, nothingTried, type Tally } from './tally/tally.ts';

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

interface Check {
  readonly title: string;
  readonly run: () => Promise<void>;
}

const audit: Check = { title: 'Known vulnerabilities of dependencies', run: auditWhereAnswered };

/** The longest first, so that none is left to run alone at the end. */
const checks: readonly Check[] = [
  { title: 'Build', run: async () => void (await buildStaleApps()) },
  tool('Lint and format', 'biome', ['ci', '--error-on-warnings', '.']),
  tool('Dead code and dependencies', 'knip', []),
  ...typeCheckedProjects.map(typesOf),
];

function checksOf(apps: readonly string[]): readonly Check[] {
  const folders = apps.map((app) => path.relative(root, appDir(app)));
  return [
    { title: `Build of ${apps.join(', ')}`, run: async () => void (await buildStaleApps(apps)) },
    tool('Lint and format', 'biome', ['ci', '--error-on-warnings', ...folders]),
    tool(
      'Dead code',
      'knip',
      folders.flatMap((folder) => ['--workspace', folder]),
    ),
    ...folders.map(typesOf),
  ];
}

/**
 * Lint, types, dead code, builds and what is known of dependencies: as many at once as there are processors.
 * @param apps that alone are checked; without any, all is.
 */
export async function runChecks(apps: readonly string[] = []): Promise<readonly Tally[]> {
  // It waits for an answer of the network, not for a processor.
  const audited = apps.length > 0 ? nothingTried : tally(audit);
  const queue = apps.length > 0 ? [...checksOf(apps)] : [...checks];
  const tallies: Tally[] = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) tallies.push(await tally(check));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return [...tallies, await audited];
}

async function tally({ title, run }: Check): Promise<Tally> {
  const start = performance.now();
  const after = () => `(${((performance.now() - start) / 1000).toFixed(1)} s)`;
  try {
    await run();
    console.log(`✓ ${title} ${after()}`);
    return { ...nothingTried, passed: 1 };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`✗ ${title} ${after()}\n${error.message}`);
    return failure(`Failed: ${title}`);
  }
}

function typesOf(project: string): Check {
  return tool(`Types of ${project}`, 'tsc', ['-p', project]);
}

function tool(title: string, name: string, args: readonly string[]): Check {
  return { title, run: () => captureTool(name, args) };
}

async function auditWhereAnswered(): Promise<void> {
  if (await auditDependencies()) return;
  console.log('The package registry does not say whether vulnerabilities are known.');
}
