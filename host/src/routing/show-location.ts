import { startTransition } from 'react';
import { flushSync } from 'react-dom';

export function showInTransition(update: () => void): void {
  startTransition(update);
}

/** The page that is shown fades into the next one, as far as the browser can and the visitor wants it. */
export function fadeTo(update: () => void): void {
  // Rejected when it is skipped, in a tab that is hidden or for the next one; the page is shown all the same.
  document.startViewTransition(() => flushSync(update)).ready.catch(() => {});
}

export function canFade(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
