import { readFile } from 'node:fs/promises';

/** How long a tick of Linux's process clock is, in microseconds. */
const tick = 10_000;

/** What a process and those that it started have used of the processor, in microseconds. @returns undefined where Linux does not tell. */
export async function processorTime(pid: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets, which may contain spaces, the 12th and 13th fields are the times.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const times = await Promise.all(
      children
        .split(' ')
        .filter(Boolean)
        .map((child) => processorTime(Number(child))),
    );
    const own = (Number(fields[11]) + Number(fields[12])) * tick;
    return times.reduce<number>((sum, time) => sum + (time ?? 0), own);
  } catch {
    return undefined;
  }
}
