import type { Vector } from './camera.ts';

/** One point of the ground as a pixel sees it. Reused from pixel to pixel. */
export class Hit {
  x = 0;
  y = 0;
  z = 0;
  /** World units from the eye. */
  away = 0;
  eye: Vector = [0, 0, 0];
  /** From the eye to it, as long as one unit straight ahead; and the same for one pixel to the right, and one up. */
  direction: Vector = [0, 1, 0];
  directionRight: Vector = [0, 1, 0];
  directionUp: Vector = [0, 1, 0];
  /** The direction that the ground faces; a unit vector. */
  nx = 0;
  ny = 0;
  nz = 1;
  /** Direct light from 0 to 1, shadows counted. */
  sun = 0;
  /** Light from all round: about 0.2 in a gorge and 1.2 on a crest. */
  open = 1;
  /** Where in the picture: -1 to 1, to the right and up. */
  across = 0;
  above = 0;
  /** How far one pixel to the right, and one up, moves on the ground. */
  rightX = 0;
  rightY = 0;
  upX = 0;
  upY = 0;
}
