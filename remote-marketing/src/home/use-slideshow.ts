import { useEffect, useState } from 'react';
import { usePageVisible } from './use-page-visible.ts';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';

/** Product specification, point 9: the hero changes every 5 seconds. */
const slideIntervalMs = 5000;

export interface Slideshow {
  readonly current: number;
  /** The slide before, to fade from; undefined until the first change. */
  readonly previous: number | undefined;
  /** What the pause button shows. A hidden tab holds the slides still without changing it. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/**
 * Goes round `count` slides. It waits while the tab is hidden, and stays still for a person who asked for
 * less motion unless they press play themselves.
 */
export function useSlideshow(count: number): Slideshow {
  const [turns, setTurns] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const reducedMotion = usePrefersReducedMotion();
  const pageVisible = usePageVisible();
  const isPlaying = choice === undefined ? !reducedMotion : choice === 'play';

  useEffect(() => {
    if (!isPlaying || !pageVisible) return;
    const timer = setInterval(() => setTurns((turn) => turn + 1), slideIntervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, pageVisible]);

  return {
    current: turns % count,
    previous: turns === 0 ? undefined : (turns - 1) % count,
    isPlaying,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
  };
}
