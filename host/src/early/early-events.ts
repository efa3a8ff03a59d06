/** The element ID of the notice for a click or submit that was not processed before its time-out. */
export const clickTimeoutNoticeId = 'too-late';

/**
 * The time-out of an event that was queued before hydration, in milliseconds. A notice appears after the time-out.
 */
export const queuedClickTimeoutMs = 15_000;

/** The name of the `window` event that is dispatched when React has hydrated the shell or the page. */
export const hydratedWindowEventName = 'torsahydrated';
