import { type Theme, themeStorageKey, themes } from './themes.ts';

/** The theme that the visitor has chosen in this browser; undefined where they follow the system. */
export function chosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return themes.find((theme) => theme === stored);
  } catch {
    return undefined;
  }
}

/** Shows a theme from now on; with null the one that the system says. */
export function chooseTheme(chosen: Theme | null): void {
  remember(chosen);
  // As the browser tells the other tabs: what listens is the host's script in each document.
  dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: chosen }));
}

function remember(chosen: Theme | null): void {
  try {
    if (chosen) localStorage.setItem(themeStorageKey, chosen);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // A browser that keeps nothing shows the choice until the page is left.
  }
}
