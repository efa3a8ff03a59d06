/**
 * Shows toasts, such as `notify({ kind: 'success', title: 'Logged Out' })`. All remotes share the host's list of
 * toasts.
 */
export { notify } from './notify.ts';
export type { ToastContent } from './toast-content.ts';
export { toastSwipeThresholdPx } from './toast-limits.ts';
export { type ShownToast, useShownToast } from './use-shown-toast.ts';
