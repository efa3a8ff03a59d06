import { useEffect } from 'react';
import type { Renderable, Toast } from 'react-hot-toast/headless';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { ToastContent } from './toast-content.ts';
import { toastLimit } from './toast-limits.ts';

export interface ShownToast {
  readonly kind: ToastContent['kind'];
  readonly text: Renderable;
  /** The time when the toast was shown, in milliseconds. It differs between toasts. */
  readonly shownAt: number;
}

/** The current toast and its actions, for the host's toaster. */
export function useShownToast() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const [visible] = toasts.filter((one) => one.visible).slice(0, toastLimit);
  const isShown = visible !== undefined;

  // A removed element sends no mouseleave or blur event. Without this effect, closing a toast by its button would
  // pause the timer of the next one.
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
