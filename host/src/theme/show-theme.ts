import { themeStorageKey, themes } from '@torsa/shared/theme/themes';

/**
 * The text of an inline script that shows the theme the visitor has chosen, before anything is painted, and whenever
 * the choice changes: in another tab, while the page was away, or here, by a press of the theme switch. So there is one
 * place that shows a theme, and it works before the site's script has come. A choice is an exception from what the
 * system says: who takes it back follows the system again. When storage is
 * unavailable, it lasts until the page is left.
 *
 * The `theme-color` elements stand before the script, in the order of the themes: the one that is shown holds
 * whatever the system says.
 */
export const showTheme = `(() => {
const themes = ${JSON.stringify(themes)};
const root = document.documentElement;
const show = (value) => {
const chosen = themes.find((theme) => theme === value);
if (chosen) root.dataset.theme = chosen;
else delete root.dataset.theme;
document.querySelectorAll('meta[name="theme-color"]').forEach((meta, index) => {
meta.media = chosen ? (themes[index] === chosen ? 'all' : 'not all') : '(prefers-color-scheme: ' + themes[index] + ')';
});
};
const read = () => { try { show(localStorage.getItem('${themeStorageKey}')); } catch {} };
read();
addEventListener('pageshow', ({ persisted }) => { if (persisted) read(); });
addEventListener('storage', ({ key, newValue }) => { if (key === null || key === '${themeStorageKey}') show(newValue); });
addEventListener('click', ({ target }) => {
if (!target.closest('[data-theme-switch]')) return;
const ofSystem = themes[Number(matchMedia('(prefers-color-scheme: dark)').matches)];
const wanted = themes.find((theme) => theme !== (root.dataset.theme || ofSystem));
show(wanted === ofSystem ? '' : wanted);
try {
if (root.dataset.theme) localStorage.setItem('${themeStorageKey}', wanted);
else localStorage.removeItem('${themeStorageKey}');
} catch {}
});
})();`;
