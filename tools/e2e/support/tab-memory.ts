import type { Browser } from '@playwright/test';
import { readProcessMemory } from '@torsa/node-lib/testing/process-memory';

/** Measures the memory of the browser processes of a tab. */
export interface TabMemory {
  /** Returns the largest increase since the start, in MB. */
  readonly stop: () => Promise<number>;
}

/** Returns the IDs of the processes that render pages. */
export async function listRenderers(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Watches the resident memory of the processes on Linux, every 100 ms. */
export async function watchTabMemory(processes: readonly number[]): Promise<TabMemory> {
  const before = await readMemory(processes);
  let highest = before;
  const measure = async () => {
    highest = Math.max(highest, await readMemory(processes));
  };
  const timer = setInterval(measure, 100);
  return {
    stop: async () => {
      clearInterval(timer);
      await measure();
      return Math.round(highest - before);
    },
  };
}

async function readMemory(processes: readonly number[]): Promise<number> {
  const sizes = await Promise.all(processes.map(readProcessMemory));
  return sizes.reduce((sum, size) => sum + size, 0);
}
