import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import * as v from 'valibot';
import { hasErrorCode } from './has-code.ts';

/** The JSON format in which a process writes its identity to a file. */
export const processIdentitySchema = v.object({
  host: v.string(),
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The process's start time, which distinguishes the process from a later process with the same ID. */
  started: v.optional(v.string()),
});

/** Identifies one run of a program by machine, process ID and start time. */
export type ProcessIdentity = v.InferOutput<typeof processIdentitySchema>;

export function identifyThisProcess(): ProcessIdentity {
  const started = startOf(process.pid);
  return { host: os.hostname(), pid: process.pid, ...(started === undefined ? {} : { started }) };
}

/** Returns true if a process is still running, and for every process on another machine, whose state is unknown. */
export function isProcessRunning({ host, pid, started }: ProcessIdentity): boolean {
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
    // The error code EPERM means that the process is running as another user.
    return hasErrorCode(error, 'EPERM');
  }
}

/**
 * Reads a process's start time.
 * @returns undefined if the operating system does not report start times.
 */
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
  // Skips the program name, which is in brackets in /proc/PID/stat and may itself contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return 'ended';
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot}:${fields[19]}`;
}
