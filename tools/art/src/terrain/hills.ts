import { smoothstep } from '../maths/maths.ts';
import { noiseFrom } from '../maths/noise.ts';
import { Grid } from './grid.ts';

export interface Land {
  readonly seed: number;
  /** World units from the water to where the hills have their full height. */
  readonly foot?: number;
  /** Height of the banks and islands. */
  readonly bank?: number;
  /** How far a bank takes to rise. */
  readonly bankReach?: number;
  readonly height?: number;
}

/** Hills round a water, whose grid holds the distance to its edge: flat in the water, then a bank, then hills. */
export function landRound(water: Grid, land: Land): Grid {
  const { seed, foot = 3, bank = 0.26, bankReach = 0.32, height = 1 } = land;
  const hills = hillsFrom(seed);
  return new Grid(water.size, water.extent).fill((x, y) => {
    const dry = Math.max(0, water.at(x, y));
    const rise = smoothstep(0.5, foot + 0.4, dry);
    const tall = height * (0.9 + 0.06 * Math.max(0, y));
    return bank * (1 - Math.exp(-dry / bankReach)) + rise * Math.max(0.05, hills(x, y)) * tall;
  });
}

function hillsFrom(seed: number): (x: number, y: number) => number {
  const broad = noiseFrom(seed);
  const fine = noiseFrom(seed + 1);
  return (x, y) => {
    const wx = x + 0.8 * fine(x * 0.15, y * 0.15);
    const wy = y + 0.8 * fine(x * 0.15 + 40, y * 0.15 - 7);
    return (
      0.9 +
      0.8 * broad(wx * 0.15, wy * 0.15) +
      0.36 * fine(wx * 0.33, wy * 0.33) +
      0.1 * broad(wx * 0.7, wy * 0.7)
    );
  };
}
