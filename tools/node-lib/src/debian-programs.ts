import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Limits for apt-get: seconds to wait for a mirror, and milliseconds for one step. */
const mirrorTimeout = 20;
const stepTimeoutMs = 300_000;

/**
 * The path of the first installed program of these. `/usr/sbin` is searched too, although some users do not have it in
 * their PATH.
 */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Installs Debian packages if this user may: root, or a user of sudo without a password, on a system with apt-get. The
 * caller checks the result.
 */
export function installPackages(...packages: readonly string[]): void {
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
  const aptGet = findProgram('apt-get');
  if (!aptGet) return undefined;
  if (process.getuid?.() === 0) return [aptGet];
  const sudo = findProgram('sudo');
  if (!sudo || spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return undefined;
  return [sudo, '-n', 'DEBIAN_FRONTEND=noninteractive', aptGet];
}
