import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Says which run of which program a process id means, so that a reused id is not taken for the
 * process that had it before. `undefined` when no such process runs.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    if (process.platform === 'linux') return linuxIdentity(pid);
    if (process.platform === 'win32') return 'alive';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return isAlive(pid) ? 'alive' : undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function linuxIdentity(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return undefined;
  const ticksSinceBoot = fields[19];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot}:${ticksSinceBoot}`;
}
