import { hydratedEvent } from './early-events.ts';

/**
 * Call it in an effect of the shell or of the page. From then on it answers its own events, and the inline script
 * `queue-early-events.ts` replays those that came earlier, each in a task of its own.
 */
export function markHydrated(part: 'shell' | 'page'): void {
  document.documentElement.dataset[`${part}Hydrated`] = '';
  dispatchEvent(new Event(hydratedEvent));
}
