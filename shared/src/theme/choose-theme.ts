import { type Theme, themeStorageKey, themes } from './themes.ts';

/** Returns the colour theme that the visitor chose in this browser, or undefined for the operating system's theme. */
export function readChosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return themes.find((theme) => theme === stored);
  } catch {
    return undefined;
  }
}

/** Changes the colour theme of the site. With null, the theme follows the operating system. */
export function chooseTheme(chosen: Theme | null): void {
  remember(chosen);
  // Dispatches the `storage` event in this tab too, because the host's inline script listens for it.
  dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: chosen }));
}

function remember(chosen: Theme | null): void {
  try {
    if (chosen) localStorage.setItem(themeStorageKey, chosen);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // The chosen theme lasts until the visitor leaves the page if browser storage is unavailable.
  }
}
