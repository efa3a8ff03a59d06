/** The numbers of the product specification, point 9. */

/** The time that a toast is shown, in milliseconds. */
export const toastDurationMs = 5000;

/** The time that a dismissed toast stays in the list, in milliseconds. It is not rendered. */
export const toastRemoveDelayMs = 1_000_000;

/** The distance to drag a toast to dismiss it, in CSS pixels. */
export const toastSwipeThresholdPx = 50;

/** The number of toasts that are shown at a time. */
export const toastLimit = 1;
