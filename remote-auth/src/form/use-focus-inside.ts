import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field, link or button inside, once: what had it is gone, and a keyboard would begin
 * again at the top of the page.
 */
export function useFocusInside<Element extends HTMLElement>(
  isWanted = true,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => {
    if (!isWanted) return;
    place.current?.querySelector<HTMLElement>('input:not([hidden]), a, button')?.focus();
  }, [isWanted]);
  return place;
}
