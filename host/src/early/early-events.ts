/** The element ID of the notice for a click or submit that was not processed before its time-out. */
export const clickTimeoutNoticeId = 'too-late';

/** The time-out in milliseconds of an event queued before hydration. After it, a notice appears. */
export const queuedClickTimeoutMs = 15_000;

/** The name of the `window` event that is dispatched when React has hydrated the shell or the page. */
export const hydratedWindowEventName = 'torsahydrated';
