import type { Grid } from '../terrain/grid.ts';
import type { Vector } from './camera.ts';

/** The shape of a piece of land. */
export interface Relief {
  readonly ground: Grid;
  /** Sharp shapes on the ground, as heights above it. */
  readonly raised?: (x: number, y: number) => number;
  /** Nothing stands higher. */
  readonly highest: number;
  /** Where the sun stands; a unit vector. */
  readonly sun: Vector;
}

export function heightOf({ ground, raised }: Relief, x: number, y: number): number {
  return ground.at(x, y) + (raised ? raised(x, y) : 0);
}
