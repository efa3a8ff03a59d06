import { clamp } from '../maths/maths.ts';

export interface Extent {
  readonly left: number;
  readonly near: number;
  /** Length of a side, in world units. */
  readonly side: number;
}

/** A value and its slopes to the right and away from the viewer. */
export interface Sample {
  readonly value: number;
  readonly slopeX: number;
  readonly slopeY: number;
}

/** Square grid of values over a piece of the world. */
export class Grid {
  readonly size: number;
  readonly extent: Extent;
  readonly values: Float32Array;
  private readonly perUnit: number;
  private readonly wx = new Float64Array(8);
  private readonly wy = new Float64Array(8);

  constructor(size: number, extent: Extent) {
    this.size = size;
    this.extent = extent;
    this.values = new Float32Array(size * size);
    this.perUnit = (size - 1) / extent.side;
  }

  /** World units between two points. */
  get cell(): number {
    return 1 / this.perUnit;
  }

  fill(valueAt: (x: number, y: number) => number): this {
    const { size, extent, values, cell } = this;
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        values[row * size + column] = valueAt(
          extent.left + column * cell,
          extent.near + row * cell,
        );
      }
    }
    return this;
  }

  /** Straight between the points: quick, for walking along rays. */
  at(x: number, y: number): number {
    const { size, values } = this;
    const gx = clamp((x - this.extent.left) * this.perUnit, 0, size - 1.001);
    const gy = clamp((y - this.extent.near) * this.perUnit, 0, size - 1.001);
    const column = gx | 0;
    const row = gy | 0;
    const fx = gx - column;
    const fy = gy - row;
    const index = row * size + column;
    const a = values[index] as number;
    const b = values[index + 1] as number;
    const c = values[index + size] as number;
    const d = values[index + size + 1] as number;
    return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
  }

  /** A cubic B-spline through the points' neighbourhood: smooth in value and slope, for drawing. */
  sample(x: number, y: number): Sample {
    const { size, values, wx, wy } = this;
    const gx = clamp((x - this.extent.left) * this.perUnit, 1, size - 2.001);
    const gy = clamp((y - this.extent.near) * this.perUnit, 1, size - 2.001);
    const column = gx | 0;
    const row = gy | 0;
    splineWeights(gx - column, wx);
    splineWeights(gy - row, wy);
    let value = 0;
    let slopeX = 0;
    let slopeY = 0;
    for (let j = 0; j < 4; j += 1) {
      const start = (row + j - 1) * size + column - 1;
      let across = 0;
      let acrossSlope = 0;
      for (let i = 0; i < 4; i += 1) {
        const v = values[start + i] as number;
        across += v * (wx[i] as number);
        acrossSlope += v * (wx[i + 4] as number);
      }
      value += across * (wy[j] as number);
      slopeX += acrossSlope * (wy[j] as number);
      slopeY += across * (wy[j + 4] as number);
    }
    return { value, slopeX: slopeX * this.perUnit, slopeY: slopeY * this.perUnit };
  }

  /** The mean of the points at most `reach` points away, as a grid of its own. */
  blurred(reach: number): Grid {
    const across = new Grid(this.size, this.extent);
    const both = new Grid(this.size, this.extent);
    slideMean(this.values, across.values, this.size, reach, 1, this.size);
    slideMean(across.values, both.values, this.size, reach, this.size, 1);
    return both;
  }
}

/** Four weights of the values, then four of their slopes. */
function splineWeights(t: number, into: Float64Array): void {
  const t2 = t * t;
  const t3 = t2 * t;
  into[0] = (1 - 3 * t + 3 * t2 - t3) / 6;
  into[1] = (4 - 6 * t2 + 3 * t3) / 6;
  into[2] = (1 + 3 * t + 3 * t2 - 3 * t3) / 6;
  into[3] = t3 / 6;
  into[4] = (-1 + 2 * t - t2) / 2;
  into[5] = (-4 * t + 3 * t2) / 2;
  into[6] = (1 + 2 * t - 3 * t2) / 2;
  into[7] = t2 / 2;
}

function slideMean(
  from: Float32Array,
  to: Float32Array,
  size: number,
  reach: number,
  step: number,
  lineStep: number,
): void {
  const width = 2 * reach + 1;
  for (let line = 0; line < size; line += 1) {
    const start = line * lineStep;
    const read = (i: number) => from[start + clamp(i, 0, size - 1) * step] as number;
    let sum = 0;
    for (let i = -reach; i <= reach; i += 1) sum += read(i);
    for (let i = 0; i < size; i += 1) {
      to[start + i * step] = sum / width;
      sum += read(i + reach + 1) - read(i - reach);
    }
  }
}
