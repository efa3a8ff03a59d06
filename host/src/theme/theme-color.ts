import { darkPalette, lightPalette } from '@torsa/shared/theme/palettes';
import { type Theme, themes } from '@torsa/shared/theme/themes';

const papers: Readonly<Record<Theme, string>> = {
  light: lightPalette.background,
  dark: darkPalette.background,
};

/** The `theme-color` meta tags, from which the browser takes the colour of its toolbar in each theme. */
export const writeThemeColorTags = themes
  .map(
    (theme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${papers[theme]}">\n`,
  )
  .join('');
