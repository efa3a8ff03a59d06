import type { Vector } from './camera.ts';

/** One point of the ground as a pixel sees it. Reused from pixel to pixel. */
export interface Hit {
  x: number;
  y: number;
  z: number;
  /** World units from the eye. */
  away: number;
  eye: Vector;
  /** From the eye to it, as long as one unit straight ahead; and the same for one pixel to the right, and one up. */
  direction: Vector;
  directionRight: Vector;
  directionUp: Vector;
  /** The direction that the ground faces; a unit vector. */
  nx: number;
  ny: number;
  nz: number;
  /** Direct light from 0 to 1, shadows counted. */
  sun: number;
  /** Light from all round: about 0.2 in a gorge and 1.2 on a crest. */
  open: number;
  /** Where in the picture: -1 to 1, to the right and up. */
  across: number;
  above: number;
  /** How far one pixel to the right, and one up, moves on the ground. */
  rightX: number;
  rightY: number;
  upX: number;
  upY: number;
}

export const emptyHit = (): Hit => ({
  x: 0,
  y: 0,
  z: 0,
  away: 0,
  eye: [0, 0, 0],
  direction: [0, 1, 0],
  directionRight: [0, 1, 0],
  directionUp: [0, 1, 0],
  nx: 0,
  ny: 0,
  nz: 1,
  sun: 0,
  open: 1,
  across: 0,
  above: 0,
  rightX: 0,
  rightY: 0,
  upX: 0,
  upY: 0,
});
