import { noiseFrom } from '../maths/noise.ts';
import type { Pixel } from '../render/pixel.ts';
import { Plot } from '../terrain/shapes.ts';
import { deep, dimmed, marigold, mint, mixed, paper } from './inks.ts';

const screen = new Plot({ x: 0, y: 0, halfWidth: 0.98, halfHeight: 2.06, radius: 0.2 });
const slot = new Plot({ x: 0, y: 1.86, halfWidth: 0.22, halfHeight: 0.05, radius: 0.05 });
const panels = [
  new Plot({ x: 0, y: -0.98, halfWidth: 0.8, halfHeight: 0.3, radius: 0.12 }),
  new Plot({ x: -0.42, y: -1.6, halfWidth: 0.38, halfHeight: 0.2, radius: 0.12 }),
];
const button = new Plot({ x: 0.42, y: -1.6, halfWidth: 0.38, halfHeight: 0.2, radius: 0.12 });

const bend = noiseFrom(88);
/** The river on the screen: lines of this field. */
const flow = (p: number, q: number) =>
  p + 0.35 * Math.sin(q * 1.6 + 0.5) + 0.25 * bend(p * 0.8, q * 0.5);

/** The stone that is a phone: the same river on its screen, and one button. */
export function inkPhone(plot: Plot, { hit, ink, pen }: Pixel): void {
  const p = plot.across(hit.x, hit.y);
  const q = plot.up(hit.x, hit.y);
  const reach = pen.reach();
  const toScreen = screen.distance(p, q);
  const on = pen.inside(toScreen, reach);
  ink.cover(mixed(dimmed(deep, 0.8), mint, 0.1 + 0.04 * q), on);
  const step = 0.01;
  const slopeP = (flow(p + step, q) - flow(p, q)) / step;
  const slopeQ = (flow(p, q + step) - flow(p, q)) / step;
  const threads = pen.lines(flow(p, q), 0.12, reach * Math.hypot(slopeP, slopeQ), 1) * on;
  ink.cover(mixed(mint, paper, 0.25), threads * 0.75);
  ink.glow(mint, on * 0.03 + threads * 0.22);
  for (const panel of panels) {
    const distance = panel.distance(p, q);
    ink.cover(dimmed(deep, 1.05), pen.inside(distance, reach) * 0.95);
    ink.cover(mint, pen.line(distance, reach, 1) * 0.7);
  }
  ink.cover(marigold, pen.inside(button.distance(p, q), reach));
  ink.cover(dimmed(deep, 0.6), pen.inside(slot.distance(p, q), reach));
  ink.cover(mint, pen.line(toScreen, reach, 1.2) * 0.8);
}
