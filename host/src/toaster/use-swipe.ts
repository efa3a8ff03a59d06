import { type PointerEvent, useRef, useState } from 'react';

/** Past this distance, in CSS pixels, a press is a drag and takes the pointer for itself. */
const dragStartPx = 5;

/**
 * Dragging something sideways by touch, pen or mouse. `offset` is how far it is from its place, in CSS
 * pixels; let go at `thresholdPx` or further, `onSwipe` is called, and otherwise it goes back.
 */
export function useSwipe(thresholdPx: number, onSwipe: () => void) {
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
        // Without the capture, a quick pointer leaves the toast behind.
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
