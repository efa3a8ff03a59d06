export interface PlotShape {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly radius: number;
  /** In radians, anticlockwise as seen from above. */
  readonly turn?: number;
}

/** A rectangle with round corners on the ground. */
export class Plot {
  readonly shape: PlotShape;
  private readonly cos: number;
  private readonly sin: number;

  constructor(shape: PlotShape) {
    this.shape = shape;
    this.cos = Math.cos(shape.turn ?? 0);
    this.sin = Math.sin(shape.turn ?? 0);
  }

  /** How far a point lies to the right of the plot's middle, along the plot's own sides. */
  across(x: number, y: number): number {
    return (x - this.shape.x) * this.cos + (y - this.shape.y) * this.sin;
  }

  /** How far it lies above the middle. */
  up(x: number, y: number): number {
    return (y - this.shape.y) * this.cos - (x - this.shape.x) * this.sin;
  }

  /** Distance to the edge, negative inside. */
  distance(x: number, y: number): number {
    const { halfWidth, halfHeight, radius } = this.shape;
    const dx = Math.abs(this.across(x, y)) - halfWidth + radius;
    const dy = Math.abs(this.up(x, y)) - halfHeight + radius;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  }
}

/** Distance to a bar with round ends that lies across the page from `left` to `right`. */
export function distanceToBar(
  left: number,
  right: number,
  half: number,
  p: number,
  q: number,
): number {
  return Math.hypot(Math.max(left + half - p, p - right + half, 0), q) - half;
}

/** Distance to an arch that stands at 0: straight to `spring`, round above. */
export function distanceToArch(half: number, spring: number, p: number, q: number): number {
  return q > spring ? Math.hypot(p, q - spring) - half : Math.max(Math.abs(p) - half, -q);
}
