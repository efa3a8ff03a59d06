import { media, viewport } from '@torsa/shared/theme/tokens';
/**
 * From this width on, the hero's text is beside the subject of the picture. Below it, the text is above the subject.
 */
export const pictureBesideText = media.desktop;

/** The media query for narrower screens. */
export const narrowQuery = `not all and ${viewport.desktop}`;
