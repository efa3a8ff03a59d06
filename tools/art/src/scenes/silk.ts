import type { Hit } from '../render/hit.ts';
import { clamp } from '../render/maths.ts';
import type { Pen } from '../render/pen.ts';
import type { Strand } from '../terrain/strands.ts';

/** What a pixel shows of the channels that run through it. */
export interface Silk {
  /** How near the middle of a channel it is. */
  readonly water: number;
  /** Cover of the threads that the water is drawn with. */
  readonly threads: number;
  /** The same two for the channel that the picture is about. */
  readonly brightWater: number;
  readonly brightThreads: number;
}

/** Draws water as silk: threads that run along each channel and come closer where it narrows. */
export function silkAt(strands: readonly Strand[], { x, y }: Hit, pen: Pen): Silk {
  let water = 0;
  let threads = 0;
  let brightWater = 0;
  let brightThreads = 0;
  for (const strand of strands) {
    if (y < strand.near - 0.1 || y > strand.far + 0.1) continue;
    const slope = strand.slope(y);
    const half = strand.width(y) * Math.hypot(1, slope);
    const off = (x - strand.place(y)) / half;
    if (Math.abs(off) > 1.1) continue;
    const count = strand.bright ? 5 : 4;
    const inner = clamp(1.1 - off * off);
    const change = pen.change(count / half, (-count * slope) / half);
    const wander = 0.6 * Math.sin(y * 1.1 + strand.far);
    const cover = pen.lines(off * count + wander, 1.35, change, 0.9) * inner;
    if (strand.bright) {
      brightWater = Math.max(brightWater, inner);
      brightThreads = Math.max(brightThreads, cover);
    } else {
      water = Math.max(water, inner);
      threads = Math.max(threads, cover);
    }
  }
  return { water, threads, brightWater, brightThreads };
}
