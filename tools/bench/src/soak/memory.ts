import { readFile } from 'node:fs/promises';
import type { CDPSession } from '@playwright/test';

/** What is held at one moment. */
export interface Held {
  /** What scripts of the page hold after a garbage collection, in bytes. */
  readonly pageHeap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** What a process holds in memory, in bytes. */
  readonly siteServer: number;
  readonly backend: number;
}

export async function measurePage(
  session: CDPSession,
): Promise<Pick<Held, 'pageHeap' | 'nodes' | 'listeners'>> {
  // The first one lets finalizers run, which give more free.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { pageHeap: usedSize, nodes, listeners: jsEventListeners };
}

/** What a process holds, from Linux. @throws {Error} elsewhere, or when it has ended. */
export async function measureProcess(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!kilobytes) throw new Error(`Linux does not say what process ${pid} holds.`);
  return Number(kilobytes) * 1024;
}
