import type { ClientErrorEvent, SendEventsFunction } from './client-event.ts';

/** The maximum number of error events that one page sends. */
const maxEvents = 30;

/** The largest `count` (number of occurrences) that the database accepts for one error event. */
const maxCount = 1000;

/** The delay in milliseconds before a batch of events is sent, so that related events are in the same batch. */
const pause = 3_000;

export interface ErrorEventCollector {
  readonly add: (event: ClientErrorEvent) => void;
  /** Sends all collected error events immediately. */
  readonly flush: () => void;
}

/**
 * Collects events and sends each batch a few seconds after its first event. A repeated event is sent once, with its
 * count.
 */
export function createErrorEventCollector(send: SendEventsFunction): ErrorEventCollector {
  const known = new Set<string>();
  const waiting = new Map<string, { readonly event: ClientErrorEvent; count: number }>();
  let remaining = maxEvents;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = [...waiting.values()].map(withCount);
    waiting.clear();
    if (events.length > 0) send(events);
  };

  const add = (event: ClientErrorEvent) => {
    const key = [event.kind, event.app, event.message].join('\n');
    const same = waiting.get(key);
    if (same) {
      same.count = Math.min(same.count + 1, maxCount);
      return;
    }
    if (remaining === 0) return;
    remaining -= 1;
    waiting.set(key, { event, count: 1 });
    if (known.has(key)) return;
    known.add(key);
    timer ??= setTimeout(flush, pause);
  };

  return { add, flush };
}

function withCount({ event, count }: { event: ClientErrorEvent; count: number }): ClientErrorEvent {
  return count === 1 ? event : { ...event, detail: { ...event.detail, count } };
}
