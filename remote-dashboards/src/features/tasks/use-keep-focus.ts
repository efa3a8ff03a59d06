import { type RefCallback, useEffect, useRef } from 'react';

export type KeepFocusRef = (key: string) => RefCallback<HTMLElement>;

/**
 * Returns a function that creates a ref for a control, or for a card whose first control is a link. The ref restores
 * the focus when the element moves to another list, because React creates a new element there.
 */
export function useKeepFocus(): KeepFocusRef {
  const focused = useRef<string>(undefined);
  // Restore the focus only in the render after a move, because the user may move the focus later.
  useEffect(() => {
    focused.current = undefined;
  });
  return (key) => (element) => {
    if (focused.current === key && !element?.contains(document.activeElement)) {
      (element?.querySelector('a') ?? element)?.focus();
    }
    return () => {
      if (element?.contains(document.activeElement)) focused.current = key;
    };
  };
}
