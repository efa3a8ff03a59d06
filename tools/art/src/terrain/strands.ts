import { clamp } from '../maths/maths.ts';

/** The course of a channel from far to near, as tables that are quick to read. */
export class Strand {
  readonly near: number;
  readonly far: number;
  /** The one that the picture is about. */
  readonly bright: boolean;
  private readonly places: Float64Array;
  private readonly widths: Float64Array;
  private static readonly step = 0.02;

  constructor(
    near: number,
    far: number,
    place: (y: number) => number,
    width: (y: number) => number,
    bright = false,
  ) {
    this.near = near;
    this.far = far;
    this.bright = bright;
    const count = Math.ceil((far - near) / Strand.step) + 2;
    this.places = Float64Array.from({ length: count }, (_, i) => place(near + i * Strand.step));
    this.widths = Float64Array.from({ length: count }, (_, i) => width(near + i * Strand.step));
  }

  place(y: number): number {
    return this.read(this.places, y);
  }

  width(y: number): number {
    return this.read(this.widths, y);
  }

  slope(y: number): number {
    return (this.place(y + 0.03) - this.place(y - 0.03)) / 0.06;
  }

  private read(table: Float64Array, y: number): number {
    const at = clamp((y - this.near) / Strand.step, 0, table.length - 1.001);
    const index = at | 0;
    const before = table[index] as number;
    return before + ((table[index + 1] as number) - before) * (at - index);
  }
}

/** How far it is to the edge of the nearest channel: negative in the water. */
export function distanceTo(strands: readonly Strand[], x: number, y: number): number {
  let nearest = 1e3;
  for (const strand of strands) {
    const beyond = Math.max(strand.near - y, y - strand.far, 0);
    const where = clamp(y, strand.near, strand.far);
    const off = Math.abs(x - strand.place(where));
    if (off > nearest * 3 + 1) continue;
    const slope = strand.slope(where);
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
