import { callWhenIdle } from './when-idle.ts';

/**
 * Loads a module when the browser is idle and calls its start function. Ignores a module that fails to load.
 * @param load imports the module and returns its start function, which returns a stop function.
 * @returns a function that stops the module, or cancels a start that has not happened yet.
 */
export function loadAndStartWhenIdle(load: () => Promise<() => () => void>): () => void {
  let isWanted = true;
  let stop = callWhenIdle(async () => {
    const begin = await load().catch(() => undefined);
    if (begin && isWanted) stop = begin();
  });
  return () => {
    isWanted = false;
    stop();
  };
}
