import { smoothstep } from '../maths/maths.ts';
import { noiseFrom } from '../maths/noise.ts';
import type { Ink } from '../render/ink.ts';
import type { Pen } from '../render/pen.ts';
import { clay, deep, dimmed, marigold, mixed, paper } from './inks.ts';

const bend = noiseFrom(101);

/** One field for each filling; its lines are drawn. `c` runs from -0.7 to 0.7 across the arch, `z` up to 1.82. */
const fillings: readonly ((c: number, z: number) => number)[] = [
  (c, z) => z + 0.3 * bend(c * 0.9, z * 0.5),
  (c, z) => c + 0.14 * Math.sin(z * 4.6),
  (c, z) => Math.hypot(c, z - 0.1),
  (c, z) => Math.hypot(c, z - 1),
  (c, z) => Math.max(Math.abs(c), Math.abs(z - 0.8)),
];
/** The bay in which the sun stands. */
const sunFilling = 3;
const toSun = (c: number, z: number) => Math.hypot(c, z - 1) - 0.27;

/** What stands in an arch: the same frame each time, and each time something else. Lines only with a pen. */
export function inkFilling(
  index: number,
  c: number,
  z: number,
  lines: { readonly pen: Pen; readonly change: number } | undefined,
  ink: Ink,
): void {
  const kind = ((index % fillings.length) + fillings.length) % fillings.length;
  const field = fillings[kind];
  const up = z / 1.82;
  const lamp = mixed(dimmed(clay, 0.5), dimmed(marigold, 0.75), smoothstep(0.45, 0, up));
  ink.start(...mixed(lamp, dimmed(deep, 0.6), smoothstep(0, 0.95, up)));
  ink.glow(mixed(marigold, clay, 0.5), 0.14 * smoothstep(0.9, 0, up));
  if (lines && field) {
    const cover = lines.pen.lines(field(c, z), 0.1, lines.change, 1);
    ink.cover(mixed(clay, marigold, 0.5 + 0.5 * smoothstep(0.6, 0, up)), cover * 0.8);
  }
  if (kind !== sunFilling) return;
  const disc = lines
    ? lines.pen.inside(toSun(c, z), lines.change)
    : smoothstep(0.01, -0.01, toSun(c, z));
  ink.cover(mixed(marigold, paper, 0.1), disc);
  ink.glow(marigold, disc * 0.9);
}
