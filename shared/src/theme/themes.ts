/** The site's colour themes. The operating system selects the theme, unless the visitor has chosen one. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The `localStorage` key of the colour theme that a visitor has chosen. */
export const themeStorageKey = 'torsa.theme';
