import { callWhenIdle } from '../idle/when-idle.ts';

/**
 * Calls `prefetch` for links that become visible, one at a time when the browser is idle.
 * @returns a function that stops the observation.
 */
export function prefetchVisibleLinks(
  prefetch: (link: HTMLAnchorElement) => Promise<void>,
): () => void {
  const waiting = new Set<HTMLAnchorElement>();
  let cancel: (() => void) | undefined;

  const serveNext = () => {
    cancel ??= callWhenIdle(async () => {
      const [link] = waiting;
      if (link) {
        waiting.delete(link);
        if (isShown(link)) await prefetch(link);
      }
      cancel = undefined;
      if (waiting.size > 0) serveNext();
    });
  };

  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      // All targets are links, because this observer observes no other elements.
      const link = target as HTMLAnchorElement;
      if (isIntersecting) waiting.add(link);
      else waiting.delete(link);
    }
    if (waiting.size > 0) serveNext();
  });
  // Observes all links of the document. An IntersectionObserver ignores a link that it already observes.
  const observeLinks = () => {
    for (const link of document.links) views.observe(link);
  };
  const changes = new MutationObserver(observeLinks);
  changes.observe(document.body, { childList: true, subtree: true });
  observeLinks();

  return () => {
    views.disconnect();
    changes.disconnect();
    waiting.clear();
    cancel?.();
  };
}

/**
 * Does not prefetch the pages of the account links until the session is known, because these links are invisible until
 * then.
 */
function isShown(link: HTMLAnchorElement): boolean {
  return getComputedStyle(link).visibility !== 'hidden';
}
