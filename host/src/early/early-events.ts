/** The id of the notice that a queued click or submit was not processed in time. */
export const timeoutNoticeId = 'too-late';

/** The time-out of a queued event, in milliseconds. After it, the notice appears. */
export const queueTimeoutMs = 15_000;

/** The event on `window` when the shell or the page has hydrated. */
export const hydratedEvent = 'torsahydrated';
