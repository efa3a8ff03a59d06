import { type Theme, themeStorageKey, themes } from './themes.ts';

/** The theme that the visitor chose in this browser; undefined if they follow the system. */
export function chosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return themes.find((theme) => theme === stored);
  } catch {
    return undefined;
  }
}

/** Changes the theme. With null, the theme follows the system. */
export function chooseTheme(chosen: Theme | null): void {
  remember(chosen);
  // Sends the same event that other tabs get from the browser. The host's inline script listens to it.
  dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: chosen }));
}

function remember(chosen: Theme | null): void {
  try {
    if (chosen) localStorage.setItem(themeStorageKey, chosen);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // Without storage, the choice lasts until the visitor leaves the page.
  }
}
