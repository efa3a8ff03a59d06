import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { waitForProcessEnd } from '@torsa/node-lib/run-tool';
import { appDir, appDirs, repositoryRoot } from '@torsa/node-lib/settings';
import { forEachInParallel } from '@torsa/release/store/in-parallel';
import { extractBuildErrors } from './build-errors.ts';
import { fingerprintBuildInputs } from './fingerprint.ts';

/** The files outside an app's own folder that every app's build reads. */
const commonInputs = ['shared/src', 'shared/package.json', 'pnpm-lock.yaml'];
const ownInputs = ['src', 'rspack.config.ts', 'package.json'];

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
  writeFileSync(stampFile(name), inputs);
}

/**
 * Builds again if a source file changed during the build, because the build may contain the old or the new file.
 * @param readInputs returns a hash of the sources.
 * @returns the hash of the built sources.
 */
export async function buildStableInputs(
  readInputs: () => string,
  build: () => Promise<void>,
): Promise<string> {
  const inputs = readInputs();
  await build();
  return readInputs() === inputs ? inputs : buildStableInputs(readInputs, build);
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
    readFileSync(stamp, 'utf8') === inputsOf(name)
  );
}

function manifestFile(name: string): string {
  return path.join(appDir(name), 'dist/release.json');
}

function stampFile(name: string): string {
  return path.join(appDir(name), 'dist/inputs');
}

/** Hashes all files that an app's build reads. */
function inputsOf(name: string): string {
  return fingerprintBuildInputs([
    ...commonInputs.map((input) => path.join(repositoryRoot, input)),
    ...ownInputs.map((input) => path.join(appDir(name), input)),
  ]);
}
