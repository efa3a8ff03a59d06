import { type RefCallback, useEffect, useRef } from 'react';

export type CreateFocusKeepingRef = (key: string) => RefCallback<HTMLElement>;

/**
 * Returns a function that creates refs. Each ref keeps the focus on its element when the element moves to another list.
 */
export function useFocusKeepingRefs(): CreateFocusKeepingRef {
  const focused = useRef<string>(undefined);
  // Restore the focus only in the render after the move, because the user may focus another element later.
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
