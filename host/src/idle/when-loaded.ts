/**
 * Calls `begin` when the HTML document and its pictures have loaded.
 * @returns the cleanup. Called before the start, it cancels the start.
 */
export function callWhenLoaded(begin: () => () => void): () => void {
  if (document.readyState === 'complete') return begin();
  const waiting = new AbortController();
  let cleanup = () => waiting.abort();
  const onLoad = () => {
    cleanup = begin();
  };
  window.addEventListener('load', onLoad, { once: true, signal: waiting.signal });
  return () => cleanup();
}
