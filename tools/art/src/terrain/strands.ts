import { clamp } from '../maths/maths.ts';

/** The course of a channel from far to near: where its middle is, and half its width. */
export interface Strand {
  readonly near: number;
  readonly far: number;
  readonly place: (y: number) => number;
  readonly width: (y: number) => number;
  /** The one that the picture is about. */
  readonly bright?: boolean;
}

export function slopeOf({ place }: Strand, y: number): number {
  return (place(y + 0.03) - place(y - 0.03)) / 0.06;
}

/** How far it is to the edge of the nearest channel: negative in the water. */
export function distanceTo(strands: readonly Strand[], x: number, y: number): number {
  let nearest = 1e3;
  for (const strand of strands) {
    const beyond = Math.max(strand.near - y, y - strand.far, 0);
    const where = clamp(y, strand.near, strand.far);
    const off = Math.abs(x - strand.place(where));
    if (off > nearest * 3 + 1) continue;
    const slope = slopeOf(strand, where);
    const distance = Math.hypot(off / Math.sqrt(1 + slope * slope), beyond) - strand.width(where);
    // Channels that meet melt into each other.
    nearest = softMin(nearest, distance, 0.06);
  }
  return nearest;
}

export function softMin(a: number, b: number, reach: number): number {
  const share = clamp(0.5 + (b - a) / (2 * reach));
  return b + (a - b) * share - reach * share * (1 - share);
}
