import { whenIdle } from './when-idle.ts';

/**
 * Begins something once the browser is idle, with code of its own that is fetched by then. Without that code the page
 * goes on as it is.
 * @param load gives what begins it and returns the cleanup.
 * @returns the cleanup of it, or of waiting for it.
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
