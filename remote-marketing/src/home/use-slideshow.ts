import { useEffect, useState } from 'react';
import { useIsPageVisible } from './use-page-visible.ts';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';
import { useIsDataSaverOn } from './use-save-data.ts';

/** The time for which the slideshow shows each picture, in milliseconds, as in point 9 of the product specification. */
const slideIntervalMs = 5000;

export interface SlideshowState {
  readonly current: number;
  /** False after a click on the pause button. It stays true while a hidden tab pauses the slideshow. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/**
 * Shows `count` slides one after the other. With reduced motion or data saver, it starts only after a click on the
 * play button.
 */
export function useSlideshow(count: number): SlideshowState {
  const [turns, setTurns] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const reducedMotion = usePrefersReducedMotion();
  const pageVisible = useIsPageVisible();
  const savingData = useIsDataSaverOn();
  const isPlaying = choice === undefined ? !reducedMotion && !savingData : choice === 'play';

  useEffect(() => {
    if (!isPlaying || !pageVisible) return;
    const timer = setInterval(() => setTurns((turn) => turn + 1), slideIntervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, pageVisible]);

  return {
    current: turns % count,
    isPlaying,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
  };
}
