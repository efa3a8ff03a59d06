import type { Browser } from '@playwright/test';
import { readProcessMemory } from '@torsa/node-lib/testing/process-memory';

/** Returns the IDs of the processes that render pages. */
export async function listRendererProcesses(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/**
 * Watches the memory of a tab's processes on Linux, every 100 ms.
 * @returns a function that ends the watch and returns the largest increase in MB
 */
export async function watchTabMemory(processes: readonly number[]): Promise<() => Promise<number>> {
  const before = await readMemory(processes);
  let highest = before;
  const measure = async () => {
    highest = Math.max(highest, await readMemory(processes));
  };
  const timer = setInterval(measure, 100);
  return async () => {
    clearInterval(timer);
    await measure();
    return Math.round(highest - before);
  };
}

async function readMemory(processes: readonly number[]): Promise<number> {
  const sizes = await Promise.all(processes.map(readProcessMemory));
  return sizes.reduce((sum, size) => sum + size, 0);
}
