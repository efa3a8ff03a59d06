import { whenIdle } from './when-idle.ts';

/**
 * Loads code when the browser is idle and starts it. If the code fails to load, nothing happens.
 * @param load imports the code and returns its start function, which returns a cleanup.
 * @returns the cleanup. Before the start, it cancels the start.
 */
export function startWhenIdle(load: () => Promise<() => () => void>): () => void {
  let isWanted = true;
  let stop = whenIdle(async () => {
    const begin = await load().catch(() => undefined);
    if (begin && isWanted) stop = begin();
  });
  return () => {
    isWanted = false;
    stop();
  };
}
