/** The toast limits of the product specification, point 9. */

/** The duration of a toast, in milliseconds. */
export const toastDurationMs = 5000;

/** The time for which a dismissed toast remains in the list without being rendered, in milliseconds. */
export const toastRemoveDelayMs = 1_000_000;

/** The minimum distance to drag a toast to dismiss it, in CSS pixels. */
export const toastSwipeThresholdPx = 50;

/** The maximum number of toasts that are visible at a time. */
export const maxVisibleToasts = 1;
