import { darkPalette } from '@torsa/shared/theme/palettes';
import { clamp, mix } from '../maths/maths.ts';
import { type Colour, colourOf } from '../render/colour.ts';

export const deep = colourOf(darkPalette.deep);
export const mint = colourOf(darkPalette.onDeepRiver);
export const clay = colourOf(darkPalette.onDeepClay);
export const marigold = colourOf(darkPalette.accent);
export const paper = colourOf(darkPalette.onDeep);

/** A colour with less light, or more. */
export const dimmed = ([r, g, b]: Colour, light: number): Colour => [
  r * light,
  g * light,
  b * light,
];

export const mixed = (from: Colour, to: Colour, share: number): Colour => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

/** Colours at equal distances, and what lies between them. */
function ramp(...stops: readonly string[]): (share: number) => Colour {
  const colours = stops.map(colourOf);
  return (share) => {
    const place = clamp(share) * (colours.length - 1);
    const index = Math.min(colours.length - 2, Math.floor(place));
    return mixed(colours[index] as Colour, colours[index + 1] as Colour, place - index);
  };
}

/** Ground, from the deepest shade to the open sky. */
export const groundRamp = ramp('#04130f', '#072019', '#0b2f28', '#124238', '#1c5a4c');

/** Contour lines, from the shaded side to the one that faces the sun. */
export const lineRamp = ramp('#14463b', '#22695a', '#5b8f74', '#d07a50', '#f5a07e', '#ffcf8f');
