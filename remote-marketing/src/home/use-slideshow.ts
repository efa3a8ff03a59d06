import { useEffect, useState } from 'react';
import { usePageVisible } from './use-page-visible.ts';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';
import { useSaveData } from './use-save-data.ts';

/** Product specification, point 9: the hero changes every 5 seconds. */
const slideIntervalMs = 5000;

export interface Slideshow {
  readonly current: number;
  /** What the pause button shows. A hidden tab holds the slides still without changing it. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/**
 * Goes round `count` slides. It waits while the tab is hidden. For a person who asked for less motion or for less
 * data it stays still until they press play themselves.
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
