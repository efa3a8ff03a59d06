import { hydratedEvent } from './early-events.ts';

/**
 * Call it in an effect of the shell or the page once its event handlers work. The inline script `queue-early-events.ts` then
 * replays the queued events, each in its own task.
 */
export function markHydrated(section: 'shell' | 'page'): void {
  document.documentElement.dataset[`${section}Hydrated`] = '';
  dispatchEvent(new Event(hydratedEvent));
}
