import { type RefObject, useEffect } from 'react';
import { isLastOpened, noteOpenMenu } from '../navigation/open-menus.ts';

/** Calls `dismiss` on Escape and when the pointer or the focus goes outside `element`, while `open`. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (reason: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!open) return;
    // Between the press of a link or a button and its click nothing may move away from under the finger.
    let pressing = false;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss('outside');
    };
    const listeners = {
      keydown: ({ key }) => {
        pressing = false;
        if (key === 'Escape' && isLastOpened(element)) dismiss('escape');
      },
      pointerdown: (event) => {
        pressing = event.target instanceof Element && event.target.closest('a, button') !== null;
        if (!pressing) onOutside(event);
      },
      pointercancel: () => {
        pressing = false;
      },
      focusin: (event) => {
        if (!pressing) onOutside(event);
      },
      click: (event) => {
        pressing = false;
        onOutside(event);
      },
    } satisfies Listeners;
    const noteClosed = noteOpenMenu(element);
    const remove = listen(listeners);
    return () => {
      noteClosed();
      remove();
    };
  }, [element, open, dismiss]);
}

type Listeners = {
  readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void;
};

/** @returns what takes the listeners away again. */
function listen(listeners: Listeners): () => void {
  const controller = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, { signal: controller.signal });
  }
  return () => controller.abort();
}
