import { useEffect, useState } from 'react';
import { useIsPageVisible } from './use-page-visible.ts';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';
import { useIsDataSaverOn } from './use-save-data.ts';

/** The time for which the slideshow shows each picture, in milliseconds, as in point 9 of the product specification. */
const slideIntervalMs = 5000;

export interface SlideshowState {
  readonly current: number;
  /**
   * False if the pause button stopped the slideshow. While a hidden tab pauses the slideshow, this value stays true.
   */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/**
 * Shows `count` slides one after the other. The slideshow pauses while the browser tab is hidden. If the visitor
 * prefers reduced motion or saves data, the slideshow starts only after a click on the play button.
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
