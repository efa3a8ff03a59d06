import { useEffect } from 'react';
import type { Renderable, Toast } from 'react-hot-toast/headless';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { ToastContent } from './toast-content.ts';
import { maxVisibleToasts } from './toast-limits.ts';

export interface ShownToast {
  readonly kind: ToastContent['kind'];
  readonly text: Renderable;
  /** The time when the toast was shown, in milliseconds, which also identifies the toast. */
  readonly shownAt: number;
}

/** A React hook for the host's toaster that returns the current toast and its actions. */
export function useShownToast() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const [visible] = toasts.filter((one) => one.visible).slice(0, maxVisibleToasts);
  const isShown = visible !== undefined;

  // Ends the timer's pause when a toast is removed, because a removed element dispatches no mouseleave or blur event.
  useEffect(() => {
    if (!isShown) endPause();
  }, [isShown, endPause]);

  return {
    shown: visible && describe(visible),
    pause: startPause,
    resume: endPause,
    dismiss: () => toast.dismiss(),
  };
}

function describe(visible: Toast): ShownToast {
  return {
    kind: visible.type === 'success' || visible.type === 'error' ? visible.type : 'info',
    text: resolveValue(visible.message, visible),
    shownAt: visible.createdAt,
  };
}
