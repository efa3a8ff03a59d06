import { clamp, mix } from '../maths/maths.ts';
import { randomFrom } from '../maths/random.ts';
import type { Pixel } from '../render/pixel.ts';
import { Grid } from '../terrain/grid.ts';
import { landRound } from '../terrain/hills.ts';
import { distanceTo, type Strand, softMin } from '../terrain/strands.ts';
import { inkGround, inkHaze, sun } from './ground.ts';
import { dimmed, marigold, mint, mixed, paper } from './inks.ts';
import type { Scene } from './scene.ts';
import { inkSilk } from './silk.ts';

interface Meeting {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly chosen: boolean;
}

interface Row {
  readonly y: number;
  readonly count: number;
  readonly half: number;
  readonly chosen: number;
}

const rows: readonly Row[] = [
  { y: 21, count: 2, half: 1.6, chosen: 1 },
  { y: 15.5, count: 3, half: 2.2, chosen: 1 },
  { y: 11.2, count: 4, half: 2.5, chosen: 2 },
  { y: 7.6, count: 5, half: 2.7, chosen: 3 },
  { y: 4.4, count: 4, half: 2.5, chosen: 1 },
  { y: 1.5, count: 3, half: 2.1, chosen: 1 },
  { y: -1.3, count: 3, half: 1.9, chosen: 1 },
  { y: -4.6, count: 3, half: 2.6, chosen: 1 },
];

/** A river that decides at every island; one way through it is lit. */
export function aiTool(): Scene {
  const random = randomFrom(9);
  const meetings = rows.map((row) => meetingsOf(row, random));
  const strands = meetings
    .slice(1)
    .flatMap((row, index) => linksBetween(meetings[index] ?? [], row, random));
  const all = meetings.flat();
  const water = new Grid(1536, { left: -13, near: -6, side: 30 }).fill((x, y) =>
    all.reduce(
      (nearest, { radius, ...meeting }) =>
        softMin(nearest, Math.hypot(x - meeting.x, y - meeting.y) - radius, 0.1),
      distanceTo(strands, x, y),
    ),
  );
  return {
    relief: { ground: landRound(water, { seed: 31 }), highest: 4, sun },
    paint: (pixel) => {
      inkGround(pixel);
      inkSilk(water, strands, pixel);
      for (const meeting of all) inkMeeting(meeting, pixel);
      inkHaze(pixel);
    },
    wide: { eye: [0.6, -6.5, 7.4], target: [0.9, 3.4, 0], angle: 36 },
    tall: { eye: [3, -6.5, 7.4], target: [3.1, 3.4, 0], angle: 36, shift: [0, -0.3] },
    card: { eye: [3, -4.6, 6.4], target: [3.1, 3, 0], angle: 34 },
  };
}

function meetingsOf(row: Row, random: () => number): readonly Meeting[] {
  const middle = 3 + 0.9 * Math.sin(row.y * 0.28 + 0.4);
  return Array.from({ length: row.count }, (_, index) => ({
    x: middle + row.half * ((index / (row.count - 1)) * 2 - 1) + (random() - 0.5) * 0.5,
    y: row.y + (random() - 0.5) * 1.3,
    radius: 0.12 + random() * 0.06,
    chosen: index === row.chosen,
  }));
}

/** Joins every meeting to its two nearest in the other row, and the chosen ones to each other. */
function linksBetween(
  far: readonly Meeting[],
  near: readonly Meeting[],
  random: () => number,
): readonly Strand[] {
  const linked = new Set<string>();
  const strands: Strand[] = [];
  const link = (from: Meeting, to: Meeting) => {
    const key = `${far.indexOf(from)} ${near.indexOf(to)}`;
    if (linked.has(key)) return;
    linked.add(key);
    strands.push(channel(from, to, random));
  };
  for (const from of far) for (const to of nearestTwo(from, near)) link(from, to);
  for (const to of near) for (const from of nearestTwo(to, far)) link(from, to);
  for (const from of far) for (const to of near) if (from.chosen && to.chosen) link(from, to);
  return strands;
}

const nearestTwo = ({ x }: Meeting, others: readonly Meeting[]) =>
  [...others].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x)).slice(0, 2);

function channel(from: Meeting, to: Meeting, random: () => number): Strand {
  const chosen = from.chosen && to.chosen;
  const half = chosen ? 0.085 : 0.045 + random() * 0.035;
  const phase = random() * 2 * Math.PI;
  const swing = (random() - 0.5) * 0.35;
  const way = (y: number) => clamp((from.y - y) / (from.y - to.y));
  return {
    near: to.y,
    far: from.y,
    place: (y) => {
      const share = way(y);
      const wave = swing * Math.sin(share * Math.PI) * Math.sin(share * 5 + phase);
      return mix(from.x, to.x, share * share * (3 - 2 * share)) + wave;
    },
    width: (y) => half * (0.72 + 0.28 * Math.cos(way(y) * 2 * Math.PI)),
    bright: chosen,
  };
}

function inkMeeting({ x, y, radius, chosen }: Meeting, { hit, ink, pen }: Pixel): void {
  const distance = Math.hypot(hit.x - x, hit.y - y);
  if (distance > 0.7) return;
  const change = pen.change((hit.x - x) / (distance + 1e-6), (hit.y - y) / (distance + 1e-6));
  ink.cover(dimmed(mint, 0.5), pen.line(distance - radius * 0.85, change, 1.2) * 0.8);
  const dot = pen.inside(distance - radius * 0.5, change);
  const colour = chosen ? marigold : mint;
  ink.cover(mixed(colour, paper, 0.1), dot);
  ink.glow(colour, dot * (chosen ? 1 : 0.5));
}
