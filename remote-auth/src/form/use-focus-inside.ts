import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus once to the first field, link or button inside an element, after the focused element was removed. */
export function useFocusFirstControl<Element extends HTMLElement>(
  isWanted = true,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => {
    if (!isWanted) return;
    place.current?.querySelector<HTMLElement>('input:not([hidden]), a, button')?.focus();
  }, [isWanted]);
  return place;
}
