/**
 * Toasts, for everybody: `notify(toasts.messageSent)`. One module for the whole page, which the host
 * provides, because a second copy would keep a second list.
 */
export { notify } from './notify.ts';
export type { ToastContent } from './toast-content.ts';
export { toastSwipeThresholdPx } from './toast-limits.ts';
export { toasts } from './toasts.ts';
export { type ShownToast, useShownToast } from './use-shown-toast.ts';
