/**
 * Shows toasts: `notify({ kind: 'success', title: 'Logged Out' })`. The caller supplies the texts. The host provides
 * this one module, because a second copy would have its own list of toasts.
 */
export { notify } from './notify.ts';
export type { ToastContent } from './toast-content.ts';
export { toastSwipeThresholdPx } from './toast-limits.ts';
export { type ShownToast, useShownToast } from './use-shown-toast.ts';
