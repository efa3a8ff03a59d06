import { type Theme, themeStorageKey, themes } from './themes.ts';

/**
 * Returns the colour theme that the visitor chose in this browser. Returns undefined if the visitor follows the
 * operating system's theme.
 */
export function readChosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return themes.find((theme) => theme === stored);
  } catch {
    return undefined;
  }
}

/** Changes the colour theme. With null, the theme follows the operating system. */
export function chooseTheme(chosen: Theme | null): void {
  remember(chosen);
  // Dispatches the `storage` event that browsers dispatch only in other tabs. The host's inline script listens for it
  // and applies the theme.
  dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: chosen }));
}

function remember(chosen: Theme | null): void {
  try {
    if (chosen) localStorage.setItem(themeStorageKey, chosen);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // Without browser storage, the chosen theme lasts until the visitor leaves the page.
  }
}
