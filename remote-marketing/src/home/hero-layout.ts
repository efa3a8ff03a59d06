/** From this width on the hero's picture stands beside the text; below, it stands under it. */
export const besideText = '@media (min-width: 75rem)';
