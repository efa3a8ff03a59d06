/**
 * Calls `begin` when the HTML document and its pictures have loaded.
 * @returns a function that cancels a call that has not happened yet.
 */
export function callWhenDocumentLoaded(begin: () => () => void): () => void {
  if (document.readyState === 'complete') return begin();
  const waiting = new AbortController();
  let cleanup = () => waiting.abort();
  const onLoad = () => {
    cleanup = begin();
  };
  window.addEventListener('load', onLoad, { once: true, signal: waiting.signal });
  return () => cleanup();
}
