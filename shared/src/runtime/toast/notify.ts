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

/** Shows a toast, which replaces the previous one. */
export function notify(content: ToastContent): void {
  handlers[content.kind](createElement(ToastText, { content }), {
    // The constant ID keeps a single toast, because react-hot-toast's own limit cannot be set.
    id: 'torsa',
    duration: toastDurationMs,
    removeDelay: toastRemoveDelayMs,
  });
}
