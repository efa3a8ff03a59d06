import { smoothstep } from '../maths/maths.ts';
import type { Grid } from '../terrain/grid.ts';
import type { Hit } from './hit.ts';

/** Draws lines of an even width in the picture, whatever the slope of what they lie on. */
export class Pen {
  /** Pixels of the picture to one pixel of a page. */
  private readonly scale: number;
  private readonly hit: Hit;

  constructor(scale: number, hit: Hit) {
    this.scale = scale;
    this.hit = hit;
  }

  /** How much a field with these slopes changes from one pixel to the next. */
  change(slopeX: number, slopeY: number): number {
    const { rightX, rightY, upX, upY } = this.hit;
    return Math.max(
      1e-6,
      Math.hypot(slopeX * rightX + slopeY * rightY, slopeX * upX + slopeY * upY),
    );
  }

  /** The field of a grid at the pixel, how much it changes to the next one, and how much of the pixel is below 0. */
  edge(field: Grid) {
    const { value, slopeX, slopeY } = field.sample(this.hit.x, this.hit.y);
    const change = this.change(slopeX, slopeY);
    return { value, change, wet: this.inside(value, change), speed: Math.hypot(slopeX, slopeY) };
  }

  /** The most that a distance on the ground changes from one pixel to the next. */
  reach(): number {
    return Math.max(this.change(1, 0), this.change(0, 1));
  }

  /** How much of the pixel lies where the field is below 0. */
  inside(value: number, change: number): number {
    return 1 - smoothstep(-0.7, 0.7, value / change);
  }

  /** How much of the pixel a line at 0 of the field covers. Width in pixels of a page. */
  line(value: number, change: number, width: number): number {
    const half = (width * this.scale) / 2;
    const pixels = Math.abs(value) / change;
    return (1 - smoothstep(half - 0.6, half + 0.6, pixels)) * Math.min(1, half * 2);
  }

  /** The same for a line at each `interval` of the field. They fade where they would stand too close. */
  lines(value: number, interval: number, change: number, width: number): number {
    const off = value - Math.round(value / interval) * interval;
    const room = interval / change / this.scale;
    return this.line(off, change, width) * smoothstep(width * 1.6, width * 5, room);
  }
}
