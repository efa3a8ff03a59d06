import { smoothstep } from '../maths/maths.ts';
import { noiseFrom } from '../maths/noise.ts';
import type { Pixel } from '../render/pixel.ts';
import { Grid } from '../terrain/grid.ts';
import { landRound } from '../terrain/hills.ts';
import { distanceToBar, Plot } from '../terrain/shapes.ts';
import { distanceTo, softMin } from '../terrain/strands.ts';
import { inkGround, inkHaze, sun } from './ground.ts';
import { deep, dimmed, groundRamp, marigold, mint, mixed, paper } from './inks.ts';
import type { Scene } from './scene.ts';
import { button, fields, furrows, isPicture } from './web-page.ts';

/** The page lies in the valley, turned a little. */
const page = new Plot({
  x: 3.75,
  y: 2.5,
  halfWidth: 2.3,
  halfHeight: 3.2,
  radius: 0.34,
  turn: -0.2,
});

/** Terraced fields that become a page: its gutters are canals, its text the furrows. */
export function websiteBuild(): Scene {
  const inflow = {
    near: 5,
    far: 24,
    place: (y: number) => 4.1 + 1.2 * Math.sin((y - 5.4) * 0.34),
    width: (y: number) => 0.16 + 0.05 * Math.sin(y),
  };
  const outflow = {
    near: -7,
    far: 0.2,
    place: (y: number) => 2.9 + 0.9 * Math.sin((y - 0.2) * 0.4),
    width: () => 0.2,
  };
  const water = new Grid(1536, { left: -13, near: -6, side: 30 }).fill((x, y) =>
    softMin(distanceTo([inflow, outflow], x, y), page.distance(x, y), 0.35),
  );
  const bumps = noiseFrom(77);
  const ground = landRound(water, { seed: 41, foot: 3.2, bank: 0.3 });
  const raised = (x: number, y: number) =>
    page.distance(x, y) > 0 ? 0 : terraceAt(page.across(x, y), page.up(x, y), bumps);
  return {
    relief: { ground, raised, highest: 4, sun },
    paint: (pixel) => {
      inkGround(pixel);
      inkWater(water, pixel);
      inkFields(pixel);
      inkHaze(pixel);
    },
    wide: { eye: [1.2, -6, 8.2], target: [1.1, 2.6, 0], angle: 36 },
    tall: { eye: [3.4, -6.2, 8.4], target: [3.5, 2.7, 0], angle: 36, shift: [0, -0.3] },
    card: { eye: [3.3, -4.4, 6.6], target: [3.75, 2.05, 0], angle: 37 },
  };
}

function terraceAt(p: number, q: number, bumps: (x: number, y: number) => number): number {
  for (const field of fields) {
    const inside = -field.plot.distance(p, q);
    if (inside <= 0) continue;
    const wall = field.terrace * smoothstep(0, 0.05, inside);
    if (!isPicture(field, q)) return wall;
    // The pictures of the page are small hills.
    const edge = Math.min(inside, q - field.pictureFrom);
    const hill = 0.55 + 0.5 * bumps(p * 1.1 + field.plot.shape.x, q * 1.1);
    return wall + smoothstep(0.06, 0.6, edge) * field.hill * hill;
  }
  return 0;
}

function inkWater(water: Grid, { hit, ink, pen }: Pixel): void {
  const { value, change, wet: inWater } = pen.edge(water);
  if (value > 0.1) return;
  const toField = nearestField(hit);
  const reach = pen.reach();
  const wet = inWater * (1 - pen.inside(toField, reach));
  const inCanal = toField < 0.3;
  const threads = inCanal
    ? pen.lines(toField - 0.08, 0.045, reach, 0.9)
    : pen.lines(value, 0.045, change, 0.9);
  ink.cover(mixed(deep, mint, 0.1), wet);
  ink.cover(mixed(dimmed(mint, 0.8), paper, 0.1), wet * threads * 0.75);
  ink.glow(mint, wet * threads * 0.22);
  ink.cover(dimmed(mint, 0.6), pen.line(value, change, 1.1) * 0.6);
}

const nearestField = ({ x, y }: Pixel['hit']) =>
  fields.reduce(
    (nearest, { plot }) => Math.min(nearest, plot.distance(page.across(x, y), page.up(x, y))),
    9,
  );

function inkFields({ hit, ink, pen }: Pixel): void {
  const toField = nearestField(hit);
  if (toField > 0) return;
  const reach = pen.reach();
  const p = page.across(hit.x, hit.y);
  const q = page.up(hit.x, hit.y);
  ink.add(groundRamp(1), pen.inside(toField + 0.05, reach) * 0.14);
  ink.cover(mint, pen.line(toField + 0.055, reach, 1) * 0.5);
  for (const [left, right, height, half, light] of furrows) {
    if (Math.abs(q - height) > half + 0.05) continue;
    const cover = pen.inside(distanceToBar(left, right, half, p, q - height), reach);
    ink.cover(mixed(dimmed(mint, 0.9), paper, light * 0.6), cover * light * 0.8);
  }
  const gold = pen.inside(button.distance(p, q), reach);
  ink.cover(marigold, gold);
  ink.glow(marigold, gold * 0.9);
}
