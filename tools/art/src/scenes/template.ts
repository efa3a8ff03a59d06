import { clamp, smoothstep } from '../maths/maths.ts';
import { noiseFrom } from '../maths/noise.ts';
import type { Vector } from '../render/camera.ts';
import type { Hit } from '../render/hit.ts';
import { Ink } from '../render/ink.ts';
import type { Pixel } from '../render/pixel.ts';
import { Grid } from '../terrain/grid.ts';
import { landRound } from '../terrain/hills.ts';
import { beforeFront, inkFront, type Look } from './arcade.ts';
import { inkGround, inkHaze, sun } from './ground.ts';
import { deep, dimmed, mint, mixed } from './inks.ts';
import type { Scene } from './scene.ts';

/** The palace's arcade at the water: one arch after another, each filled otherwise. */
export function template(): Scene {
  const shore = noiseFrom(111);
  const water = new Grid(1536, { left: -16, near: -8, side: 36 }).fill((x, y) => {
    const west = -(x + 2.2 + 0.05 * y + 0.5 * shore(x * 0.3, y * 0.3));
    const north = (y - 20 + 0.9 * shore(x * 0.2, 3)) * 0.8;
    return Math.max(0.35 - beforeFront(x, y), west, north);
  });
  const ground = landRound(water, { seed: 121, foot: 4, height: 0.85 });
  return {
    relief: { ground, highest: 5, sun },
    paint: (pixel) => {
      const { hit, ink, pen } = pixel;
      if (hit.away > 50) inkSky(pixel);
      else {
        inkGround(pixel);
        inkHaze(pixel, 12, 40);
        inkWater(water, pixel);
      }
      inkFront({ ...hit, limit: hit.away + 0.4, mirrored: false }, ink, pen);
    },
    wide: { eye: [-0.2, -6.6, 2.4], target: [1.35, 4, 0.95], angle: 36 },
    tall: { eye: [2.1, -6.2, 2.2], target: [4.35, 2, 0.85], angle: 33, shift: [0, -0.28] },
    card: { eye: [2, -4.6, 1.9], target: [4.6, 1.8, 0.9], angle: 34 },
  };
}

function inkSky({ hit: { above }, ink }: Pixel): void {
  ink.start(...mixed(dimmed(deep, 0.72), dimmed(deep, 0.36), clamp(above) ** 0.7));
}

const swell = noiseFrom(112);
const mirror = new Ink();

function inkWater(water: Grid, { hit, ink, pen }: Pixel): void {
  const { value, change, wet } = pen.edge(water);
  if (wet <= 0) return;
  const far = smoothstep(10, 26, hit.away);
  const slow = swell(hit.x * 0.7 + 3, hit.y * 2.6);
  const quick = swell(hit.x * 1.5 + 9, hit.y * 5.2);
  ink.cover(mixed(dimmed(deep, 0.56), mint, 0.02), wet);
  mirror.start(0, 0, 0);
  if (inkFront(reflected(hit, 0.016 * slow + 0.008 * quick), mirror, pen)) {
    const share = wet * (0.66 + 0.14 * quick);
    ink.cover([mirror.r, mirror.g, mirror.b], share);
    ink.glow([mirror.glowR, mirror.glowG, mirror.glowB], share * 0.8);
  }
  const phase = hit.y * 0.9 + hit.x * 0.25 + 0.1 * swell(hit.x * 0.4, hit.y * 0.9);
  const patches = smoothstep(-0.1, 0.7, swell(hit.x * 0.3 + 8, hit.y * 0.8));
  const ripples = pen.lines(phase, 0.14, pen.change(0.25, 0.95), 0.9) * patches * (1 - far);
  ink.cover(mint, wet * ripples * 0.42);
  ink.cover(dimmed(mint, 0.6), pen.line(value, change, 1.2) * 0.7);
}

/** The same look, thrown back by water that leans a little. */
function reflected(hit: Hit, lean: number): Look {
  const back = ([x, y, z]: Vector): Vector => [x + lean * 0.9, y, -z + lean * 0.5];
  return {
    eye: [hit.x, hit.y, 0],
    direction: back(hit.direction),
    directionRight: back(hit.directionRight),
    directionUp: back(hit.directionUp),
    limit: 60,
    mirrored: true,
  };
}
