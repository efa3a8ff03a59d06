import { themeStorageKey, themes } from '@torsa/shared/theme/themes';

/**
 * The text of an inline script that shows the theme the visitor has chosen, before anything is painted, and whenever
 * the choice changes: in another tab, while the page was away, or here, where `switch-theme.ts` tells of it with the
 * same event. So there is one place that shows a theme, it works before the site's script has come, and when
 * storage is unavailable.
 *
 * The `theme-color` elements stand before the script, in the order of the themes: the one that is shown holds
 * whatever the system says.
 */
export const showTheme = `(() => {
const themes = ${JSON.stringify(themes)};
const show = (value) => {
const chosen = themes.find((theme) => theme === value);
const root = document.documentElement;
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
})();`;
