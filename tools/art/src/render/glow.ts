import { clamp } from '../maths/maths.ts';
import type { Layers } from './render-relief.ts';

/** Light spreads so softly that an eighth of the picture's size is enough to work it out. */
const factor = 8;
/** A narrow halo and a wide one: how far, as a share of the spread, and how strong. */
const halos = [
  { reach: 1, strength: 0.6 },
  { reach: 3.5, strength: 0.55 },
] as const;

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** @returns the light that spills over a pixel: by column, row and colour channel */
export function spreadGlow(
  layers: Layers,
  spread: number,
): (column: number, row: number, channel: number) => number {
  const small = shrink(layers);
  const planes = halos.map(({ reach, strength }) => ({
    plane: softened(small, Math.max(1, Math.round((spread * reach) / factor))),
    strength,
  }));
  return (column, row, channel) =>
    planes.reduce(
      (sum, { plane, strength }) =>
        sum + strength * read(plane, column / factor - 0.5, row / factor - 0.5, channel),
      0,
    );
}

function shrink({ width, height, glow }: Layers): Plane {
  const small = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const values = new Float32Array(small.width * small.height * 3);
  for (let at = 0; at < glow.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const column = Math.floor((pixel % width) / factor);
    const row = Math.floor(Math.floor(pixel / width) / factor);
    const to = (row * small.width + column) * 3 + (at % 3);
    values[to] = (values[to] as number) + (glow[at] as number) / (factor * factor);
  }
  return { ...small, values };
}

function read({ width, height, values }: Plane, x: number, y: number, channel: number): number {
  const gx = clamp(x, 0, width - 1.001);
  const gy = clamp(y, 0, height - 1.001);
  const column = Math.floor(gx);
  const row = Math.floor(gy);
  const fx = gx - column;
  const fy = gy - row;
  const value = (i: number, j: number) => values[(j * width + i) * 3 + channel] as number;
  const upper = value(column, row) * (1 - fx) + value(column + 1, row) * fx;
  const lower = value(column, row + 1) * (1 - fx) + value(column + 1, row + 1) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Three means over a box come close to a bell. */
function softened(plane: Plane, reach: number): Plane {
  let soft = plane;
  for (let pass = 0; pass < 3; pass += 1) {
    soft = meanAlong(meanAlong(soft, reach, 'row'), reach, 'column');
  }
  return soft;
}

function meanAlong(plane: Plane, reach: number, way: 'row' | 'column'): Plane {
  const { width, height, values } = plane;
  const [count, lines, step, lineStep] =
    way === 'row' ? [width, height, 3, width * 3] : [height, width, width * 3, 3];
  const means = new Float32Array(values.length);
  for (let line = 0; line < lines * 3; line += 1) {
    const start = Math.floor(line / 3) * lineStep + (line % 3);
    const value = (i: number) => (i < 0 || i >= count ? 0 : (values[start + i * step] as number));
    let sum = 0;
    for (let i = 0; i < reach; i += 1) sum += value(i);
    for (let i = 0; i < count; i += 1) {
      sum += value(i + reach) - value(i - reach - 1);
      means[start + i * step] = sum / (2 * reach + 1);
    }
  }
  return { width, height, values: means };
}
