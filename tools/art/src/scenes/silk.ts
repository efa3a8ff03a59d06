import { clamp } from '../maths/maths.ts';
import type { Pixel } from '../render/pixel.ts';
import type { Grid } from '../terrain/grid.ts';
import { type Strand, slopeOf } from '../terrain/strands.ts';
import { deep, dimmed, marigold, mint, mixed, paper } from './inks.ts';

/** What a pixel shows of the channels that run through it. */
interface Silk {
  /** How near the middle of a channel it is. */
  readonly water: number;
  /** Cover of the threads that the water is drawn with. */
  readonly threads: number;
  /** The same two for the channel that the picture is about. */
  readonly brightWater: number;
  readonly brightThreads: number;
}

/**
 * Draws water as silk: threads that run along each channel and come closer where it narrows.
 * @param water the distance to its edge
 * @param outside how much of the threads is drawn, from 0 to 1
 */
export function inkSilk(
  water: Grid,
  strands: readonly Strand[],
  { hit, ink, pen }: Pixel,
  outside = 1,
): void {
  const { value, change, wet } = pen.edge(water);
  if (value > 0.1) return;
  const silk = silkAt(strands, { hit, ink, pen });
  ink.cover(mixed(dimmed(deep, 0.9), mint, 0.05 + 0.1 * silk.water), wet);
  ink.cover(mixed(dimmed(mint, 0.8), paper, 0.15), wet * silk.threads * 0.8 * outside);
  ink.glow(mint, wet * silk.threads * 0.25);
  ink.cover(dimmed(mint, 0.6), pen.line(value, change, 1.1) * 0.6);
  const bright = Math.max(silk.brightThreads * 0.9, silk.brightWater ** 2 * 0.42) * outside;
  ink.cover(marigold, bright * 0.9);
  ink.glow(marigold, bright * 0.5);
}

function silkAt(strands: readonly Strand[], { hit: { x, y }, pen }: Pixel): Silk {
  let water = 0;
  let threads = 0;
  let brightWater = 0;
  let brightThreads = 0;
  for (const strand of strands) {
    if (y < strand.near - 0.1 || y > strand.far + 0.1) continue;
    const slope = slopeOf(strand, y);
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
