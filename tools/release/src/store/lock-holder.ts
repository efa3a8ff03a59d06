import { readFileSync } from 'node:fs';
import os from 'node:os';

/** Which process holds a lock. */
export interface LockHolder {
  readonly host: string;
  readonly pid: number;
  /** When it started, as the system counts; it tells a process from a later one with the same id. */
  readonly started: string | undefined;
}

export function thisProcess(): LockHolder {
  return { host: os.hostname(), pid: process.pid, started: startOf(process.pid) };
}

/** Whether a holder is still there. One on another machine, of which nothing can be known, counts as there. */
export function isRunning({ host, pid, started }: LockHolder): boolean {
  if (host !== os.hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs for another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return started === undefined || startOf(pid) === started;
}

/** Linux tells when a process started; elsewhere its id alone must do. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; the 20th field after it is the start.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
