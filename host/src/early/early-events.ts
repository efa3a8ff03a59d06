/** The id of the notice that what was pressed could not be done. */
export const timeoutNoticeId = 'too-late';

/** How long a queued event waits for the site's scripts before the notice appears, in milliseconds. */
export const queueTimeoutMs = 15_000;

/** Fired at the window when the shell or the page has hydrated. */
export const hydratedEvent = 'torsahydrated';
