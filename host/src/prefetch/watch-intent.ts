/**
 * Calls `prefetch` for each link that the visitor hovers, touches or focuses. The event `pointerover` covers touches.
 * @returns a function that removes the event listeners.
 */
export function prefetchOnLinkIntent(prefetch: (link: HTMLAnchorElement) => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link instanceof HTMLAnchorElement) prefetch(link);
  };
  document.addEventListener(
    'pointerover',
    (event) => isModified(event) || onIntent(event),
    options,
  );
  document.addEventListener('focusin', onIntent, options);
  // Prefetches the page of a link that the visitor hovered or focused before this code loaded.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:hover, a:focus'))
    prefetch(link);
  return () => listening.abort();
}

/** Returns true for a click with a modifier key, which opens the link in another tab or window. */
function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
