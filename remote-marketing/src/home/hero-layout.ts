import { media, viewport } from '@torsa/shared/theme/tokens';
/** From this width on the hero's text stands beside what the picture shows; below, it stands above it. */
export const pictureBesideText = media.desktop;

/** The screens below that width. */
export const narrowQuery = `not all and ${viewport.desktop}`;
