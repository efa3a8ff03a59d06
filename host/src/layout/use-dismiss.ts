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
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && opened.at(-1) === element) dismiss('escape');
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss('outside');
    };
    opened.push(element);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      opened.splice(opened.indexOf(element), 1);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [element, open, dismiss]);
}
