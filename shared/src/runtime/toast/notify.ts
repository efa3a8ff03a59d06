import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ToastContent } from './toast-content.ts';
import { toastDurationMs, toastRemoveDelayMs } from './toast-limits.ts';
import { ToastText } from './toast-text.tsx';

const handlers = {
  success: toast.success,
  error: toast.error,
  info: toast,
} satisfies Record<ToastContent['kind'], typeof toast.success>;

/** Shows a toast (a brief notice), which replaces the previous toast. */
export function notify(content: ToastContent): void {
  handlers[content.kind](createElement(ToastText, { content }), {
    // A constant ID limits the page to one toast, because react-hot-toast's own limit cannot be changed.
    id: 'torsa',
    duration: toastDurationMs,
    removeDelay: toastRemoveDelayMs,
  });
}
