import { clamp, smoothstep } from '../maths/maths.ts';
import { noiseFrom } from '../maths/noise.ts';
import type { Pixel } from '../render/pixel.ts';
import { Grid } from '../terrain/grid.ts';
import { landRound } from '../terrain/hills.ts';
import { inkGround, inkHaze, sun } from './ground.ts';
import { deep, dimmed, groundRamp, mint, mixed, paper } from './inks.ts';
import { inkPhone } from './phone.ts';
import type { Scene } from './scene.ts';
import { inkStone, type Stone, stones } from './stones.ts';

/** Stepping stones in the hand's own shapes: the river runs round them, and through the largest. */
export function apps(): Scene {
  const extent = { left: -13, near: -6, side: 30 };
  const wobble = noiseFrom(51);
  const water = new Grid(1536, extent).fill(
    (x, y) => Math.abs(x - middle(y)) - half(y) + 0.35 * wobble(x * 0.5, y * 0.5),
  );
  const flow = new Grid(1536, extent).fill(
    (x, y) =>
      flowRound(x, y) + 0.16 * wobble(x * 0.45, y * 0.22 + 5) + 0.05 * wobble(x * 1.2, y * 0.5),
  );
  const ground = landRound(water, { seed: 61, foot: 2.6, bank: 0.3 });
  return {
    relief: { ground, raised: heightOfStones, highest: 4, sun },
    paint: (pixel) => {
      inkGround(pixel);
      const [stone, distance] = nearestStone(pixel.hit.x, pixel.hit.y);
      inkWater(water, flow, distance, pixel);
      if (distance < 0) inkTop(stone, distance, pixel);
      inkHaze(pixel);
    },
    wide: { eye: [1.2, -7, 6.8], target: [0.9, 3, 0], angle: 36 },
    tall: { eye: [3.2, -6.6, 7.4], target: [3.7, 2.8, 0], angle: 38, shift: [0, -0.3] },
    card: { eye: [3.6, -4.4, 6], target: [4.6, 1.7, 0], angle: 36 },
  };
}

const middle = (y: number) => 4.4 + 0.9 * Math.sin(y * 0.25 + 0.3);
const half = (y: number) => 3.9 + 0.6 * Math.sin(y * 0.4 + 2);
const acrossRiver = (x: number, y: number) => ((x - middle(y)) / half(y)) * 4;

/** Which line of the flow a place lies on. The edge of a stone is one line, so the water parts there. */
function flowRound(x: number, y: number): number {
  const straight = acrossRiver(x, y);
  return stones.reduce((line, { plot, size }) => {
    const away = Math.max(0, plot.distance(x, y));
    if (away > size * 5) return line;
    const own = acrossRiver(plot.shape.x, plot.shape.y);
    return line - Math.exp(-away / (size * 0.75)) * (straight - own);
  }, straight);
}

function heightOfStones(x: number, y: number): number {
  for (const { plot, size, height } of stones) {
    if (Math.abs(x - plot.shape.x) + Math.abs(y - plot.shape.y) > size * 4) continue;
    const inside = -plot.distance(x, y);
    if (inside > 0) return height * smoothstep(0, 0.05, inside);
  }
  return 0;
}

function nearestStone(x: number, y: number): readonly [Stone, number] {
  let [nearest] = stones;
  let least = nearest.plot.distance(x, y);
  for (const stone of stones) {
    const distance = stone.plot.distance(x, y);
    if (distance >= least) continue;
    nearest = stone;
    least = distance;
  }
  return [nearest, least];
}

const glitter = noiseFrom(52);

function inkWater(water: Grid, flow: Grid, toStone: number, { hit, ink, pen }: Pixel): void {
  const edge = pen.edge(water);
  if (edge.value > 0.2) return;
  const line = pen.edge(flow);
  const reach = pen.reach();
  const wet = edge.wet * (1 - pen.inside(toStone, reach));
  const shimmer = 0.5 + 0.5 * glitter(line.value * 3, hit.y * 0.5);
  ink.cover(
    mixed(dimmed(deep, 0.85), mint, 0.025 + 0.05 * clamp(line.speed - 0.7) + 0.02 * shimmer),
    wet,
  );
  const heavy = Math.round(line.value / 0.09) % 4 === 0;
  const cover = pen.lines(line.value, 0.09, line.change, heavy ? 1.2 : 0.8) * (heavy ? 1 : 0.6);
  const threads = wet * cover * (0.25 + 0.75 * shimmer);
  ink.cover(mixed(dimmed(mint, 0.85), paper, 0.15), threads * 0.8);
  ink.glow(mint, threads * 0.18);
  // Foam where the water meets a stone.
  ink.cover(
    mint,
    wet * (pen.line(toStone - 0.05, reach, 1) * 0.45 + Math.exp(-toStone * 9) * 0.09),
  );
  ink.cover(dimmed(mint, 0.6), pen.line(edge.value, edge.change, 1.1) * 0.6);
}

function inkTop(stone: Stone, distance: number, pixel: Pixel): void {
  const { ink, pen } = pixel;
  const reach = pen.reach();
  ink.add(groundRamp(1), pen.inside(distance + 0.05, reach) * 0.12);
  if (stone.mark === 'phone') inkPhone(stone.plot, pixel);
  else inkStone(stone, distance, pixel);
  ink.cover(mint, pen.line(distance + 0.055, reach, 1.1) * 0.6);
}
