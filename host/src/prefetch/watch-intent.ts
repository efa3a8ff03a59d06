/**
 * Calls `prefetch` with each link that the visitor points at, touches or moves the focus to, wherever it stands: a link
 * of a remote needs nothing for it. A touch is a pointer that comes over the link as it goes down.
 * @returns the cleanup.
 */
export function watchIntent(prefetch: (link: HTMLAnchorElement) => void): () => void {
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
  // The visitor may have been quicker than this code.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:hover, a:focus'))
    prefetch(link);
  return () => listening.abort();
}

/** With a key held down, a click opens another tab or window. */
function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
