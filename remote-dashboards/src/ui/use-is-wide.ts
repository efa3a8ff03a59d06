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

/**
 * Returns true if the screen has room for two columns. The page does not render the second column on other screens,
 * so the column's data is not fetched.
 */
export const useIsWideScreen = (): boolean =>
  useSyncExternalStore(desktop.subscribe, desktop.matches, () => false);

/** Returns true if the screen is as narrow as a phone. Pages have another layout there. */
export const useIsPhone = (): boolean =>
  !useSyncExternalStore(tablet.subscribe, tablet.matches, () => true);
