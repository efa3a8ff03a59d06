import { viewport } from '@torsa/shared/theme/tokens';
import { useSyncExternalStore } from 'react';

function createViewportStore(query: string) {
  return {
    subscribe: (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    matches: () => matchMedia(query).matches,
  };
}

const desktop = createViewportStore(viewport.desktop);
const tablet = createViewportStore(viewport.tablet);

/** Returns true if the screen is wide enough for two columns. Otherwise, the page does not load the second one. */
export const useIsWideScreen = (): boolean =>
  useSyncExternalStore(desktop.subscribe, desktop.matches, () => false);

/** Returns true on a phone screen, where pages have another layout. */
export const useIsPhone = (): boolean =>
  !useSyncExternalStore(tablet.subscribe, tablet.matches, () => true);
