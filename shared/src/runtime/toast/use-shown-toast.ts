import { useEffect } from 'react';
import type { Renderable, Toast } from 'react-hot-toast/headless';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { ToastContent } from './toast-content.ts';
import { toastLimit } from './toast-limits.ts';

export interface ShownToast {
  readonly kind: ToastContent['kind'];
  readonly text: Renderable;
  /** When it was shown, in milliseconds: differs from one toast to the next. */
  readonly shownAt: number;
}

/** For the host's toaster: the toast to show, if any, and what a person can do to it. */
export function useShownToast() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const [visible] = toasts.filter((one) => one.visible).slice(0, toastLimit);
  const isShown = visible !== undefined;

  // An element that goes away sends no mouseleave and no blur: without this, a toast closed by its
  // button would leave the clock stopped for the next one.
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
