/** Begins something once the document and all that it shows are there. @returns the cleanup of it, or of waiting for it. */
export function whenLoaded(begin: () => () => void): () => void {
  if (document.readyState === 'complete') return begin();
  const waiting = new AbortController();
  let cleanup = () => waiting.abort();
  const onLoad = () => {
    cleanup = begin();
  };
  window.addEventListener('load', onLoad, { once: true, signal: waiting.signal });
  return () => cleanup();
}
