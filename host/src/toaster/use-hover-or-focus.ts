import { type FocusEvent, useEffect, useRef } from 'react';

interface AttentionHandlers {
  readonly onStart: () => void;
  readonly onEnd: () => void;
  /**
   * True while the observed element is in the document. The hook needs this value, because the browser dispatches no
   * leave event for a removed element.
   */
  readonly isPresent: boolean;
}

/**
 * Detects that an element is hovered or contains the focus. It calls `onEnd` when the element is neither hovered nor
 * focused any more.
 */
export function useHoverOrFocus({ onStart, onEnd, isPresent }: AttentionHandlers) {
  const attention = useRef({ pointer: false, focus: false });

  useEffect(() => {
    if (!isPresent) attention.current = { pointer: false, focus: false };
  }, [isPresent]);

  const change = (part: Partial<typeof attention.current>) => {
    const before = attention.current;
    const after = { ...before, ...part };
    attention.current = after;
    const [was, is] = [before, after].map(({ pointer, focus }) => pointer || focus);
    if (is && !was) onStart();
    if (was && !is) onEnd();
  };

  return {
    onPointerEnter: () => change({ pointer: true }),
    onPointerLeave: () => change({ pointer: false }),
    onFocus: () => change({ focus: true }),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) change({ focus: false });
    },
  };
}
