import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import * as v from 'valibot';
import { hasCode } from './has-code.ts';

/** As it is written to a file by a process that others have to know again. */
export const processIdentitySchema = v.object({
  host: v.string(),
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When it started, as the system counts; it tells a process from a later one with the same id. */
  started: v.optional(v.string()),
});

/** Which run of which program a process id means. */
export type ProcessIdentity = v.InferOutput<typeof processIdentitySchema>;

export function thisProcess(): ProcessIdentity {
  const started = startOf(process.pid);
  return { host: os.hostname(), pid: process.pid, ...(started === undefined ? {} : { started }) };
}

/**
 * Whether a process still runs. One that ended and was not waited for (a zombie) does not, nor does another one that
 * has the same id now. One on another machine, of which nothing can be known, counts as running.
 */
export function isRunning({ host, pid, started }: ProcessIdentity): boolean {
  if (host !== os.hostname()) return true;
  if (!isAlive(pid)) return false;
  const now = startOf(pid);
  if (now === 'ended') return false;
  return started === undefined || now === undefined || started === now;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs for another user.
    return hasCode(error, 'EPERM');
  }
}

/** @returns undefined where the system does not tell; its id alone must do there. */
function startOf(pid: number): string | 'ended' | undefined {
  try {
    if (process.platform === 'linux') return linuxStartOf(pid);
    if (process.platform === 'win32') return undefined;
    const [state = '', ...started] = execFileSync(
      'ps',
      ['-o', 'stat=,lstart=', '-p', String(pid)],
      {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
      },
    )
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? 'ended' : started.join(' ');
  } catch {
    return isAlive(pid) ? undefined : 'ended';
  }
}

function linuxStartOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, and may hold spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return 'ended';
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot}:${fields[19]}`;
}
