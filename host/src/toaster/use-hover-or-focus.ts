import { type FocusEvent, useEffect, useRef } from 'react';

interface AttentionHandlers {
  readonly onStart: () => void;
  readonly onEnd: () => void;
  /**
   * True until the observed element is removed. The hook needs this value, because a removed element dispatches no
   * leave event.
   */
  readonly isPresent: boolean;
}

/** Detects that an element is hovered or contains the focus. It calls `onEnd` when neither is the case any more. */
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
