import { viewport } from '@torsa/shared/theme/tokens';
import { useSyncExternalStore } from 'react';

/** @param onServer the value while a page renders without a browser */
function useViewport(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}

/**
 * Returns true if the screen has room for two columns. A hidden column is not rendered, so its data is not fetched.
 */
export const useIsWide = (): boolean => useViewport(viewport.desktop, false);

/** Returns true if the screen is as narrow as a phone, where the order of a page's parts differs. */
export const useIsPhone = (): boolean => !useViewport(viewport.tablet, true);
