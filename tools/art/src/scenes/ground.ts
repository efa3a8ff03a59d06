import { smoothstep } from '../maths/maths.ts';
import type { Vector } from '../render/camera.ts';
import { unit } from '../render/camera.ts';
import type { Pixel } from '../render/pixel.ts';
import { deep, dimmed, groundRamp, lineRamp } from './inks.ts';

/** One evening for all pictures. */
export const sun: Vector = unit([0.7, 0.42, 0.46]);

const haze = dimmed(deep, 0.55);

/**
 * Land as a map of contour lines. After Tanaka Kitiro: a line is light and wide where the slope faces the sun, dark
 * where it turns away, and thin between, so that lines alone show the relief.
 */
export function inkGround({ hit, ink, pen }: Pixel, interval = 0.045): void {
  const shade = 0.06 + 0.5 * hit.open * (0.35 + 0.65 * hit.nz) + 0.28 * hit.sun;
  ink.start(...groundRamp(shade * 0.72));
  ink.add(lineRamp(0.8), hit.sun ** 3 * 0.035);
  const change = pen.change(-hit.nx / hit.nz, -hit.ny / hit.nz);
  const flat = Math.hypot(hit.nx, hit.ny);
  const facing = Math.abs(hit.nx * sun[0] + hit.ny * sun[1]) / Math.max(0.05, flat);
  const width = 0.6 + 0.6 * facing;
  const thin = pen.lines(hit.z, interval, change, 0.8 * width) * 0.74;
  const heavy = pen.lines(hit.z, interval * 5, change, 1.35 * width) * 0.92;
  const cover = Math.max(thin, heavy);
  ink.cover(lineRamp(hit.sun * 1.3), cover);
}

/** What is far away lies in the haze. */
export function inkHaze({ hit, ink }: Pixel, from = 10, to = 25): void {
  ink.cover(haze, smoothstep(from, to, hit.away));
}
