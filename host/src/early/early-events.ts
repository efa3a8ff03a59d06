/** The element ID of the notice for a click or submit that was not processed before its time-out. */
export const timeoutNoticeId = 'too-late';

/**
 * The time-out in milliseconds of an event that was queued before hydration. After this time-out, a notice appears.
 */
export const queueTimeoutMs = 15_000;

/** The name of the `window` event that is dispatched when React has hydrated the shell or the page. */
export const hydratedEvent = 'torsahydrated';
