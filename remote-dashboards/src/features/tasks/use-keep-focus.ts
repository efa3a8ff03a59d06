import { type RefCallback, useEffect, useRef } from 'react';

export type KeepFocus = (key: string) => RefCallback<HTMLElement>;

/**
 * Returns a function that creates a ref for a control. The ref restores the focus when the control moves to another
 * list, because React creates a new element there.
 */
export function useKeepFocus(): KeepFocus {
  const focused = useRef<string>(undefined);
  // Restore the focus only in the render after a move, because the user may move the focus later.
  useEffect(() => {
    focused.current = undefined;
  });
  return (key) => (control) => {
    if (focused.current === key) control?.focus();
    return () => {
      if (control && document.activeElement === control) focused.current = key;
    };
  };
}
