import { hydratedWindowEventName } from './early-events.ts';

/**
 * Marks the shell or the page as hydrated. The inline script `queue-early-events.ts` then replays the events that it
 * queued.
 */
export function markHydrated(section: 'shell' | 'page'): void {
  document.documentElement.dataset[`${section}Hydrated`] = '';
  dispatchEvent(new Event(hydratedWindowEventName));
}
