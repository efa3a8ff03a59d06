const wideQuery = '(min-width: 62rem)';

/** From this width on the hero's text stands beside what the picture shows; below, it stands above it. */
export const besideText = `@media ${wideQuery}`;

/** The screens below that width. */
export const narrowQuery = `not all and ${wideQuery}`;
