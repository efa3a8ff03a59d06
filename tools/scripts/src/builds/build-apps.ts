import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { waitForProcessEnd } from '@torsa/node-lib/run-tool';
import { appDir, appDirs, repositoryRoot } from '@torsa/node-lib/settings';
import { forEachInParallel } from '@torsa/release/store/in-parallel';
import { extractBuildErrors } from './build-errors.ts';
import { fingerprintOf, hashBuildInputs } from './fingerprint.ts';

/** The files outside an app's own folder that every app's build reads. */
const commonInputs = ['shared/src', 'shared/package.json', 'pnpm-lock.yaml'];
const ownInputs = ['src', 'rspack.config.ts', 'package.json'];
/** The number of builds of one app after which it stops if its sources change during each of them. */
const maxBuilds = 4;

/**
 * Builds the apps whose sources have changed since their last build, two apps at a time.
 * @returns the names of the built apps.
 */
export async function buildChangedApps(
  names: readonly string[] = Object.keys(appDirs),
): Promise<readonly string[]> {
  const stale = names.filter((name) => !isFresh(name));
  await forEachInParallel(stale, buildApp, 2);
  return stale;
}

async function buildApp(name: string): Promise<void> {
  const inputs = await buildStableInputs(
    () => inputsOf(name),
    () => runBuild(name),
  );
  writeFileSync(stampFile(name), fingerprintOf(inputs));
}

/**
 * Builds again if a source file changed during the build, because the build may contain the old or the new file.
 * @param readInputs returns the hash of each source file.
 * @returns the hashes of the built sources.
 * @throws {CommandError} if sources change during each build.
 */
export async function buildStableInputs(
  readInputs: () => ReadonlyMap<string, string>,
  build: () => Promise<void>,
): Promise<ReadonlyMap<string, string>> {
  let before = readInputs();
  let changed: string | undefined;
  for (let number = 1; number <= maxBuilds; number += 1) {
    await build();
    const after = readInputs();
    changed = findChangedFile(before, after);
    if (changed === undefined) return before;
    before = after;
  }
  throw new CommandError(
    `Sources changed during each of ${maxBuilds} builds, for example ${changed}. Wait until no program writes to this folder, then build again.`,
  );
}

/** Returns the name of a file that was changed, added or removed. */
function findChangedFile(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string | undefined {
  return [...before.keys(), ...after.keys()].find((file) => before.get(file) !== after.get(file));
}

async function runBuild(name: string): Promise<void> {
  const dir = appDir(name);
  const rspack = path.join(dir, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'build'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { exitCode, output } = await waitForProcessEnd(child);
  if (exitCode !== 0) {
    throw new CommandError(`The build of ${name} failed.\n${extractBuildErrors(output)}`);
  }
  if (!existsSync(manifestFile(name))) {
    throw new CommandError(`The build of ${name} created no release manifest.\n${output}`);
  }
  if (/^\s*WARNING in/m.test(output)) console.log(output.trim());
}

/** True if the last build is complete (with a release manifest) and its sources are unchanged. */
function isFresh(name: string): boolean {
  const stamp = stampFile(name);
  return (
    existsSync(manifestFile(name)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprintOf(inputsOf(name))
  );
}

function manifestFile(name: string): string {
  return path.join(appDir(name), 'dist/release.json');
}

function stampFile(name: string): string {
  return path.join(appDir(name), 'dist/inputs');
}

/** Hashes each file that an app's build reads. */
function inputsOf(name: string): ReadonlyMap<string, string> {
  return hashBuildInputs([
    ...commonInputs.map((input) => path.join(repositoryRoot, input)),
    ...ownInputs.map((input) => path.join(appDir(name), input)),
  ]);
}
