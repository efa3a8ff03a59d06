import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { type AppName, appDirs, root } from './settings.ts';

/** What every app's build depends on besides its own folder. */
const commonInputs = ['shared/src', 'shared/build', 'shared/package.json', 'pnpm-lock.yaml'];
const ownInputs = ['src', 'rspack.config.ts', 'package.json'];

/** Builds those of the apps whose sources changed since their last build, two at a time. @returns their names. */
export async function buildStaleApps(
  names: readonly AppName[] = Object.keys(appDirs) as AppName[],
): Promise<readonly AppName[]> {
  const stale = names.filter((name) => !isFresh(name));
  const queue = [...stale];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await buildApp(name);
  };
  await Promise.all([worker(), worker()]);
  return stale;
}

async function buildApp(name: AppName): Promise<void> {
  const inputs = fingerprint(name);
  const dir = appDirs[name];
  const rspack = path.join(dir, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'build'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new CommandError(`The build of ${name} failed.\n${output}`);
  if (!existsSync(path.join(dir, 'dist/release.json'))) {
    throw new CommandError(`The build of ${name} wrote no release manifest.\n${output}`);
  }
  if (output.trim()) console.log(output.trim());
  writeFileSync(stampFile(name), inputs);
}

function isFresh(name: AppName): boolean {
  const stamp = stampFile(name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(name);
}

function stampFile(name: AppName): string {
  return path.join(appDirs[name], 'dist/inputs');
}

/** Changes when anything that a build reads has changed. */
function fingerprint(name: AppName): string {
  const hash = createHash('sha256').update(process.version);
  const inputs = [
    ...commonInputs.map((input) => path.join(root, input)),
    ...ownInputs.map((input) => path.join(appDirs[name], input)),
  ];
  for (const file of inputs.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** The files at a path, sorted; tests are no part of a build. */
function filesOf(input: string): string[] {
  if (!existsSync(input)) return [];
  if (statSync(input).isFile()) return [input];
  const entries = readdirSync(input, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
