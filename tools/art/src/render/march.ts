import type { Vector } from './camera.ts';
import { heightOf, type Relief } from './relief.ts';

const furthest = 80;

/**
 * Walks from the eye until the ray is below the ground.
 * @returns how many lengths of the direction that took
 */
export function march(relief: Relief, eye: Vector, direction: Vector): number {
  const [dx, dy, dz] = direction;
  let run = Math.max(0, dz < 0 ? (relief.highest - eye[2]) / dz : 0);
  let before = run;
  for (let step = 0; step < 400 && run < furthest; step += 1) {
    const z = eye[2] + dz * run;
    if (z > relief.highest && dz >= 0) break;
    const above = z - heightOf(relief, eye[0] + dx * run, eye[1] + dy * run);
    if (above < 0) return between(relief, eye, direction, before, run);
    before = run;
    run += Math.max(above * 0.45, run * 0.0006);
  }
  return furthest;
}

function between(
  relief: Relief,
  eye: Vector,
  [dx, dy, dz]: Vector,
  above: number,
  below: number,
): number {
  let low = above;
  let high = below;
  for (let turn = 0; turn < 9; turn += 1) {
    const middle = (low + high) / 2;
    const height = heightOf(relief, eye[0] + dx * middle, eye[1] + dy * middle);
    if (eye[2] + dz * middle < height) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
