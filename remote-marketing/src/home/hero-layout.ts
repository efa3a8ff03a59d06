import { media, viewport } from '@torsa/shared/theme/tokens';
/** The media query for wide screens, on which the hero's text is beside the main object of the background picture. */
export const pictureBesideTextMedia = media.desktop;

/** The media query for narrow screens, on which the hero's text is above the main object of the background picture. */
export const narrowHeroMediaQuery = `not all and ${viewport.desktop}`;
