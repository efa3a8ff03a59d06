import { Grid } from '../terrain/grid.ts';
import type { Layers } from './render-relief.ts';

/** Light spreads so softly that an eighth of the picture's size is enough to work it out. */
const factor = 8;
/** A narrow halo and a wide one: how far, as a share of the spread, and how strong. */
const halos = [
  { reach: 1, strength: 0.6 },
  { reach: 3.5, strength: 0.55 },
] as const;

/** @returns the light that spills over a pixel: by column, row and colour channel */
export function spreadGlow(
  layers: Layers,
  spread: number,
): (column: number, row: number, channel: number) => number {
  const reaches = halos.map(({ reach }) => Math.max(1, Math.round((spread * reach) / factor)));
  // Round the picture is so much darkness as light spreads into.
  const margin = 3 * Math.max(...reaches);
  const channels = [0, 1, 2].map((channel) => {
    const small = shrunk(layers, channel, margin);
    return reaches.map((reach) => softened(small, reach));
  });
  return (column, row, channel) =>
    halos.reduce(
      (sum, { strength }, halo) =>
        sum + strength * (channels[channel]?.[halo]?.at(column / factor, row / factor) ?? 0),
      0,
    );
}

/** One channel of the glow, in points of a small picture. */
function shrunk({ width, height, glow }: Layers, channel: number, margin: number): Grid {
  const size = Math.ceil(Math.max(width, height) / factor) + 2 * margin;
  // A point's light stands in its middle.
  const small = new Grid(size, { left: 0.5 - margin, near: 0.5 - margin, side: size - 1 });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const column = Math.floor((pixel % width) / factor) + margin;
    const row = Math.floor(Math.floor(pixel / width) / factor) + margin;
    const to = row * size + column;
    const light = glow[pixel * 3 + channel] as number;
    small.values[to] = (small.values[to] as number) + light / (factor * factor);
  }
  return small;
}

/** Three means over a box come close to a bell. */
function softened(plane: Grid, reach: number): Grid {
  return plane.blurred(reach).blurred(reach).blurred(reach);
}
