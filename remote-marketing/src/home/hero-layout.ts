import { media, viewport } from '@torsa/shared/theme/tokens';
/**
 * The media query for screens on which the hero's text is beside the main object of the background picture. On
 * narrower screens, the text is above this object.
 */
export const pictureBesideTextMedia = media.desktop;

/** The media query for screens on which the hero's text is above the main object of the background picture. */
export const narrowHeroMediaQuery = `not all and ${viewport.desktop}`;
