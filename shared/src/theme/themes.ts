/** The themes of the site. The system chooses the theme, unless the visitor has chosen one. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The `localStorage` key of the theme that a visitor has chosen. */
export const themeStorageKey = 'torsa.theme';
