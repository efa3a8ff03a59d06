import { smoothstep } from '../maths/maths.ts';
import { randomFrom } from '../maths/random.ts';
import type { Pixel } from '../render/pixel.ts';
import { Grid } from '../terrain/grid.ts';
import { landRound } from '../terrain/hills.ts';
import { distanceTo, type Strand, softMin } from '../terrain/strands.ts';
import { inkGround, inkHaze, sun } from './ground.ts';
import { marigold, mixed, paper } from './inks.ts';
import type { Scene } from './scene.ts';
import { inkSilk } from './silk.ts';

const pool = { x: 3.7, y: 0.4, radius: 0.62 };
const channels = 11;

/** Many channels that all lead to one place. */
export function marketingSite(): Scene {
  const random = randomFrom(3);
  const strands = Array.from({ length: channels }, (_, index) =>
    channel((index / (channels - 1)) * 2 - 1, random() * 2 * Math.PI, 0.6 + random() * 0.5),
  );
  const place = (y: number) => pool.x - 0.6 * Math.sin((pool.y - y) * 0.45);
  const all = [...strands, { near: -7, far: pool.y, place, width: () => 0.1, bright: true }];
  const water = new Grid(1536, { left: -13, near: -6, side: 30 }).fill((x, y) =>
    softMin(distanceTo(all, x, y), toPool(x, y) - pool.radius, 0.25),
  );
  return {
    relief: { ground: landRound(water, { seed: 91 }), highest: 4, sun },
    paint: (pixel) => {
      inkGround(pixel);
      const { x, y } = pixel.hit;
      const outside = smoothstep(pool.radius * 0.8, pool.radius * 1.3, toPool(x, y));
      inkSilk(water, all, pixel, outside);
      inkPool(pixel);
      inkHaze(pixel);
    },
    wide: { eye: [0.8, -6.5, 7], target: [1.1, 3.2, 0], angle: 36 },
    tall: { eye: [3.4, -6.5, 7.4], target: [3.6, 3.2, 0], angle: 38, shift: [0, -0.3] },
    card: { eye: [3.6, -5.2, 6.4], target: [3.8, 2.6, 0], angle: 36 },
  };
}

const toPool = (x: number, y: number) => Math.hypot(x - pool.x, y - pool.y);

function channel(side: number, phase: number, pace: number): Strand {
  const place = (y: number) => {
    const away = (y - pool.y) / 12;
    const fan = smoothstep(0.02, 1.3, away);
    const wave = 0.9 * fan * Math.sin(y * pace + phase) * smoothstep(0, 0.6, away);
    return pool.x + side * fan * 5.2 + wave + 0.5 * away;
  };
  return { near: pool.y, far: 23, place, width: (y) => 0.07 + 0.03 * Math.sin(y * 1.4 + phase) };
}

function inkPool({ hit, ink, pen }: Pixel): void {
  const distance = toPool(hit.x, hit.y);
  if (distance > pool.radius * 1.2) return;
  const reach = pen.reach();
  for (const share of [0.5, 0.64, 0.78, 0.92]) {
    ink.cover(marigold, pen.line(distance - pool.radius * share, reach, 1.3) * (1.3 - share));
  }
  const disc = pen.inside(distance - pool.radius * 0.34, reach);
  ink.cover(mixed(marigold, paper, 0.12), disc);
  ink.glow(marigold, disc * 1.1);
}
