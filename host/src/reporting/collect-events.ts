import type { ClientEvent, SendEvents } from './client-event.ts';

/** How many events a page sends in all. */
const maxEvents = 30;

/** The highest count of an event: the table accepts no more. */
const maxCount = 1000;

/** How long an event waits for events that follow from it, in milliseconds. */
const pause = 3_000;

export interface EventCollection {
  readonly add: (event: ClientEvent) => void;
  /** Sends the collected events. */
  readonly flush: () => void;
}

/**
 * Sends events in batches, a moment after the first of them. An event that repeats is sent with its count, and a known one waits
 * for the next batch.
 */
export function collectEvents(send: SendEvents): EventCollection {
  const known = new Set<string>();
  const waiting = new Map<string, { readonly event: ClientEvent; count: number }>();
  let room = maxEvents;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = [...waiting.values()].map(withCount);
    waiting.clear();
    if (events.length > 0) send(events);
  };

  const add = (event: ClientEvent) => {
    const key = [event.kind, event.app, event.message].join('\n');
    const same = waiting.get(key);
    if (same) {
      same.count = Math.min(same.count + 1, maxCount);
      return;
    }
    if (room === 0) return;
    room -= 1;
    waiting.set(key, { event, count: 1 });
    if (known.has(key)) return;
    known.add(key);
    timer ??= setTimeout(flush, pause);
  };

  return { add, flush };
}

function withCount({ event, count }: { event: ClientEvent; count: number }): ClientEvent {
  return count === 1 ? event : { ...event, detail: { ...event.detail, count } };
}
