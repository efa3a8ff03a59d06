import { type Theme, themeStorageKey } from '@torsa/shared/theme/themes';

/**
 * Shows the other theme. A choice is an exception from what the system says: who takes it back follows the system
 * again.
 */
export function switchTheme(): void {
  const { theme } = document.documentElement.dataset;
  const ofSystem: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const wanted: Theme = (theme ?? ofSystem) === 'dark' ? 'light' : 'dark';
  const chosen = wanted === ofSystem ? null : wanted;
  remember(chosen);
  // As the browser tells the other tabs: what listens is in `show-theme.ts`.
  dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: chosen }));
}

function remember(chosen: Theme | null): void {
  try {
    if (chosen) localStorage.setItem(themeStorageKey, chosen);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // When storage is unavailable, the choice lasts until the page is left.
  }
}
