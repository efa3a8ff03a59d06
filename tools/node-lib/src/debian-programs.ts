import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Time limits for apt-get: seconds to wait for a package mirror, and milliseconds for one step. */
const mirrorTimeout = 20;
const stepTimeoutMs = 300_000;

/**
 * Returns the path of the first installed program in a list, also from `/usr/sbin`, which is not in every user's PATH.
 */
export function findInstalledProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Installs Debian packages if apt-get works without a password. The caller checks if the installation succeeded. */
export function installDebianPackages(...packages: readonly string[]): void {
  const aptGet = aptGetCommand();
  if (!aptGet) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...before] = aptGet;
    spawnSync(
      command,
      [...before, '-qq', '-o', `Acquire::http::Timeout=${mirrorTimeout}`, ...args],
      {
        stdio: 'ignore',
        timeout: stepTimeoutMs,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  }
}

function aptGetCommand(): readonly string[] | undefined {
  const aptGet = findInstalledProgram('apt-get');
  if (!aptGet) return undefined;
  if (process.getuid?.() === 0) return [aptGet];
  const sudo = findInstalledProgram('sudo');
  if (!sudo || spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return undefined;
  return [sudo, '-n', 'DEBIAN_FRONTEND=noninteractive', aptGet];
}
