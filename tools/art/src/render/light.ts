import { clamp } from '../maths/maths.ts';
import { Grid } from '../terrain/grid.ts';
import { heightOf, type Relief } from './relief.ts';

/** What a relief's light needs to know about its surroundings, worked out once. */
export interface Light {
  /** 1 where the sun reaches, 0 in the shadow. */
  readonly shade: Grid;
  /** Mean heights close by and a little further, to tell crests from gorges. */
  readonly near: Grid;
  readonly wide: Grid;
}

export function bakeLight(relief: Relief): Light {
  const { size, extent } = relief.ground;
  const surface = new Grid(size, extent).fill((x, y) => heightOf(relief, x, y));
  return {
    shade: new Grid(size, extent).fill((x, y) => sunAt(relief, surface, x, y)),
    near: surface.blurred(Math.round(size * 0.006)),
    wide: surface.blurred(Math.round(size * 0.022)),
  };
}

function sunAt({ sun, highest }: Relief, surface: Grid, x: number, y: number): number {
  const flat = Math.hypot(sun[0], sun[1]);
  const start = surface.at(x, y) + 0.004;
  let lit = 1;
  for (let run = surface.cell * 1.5; run < surface.extent.side; run *= 1.12) {
    const ray = start + (sun[2] / flat) * run;
    if (ray > highest || lit <= 0) break;
    const ground = surface.at(x + (sun[0] / flat) * run, y + (sun[1] / flat) * run);
    // A ray that only just passes gives half the light: shadows with soft edges.
    lit = Math.min(lit, clamp(0.5 + ((ray - ground) / run) * 10));
  }
  return lit;
}
