import { useEffect, useState } from 'react';
import { usePageVisible } from './use-page-visible.ts';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';
import { useSaveData } from './use-save-data.ts';

/** Product specification, point 9: the hero changes every 5 seconds. */
const slideIntervalMs = 5000;

export interface Slideshow {
  readonly current: number;
  /** The state of the pause button. A hidden tab pauses the slides without changing it. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/**
 * Cycles through `count` slides. It pauses while the tab is hidden. For visitors who prefer reduced motion or save
 * data, it starts only when they press play.
 */
export function useSlideshow(count: number): Slideshow {
  const [turns, setTurns] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const reducedMotion = usePrefersReducedMotion();
  const pageVisible = usePageVisible();
  const savingData = useSaveData();
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
