import { readFile } from 'node:fs/promises';

/** Returns the resident memory of a process in MB. Returns 0 if the process has ended, or on a system other than Linux. */
export async function readProcessMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
