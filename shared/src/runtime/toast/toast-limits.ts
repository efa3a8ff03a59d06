/** The numbers of the product specification, point 9. */

/** How long a toast is shown, in milliseconds. */
export const toastDurationMs = 5000;

/** How long a dismissed toast is kept, in milliseconds. It is not rendered in that time. */
export const toastRemoveDelayMs = 1_000_000;

/** How far a toast must be dragged to be dismissed, in CSS pixels. */
export const toastSwipeThresholdPx = 50;

/** How many toasts are shown at a time. */
export const toastLimit = 1;
