import { type PointerEvent, useRef, useState } from 'react';

/** The distance in CSS pixels from which a pointer press is a drag and captures the pointer. */
const dragStartPx = 5;

/**
 * Handles a horizontal drag of an element. `offset` is the current distance in CSS pixels, and a drag of at least
 * `thresholdPx` calls `onSwipe`.
 */
export function useSwipeToDismiss(thresholdPx: number, onSwipe: () => void) {
  const startX = useRef<number | undefined>(undefined);
  const [offset, setOffset] = useState(0);

  const distance = (event: PointerEvent) =>
    startX.current === undefined ? 0 : event.clientX - startX.current;

  const end = () => {
    startX.current = undefined;
    setOffset(0);
  };

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.isPrimary && event.button === 0) startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const moved = distance(event);
        if (offset === 0 && Math.abs(moved) < dragStartPx) return;
        // Captures the pointer, because the toast would get no more events when a fast pointer leaves it.
        event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(moved);
      },
      onPointerUp: (event: PointerEvent) => {
        const moved = distance(event);
        end();
        if (Math.abs(moved) >= thresholdPx) onSwipe();
      },
      onPointerCancel: end,
    },
  };
}
