/**
 * Toasts, for everybody: `notify({ kind: 'success', title: 'Logged Out' })`. Whoever shows one has its words. One module for the whole page, which the host
 * provides, because a second copy would keep a second list.
 */
export { notify } from './notify.ts';
export type { ToastContent } from './toast-content.ts';
export { toastSwipeThresholdPx } from './toast-limits.ts';
export { type ShownToast, useShownToast } from './use-shown-toast.ts';
