import { hydratedWindowEventName } from './early-events.ts';

/**
 * Marks an element as hydrated. The shell and the page each call this function when their event handlers work. The
 * inline script `queue-early-events.ts` then replays each queued event in a separate task.
 */
export function markHydrated(section: 'shell' | 'page'): void {
  document.documentElement.dataset[`${section}Hydrated`] = '';
  dispatchEvent(new Event(hydratedWindowEventName));
}
