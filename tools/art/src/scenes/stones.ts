import type { Pixel } from '../render/pixel.ts';
import { distanceToArch, Plot } from '../terrain/shapes.ts';
import { clay, deep, dimmed, marigold, mint, mixed } from './inks.ts';

/** What is cut into a stone's top. */
type Mark = 'phone' | 'arch' | 'waves' | 'rings' | 'peak';

export interface Stone {
  readonly plot: Plot;
  /** Half of a side, about. */
  readonly size: number;
  readonly height: number;
  readonly mark: Mark;
  readonly bright: boolean;
}

function stone(
  x: number,
  y: number,
  size: number,
  turn: number,
  mark: Mark,
  bright = false,
): Stone {
  const plot = new Plot({ x, y, halfWidth: size, halfHeight: size, radius: size * 0.46, turn });
  return { plot, size, height: size * 0.46, mark, bright };
}

const phone: Stone = {
  plot: new Plot({ x: 5, y: 2.3, halfWidth: 1.12, halfHeight: 2.2, radius: 0.3, turn: -0.3 }),
  size: 1.6,
  height: 0.42,
  mark: 'phone',
  bright: false,
};

export const stones: readonly [Stone, ...Stone[]] = [
  phone,
  stone(4.05, -1.75, 0.5, 0.2, 'waves'),
  stone(2.95, -0.1, 0.48, -0.1, 'arch', true),
  stone(2.35, 1.9, 0.48, 0.18, 'rings'),
  stone(3.1, 3.9, 0.52, -0.15, 'peak'),
  stone(4.1, 6.1, 0.56, 0.1, 'waves'),
  stone(6.1, 7.4, 0.6, -0.2, 'arch'),
  stone(7.3, 4.9, 0.5, 0.3, 'rings'),
  stone(7, -0.4, 0.56, -0.1, 'waves'),
  stone(3.2, 8.6, 0.5, 0.1, 'arch'),
  stone(5.2, 10.4, 0.6, 0.2, 'peak'),
  stone(7.6, 10, 0.6, -0.1, 'rings'),
];

/** The mark in units of the stone's half side: a field whose lines at 0 are cut into the stone. */
function markAt(mark: Mark, p: number, q: number): number {
  switch (mark) {
    case 'arch': {
      const arch = distanceToArch(0.42, 0.9, p, q + 0.9);
      return Math.max(Math.min(Math.abs(arch), Math.abs(arch + 0.2)), -0.46 - q);
    }
    case 'waves': {
      const wave = q + 0.09 * Math.sin(p * 7);
      const rows = [-0.26, 0, 0.26].map((row) => Math.abs(wave - row));
      return Math.max(Math.min(...rows), Math.abs(p) - 0.5);
    }
    case 'rings': {
      const radius = Math.hypot(p, q);
      return Math.min(Math.abs(radius - 0.48), Math.abs(radius - 0.26), Math.max(0, radius - 0.06));
    }
    case 'peak': {
      const slope = q - 0.42 + Math.abs(p) * 1.25;
      const lower = q - 0.1 + Math.abs(p) * 1.25;
      return Math.max(
        Math.min(Math.abs(slope), Math.abs(lower)) / 1.6,
        -0.42 - q,
        Math.abs(p) - 0.62,
      );
    }
    case 'phone':
      return 9;
  }
}

export function inkStone(
  { plot, size, mark, bright }: Stone,
  distance: number,
  { hit, ink, pen }: Pixel,
): void {
  const reach = pen.reach();
  if (bright) {
    const top = pen.inside(distance + 0.06, reach);
    ink.cover(mixed(marigold, clay, 0.2 * (1 - hit.sun)), top * 0.96);
    ink.glow(marigold, top * 0.42);
  }
  const cut = markAt(mark, plot.across(hit.x, hit.y) / size, plot.up(hit.x, hit.y) / size) * size;
  ink.cover(
    bright ? dimmed(deep, 1.1) : mixed(mint, deep, 0.15),
    pen.inside(cut - 0.022, reach) * 0.9,
  );
}
