/**
 * Shows toasts: `notify({ kind: 'success', title: 'Logged Out' })`. The caller supplies the texts. The host provides
 * this module as a singleton, because a second instance would have a separate list of toasts.
 */
export { notify } from './notify.ts';
export type { ToastContent } from './toast-content.ts';
export { toastSwipeThresholdPx } from './toast-limits.ts';
export { type ShownToast, useShownToast } from './use-shown-toast.ts';
