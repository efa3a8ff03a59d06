import { type RefObject, useEffect } from 'react';

/** What is open on the page, the last opened last: Escape closes one thing at a time. */
const opened: RefObject<HTMLElement | null>[] = [];

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
        if (key === 'Escape' && opened.at(-1) === element) dismiss('escape');
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
    opened.push(element);
    const remove = listen(listeners);
    return () => {
      opened.splice(opened.indexOf(element), 1);
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
