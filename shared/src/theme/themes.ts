/** The themes of the site. Which one is shown, the system says, unless the visitor has chosen the other one. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The key in the browser's `localStorage` of the theme that a visitor has chosen. */
export const themeStorageKey = 'torsa.theme';
