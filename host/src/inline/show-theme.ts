import { themeStorageKey, themes } from '@torsa/shared/theme/themes';

/*
 * Shows the visitor's theme before the first paint, and again after a click on the theme switch or a change in another
 * tab. A theme that equals the system theme is not stored, so that the page follows the system again. Without storage,
 * the page keeps the theme until it closes.
 */

const root = document.documentElement;

function show(value: string | null): void {
  const chosen = themes.find((theme) => theme === value);
  if (chosen) root.dataset['theme'] = chosen;
  else delete root.dataset['theme'];
  // The theme-color meta tags, which precede this script in the order of `themes`.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const theme = themes[index];
    const ofChoice = theme === chosen ? 'all' : 'not all';
    meta.media = chosen ? ofChoice : `(prefers-color-scheme: ${theme})`;
  });
}

function showStored(): void {
  try {
    show(localStorage.getItem(themeStorageKey));
  } catch {}
}

showStored();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) showStored();
});
addEventListener('storage', ({ key, newValue }) => {
  // The `key` of a storage event is null if another tab has cleared the storage.
  if (key === null || key === themeStorageKey) show(newValue);
});
addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('[data-theme-switch]')) return;
  const ofSystem = themes[Number(matchMedia('(prefers-color-scheme: dark)').matches)];
  const wanted = themes.find((theme) => theme !== (root.dataset['theme'] || ofSystem)) ?? '';
  show(wanted === ofSystem ? '' : wanted);
  try {
    if (root.dataset['theme']) localStorage.setItem(themeStorageKey, wanted);
    else localStorage.removeItem(themeStorageKey);
  } catch {}
});
