import { clamp, smoothstep } from '../maths/maths.ts';
import { noiseFrom } from '../maths/noise.ts';
import { randomFrom } from '../maths/random.ts';
import type { Pixel } from '../render/pixel.ts';
import { Grid } from '../terrain/grid.ts';
import { landRound } from '../terrain/hills.ts';
import { inkGround, inkHaze, sun } from './ground.ts';
import { clay, deep, dimmed, marigold, mint, mixed, paper } from './inks.ts';
import type { Scene } from './scene.ts';

const lamp = { x: 4.1, y: 1.7 };

interface Answer {
  readonly x: number;
  readonly y: number;
  /** The rings have come this far. */
  readonly reached: boolean;
}

/** One lamp on the water, its rings across the delta, and the lamps on the banks that answer. */
export function socialMediaMarketing(): Scene {
  const broad = noiseFrom(71);
  const fine = noiseFrom(72);
  const water = new Grid(1536, { left: -13, near: -6, side: 30 }).fill((x, y) => {
    const wx = x + 0.6 * fine(x * 0.35, y * 0.25);
    const wy = y + 0.6 * fine(x * 0.35 + 9, y * 0.25);
    const islands = 0.6 * broad(wx * 0.52, wy * 0.19 + 3) + 0.28 * fine(wx * 1.1, wy * 0.42) - 0.24;
    const west = (-0.7 - 0.12 * y - x) * 0.5 + 0.25 * broad(x * 0.4, y * 0.4);
    const east = (x - 10.5 - 0.1 * y) * 0.5 + 0.3 * broad(x * 0.3, y * 0.3);
    const openWater = 1.1 * Math.exp(-((toLamp(x, y) / 1.9) ** 2));
    return Math.max(islands, west, east) * 1.3 - openWater;
  });
  const answers = answersOn(water);
  const ground = landRound(water, {
    seed: 81,
    foot: 2.4,
    bank: 0.17,
    bankReach: 0.34,
    height: 0.8,
  });
  return {
    relief: { ground, highest: 4, sun },
    paint: (pixel) => {
      inkGround(pixel, 0.03);
      inkRings(water, pixel);
      for (const answer of answers) inkAnswer(answer, pixel);
      inkLamp(pixel);
      inkHaze(pixel);
    },
    wide: { eye: [1.4, -7, 6.6], target: [1.3, 2.6, 0], angle: 36 },
    tall: { eye: [3.8, -6.6, 7.4], target: [3.9, 2.6, 0], angle: 38, shift: [0, -0.3] },
    card: { eye: [4, -4.8, 5.6], target: [4.1, 1.9, 0], angle: 38 },
  };
}

const toLamp = (x: number, y: number) => Math.hypot(x - lamp.x, y - lamp.y) + 1e-6;

/** Lamps close to the water's edge, not too close to each other. */
function answersOn(water: Grid): readonly Answer[] {
  const random = randomFrom(5);
  const answers: Answer[] = [];
  for (let attempt = 0; attempt < 6000 && answers.length < 34; attempt += 1) {
    const angle = random() * 2 * Math.PI;
    const distance = 2 + random() ** 0.7 * 9;
    const x = lamp.x + Math.cos(angle) * distance;
    const y = lamp.y + Math.sin(angle) * distance;
    const dry = water.at(x, y);
    if (dry < 0.05 || dry > 0.16 || y < -3.4) continue;
    if (answers.some((other) => Math.hypot(other.x - x, other.y - y) < 1)) continue;
    answers.push({ x, y, reached: distance < 6.2 });
  }
  return answers;
}

function inkRings(water: Grid, { hit, ink, pen }: Pixel): void {
  const { value, change, wet } = pen.edge(water);
  if (value > 0.2) return;
  const away = toLamp(hit.x, hit.y);
  // The rings stand further apart the further they have come.
  const phase = 5.2 * away ** 0.8;
  const crest = 0.5 + 0.5 * Math.cos(phase * 2 * Math.PI);
  ink.cover(mixed(dimmed(deep, 0.7), mint, 0.03 + 0.04 * Math.exp(-away / 3.2)), wet);
  ink.add(mint, wet * 0.045 * crest * Math.exp(-away / 5));
  ink.add(marigold, wet * 0.2 * Math.exp(-away * 0.9) * (0.4 + 0.6 * crest));
  const slope = (4.16 * away ** -0.2) / away;
  const ringChange = pen.change(slope * (hit.x - lamp.x), slope * (hit.y - lamp.y));
  const heavy = Math.round(phase) % 4 === 0;
  const ring = wet * pen.lines(phase, 1, ringChange, heavy ? 1.7 : 1) * (heavy ? 1 : 0.6);
  const warmth = clamp(1.25 * Math.exp(-away / 2.2));
  const colour = mixed(mixed(dimmed(mint, 0.8), paper, 0.15), mixed(marigold, paper, 0.15), warmth);
  const reach = Math.exp(-away / 7);
  ink.cover(colour, ring * (0.12 + 0.85 * reach));
  ink.glow(colour, ring * 0.4 * reach);
  const shallows = pen.lines(value, 0.07, change, 0.8) * smoothstep(-0.3, 0, value);
  ink.cover(dimmed(mint, 0.55), wet * shallows * 0.45);
  const bank = mixed(dimmed(mint, 0.7), clay, clamp(1.2 * Math.exp(-away / 4)));
  ink.cover(bank, pen.line(value, change, 1.3) * 0.8);
}

function inkAnswer({ x, y, reached }: Answer, { hit, ink, pen }: Pixel): void {
  const distance = Math.hypot(hit.x - x, hit.y - y);
  if (distance > 0.6) return;
  const reach = pen.reach();
  const colour = reached ? marigold : mint;
  const dot = pen.inside(distance - 0.055, reach);
  ink.cover(mixed(colour, paper, 0.2), dot);
  ink.glow(colour, dot * (reached ? 2.2 : 0.8));
  ink.cover(colour, pen.line(distance - 0.13, reach, 1) * 0.6);
  ink.cover(colour, pen.line(distance - 0.24, reach, 0.8) * 0.3);
}

/** Rows of petals from the outside in: reach, petals, turn, light. */
const petals = [
  [0.36, 12, 0, 0.62],
  [0.28, 10, 0.3, 0.8],
  [0.19, 8, 0.1, 0.95],
  [0.1, 6, 0, 1],
] as const;

/** The lamp is a marigold flower. */
function inkLamp({ hit, ink, pen }: Pixel): void {
  const distance = toLamp(hit.x, hit.y);
  if (distance > 0.6) return;
  const reach = pen.reach();
  const angle = Math.atan2(hit.y - lamp.y, hit.x - lamp.x);
  for (const [radius, count, turn, light] of petals) {
    const tip = radius * (0.84 + 0.16 * Math.abs(Math.cos((angle * count) / 2 + turn)));
    ink.cover(
      mixed(dimmed(marigold, light), paper, light === 1 ? 0.45 : 0),
      pen.inside(distance - tip, reach),
    );
    ink.cover(mixed(clay, deep, 0.4), pen.line(distance - tip, reach, 0.8) * 0.5);
  }
  ink.glow(marigold, pen.inside(distance - 0.3, reach) * 1.6);
}
