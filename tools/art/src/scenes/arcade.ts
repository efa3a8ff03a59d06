import { clamp, smoothstep } from '../maths/maths.ts';
import type { Vector } from '../render/camera.ts';
import { Ink } from '../render/ink.ts';
import type { Pen } from '../render/pen.ts';
import { distanceToArch } from '../terrain/shapes.ts';
import { inkFilling } from './arcade-fillings.ts';
import { clay, deep, dimmed, marigold, mixed } from './inks.ts';

/** A pixel's way of looking at the arcade. */
export interface Look {
  readonly eye: Vector;
  readonly direction: Vector;
  readonly directionRight: Vector;
  readonly directionUp: Vector;
  /** What is further away than this is hidden. */
  readonly limit: number;
  /** In water only the light is seen, not the fine lines. */
  readonly mirrored: boolean;
}

/** The front stands on a line from near right to far left. */
const start = { x: 7.3, y: -1.5 };
const turn = 1.86;
const along = { x: Math.cos(turn), y: Math.sin(turn) };
const out = { x: -along.y, y: along.x };
const bay = 2.1;
const depth = 0.36;
const top = 3.12;
const length = 19;
const firstBay = 0;

/** How far a place lies before the front, on the side of the water. */
export const beforeFront = (x: number, y: number) => (x - start.x) * out.x + (y - start.y) * out.y;

interface Place {
  /** Along the front, and up. */
  readonly s: number;
  readonly z: number;
  readonly run: number;
}

/** Where a look meets the front, or a plane `back` behind it. */
function meet(eye: Vector, direction: Vector, back: number): Place {
  const facing = direction[0] * out.x + direction[1] * out.y;
  const run = (-back - beforeFront(eye[0], eye[1])) / (Math.abs(facing) < 1e-6 ? 1e-6 : facing);
  const x = eye[0] + direction[0] * run - start.x;
  const y = eye[1] + direction[1] * run - start.y;
  return { s: x * along.x + y * along.y, z: eye[2] + direction[2] * run, run };
}

const bayOf = (s: number) => Math.floor(s / bay);
const inBay = (s: number) => s - (bayOf(s) + 0.5) * bay;
const toOpening = (s: number, z: number) => distanceToArch(0.7, 0.96, inBay(s), z - 0.16);
/** Above stand two small blind arches to a bay. */
const toUpper = (s: number, z: number) => {
  const half = bay / 2;
  return distanceToArch(0.3, 0.26, s - (Math.floor(s / half) + 0.5) * half, z - 2.16);
};

/** Mouldings that run along the whole front: height, width, how strong. */
const mouldings = [
  [0.06, 1, 0.6],
  [0.13, 1.2, 0.8],
  [1.96, 1.4, 0.9],
  [2.05, 0.9, 0.6],
  [2.84, 1.4, 0.9],
  [2.92, 0.9, 0.6],
  [3.09, 1.4, 0.8],
] as const;

/** @returns whether the arcade is there for this look */
export function inkFront(look: Look, ink: Ink, pen: Pen): boolean {
  const { eye, direction } = look;
  const place = meet(eye, direction, 0);
  const { s, z, run } = place;
  if (run <= 0 || run > look.limit || z > top || z < -0.01 || s < -2 || s > length) return false;
  const right = meet(eye, look.directionRight, 0);
  const above = meet(eye, look.directionUp, 0);
  const changeS = Math.max(1e-6, Math.hypot(right.s - s, above.s - s));
  const changeZ = Math.max(1e-6, Math.hypot(right.z - z, above.z - z));
  const change = Math.max(changeS, changeZ);
  const arch = toOpening(s, z);
  inkWall(place, arch, ink);
  if (!look.mirrored) inkLines(place, arch, changeS, changeZ, ink, pen);
  const open = pen.inside(arch, change);
  if (open > 0) inkOpening(look, place, open, change, ink, pen);
  ink.cover(dimmed(deep, 0.55), smoothstep(10, 27, run));
  return true;
}

function inkWall({ z }: Place, arch: number, ink: Ink): void {
  const light = 0.55 + 0.45 * smoothstep(3, 0, z);
  ink.start(...mixed(dimmed(deep, 0.62), dimmed(deep, 1.35), light * 0.7));
  ink.add(clay, 0.1 * Math.exp(-Math.max(arch, 0) * 3.2) * smoothstep(2.1, 0.6, z));
}

function inkLines(
  { s, z }: Place,
  arch: number,
  changeS: number,
  changeZ: number,
  ink: Ink,
  pen: Pen,
): void {
  const change = Math.max(changeS, changeZ);
  if (arch > 0 && z < 1.93) {
    // Contour lines of the arch.
    const lines = pen.lines(arch - 0.03, 0.075, change, arch < 0.06 ? 1.7 : 1);
    const warm = mixed(clay, marigold, 0.25 * smoothstep(1.6, 0.3, z));
    ink.cover(warm, lines * smoothstep(0.38, 0.2, arch) * 0.85);
  }
  if (z > 2.1 && z < 2.8) {
    const upper = toUpper(s, z);
    ink.cover(dimmed(deep, 0.5), pen.inside(upper, change) * 0.7);
    ink.cover(clay, pen.line(upper, change, 1.1) * 0.75);
    ink.cover(clay, pen.lines(upper, 0.08, change, 0.9) * pen.inside(upper, change) * 0.3);
  }
  if (z > 2.92) ink.cover(clay, pen.lines(s, 0.13, changeS, 0.9) * 0.4);
  for (const [height, width, share] of mouldings) {
    ink.cover(clay, pen.line(z - height, changeZ, width) * share);
  }
}

/** Through an arch: its thickness, lit from within, or what fills it. */
function inkOpening(
  { eye, direction, mirrored }: Look,
  front: Place,
  open: number,
  change: number,
  ink: Ink,
  pen: Pen,
): void {
  const within = ({ s, z }: Place) => toOpening(s, z) < 0 && bayOf(s) === bayOf(front.s);
  const back = meet(eye, direction, depth);
  const seen = new Ink();
  if (within(back)) {
    const index = bayOf(back.s) - firstBay;
    inkFilling(index, inBay(back.s), back.z, mirrored ? undefined : { pen, change }, seen);
  } else {
    let near = 0;
    let far = depth;
    for (let turn = 0; turn < 8; turn += 1) {
      const middle = (near + far) / 2;
      if (within(meet(eye, direction, middle))) near = middle;
      else far = middle;
    }
    const lit = smoothstep(1.55, 0.1, front.z) * (0.25 + 0.75 * (near / depth));
    seen.start(...mixed(dimmed(clay, 0.07), mixed(clay, marigold, 0.5), clamp(lit) * 0.7));
    seen.glow(marigold, 0.08 * lit);
  }
  ink.cover([seen.r, seen.g, seen.b], open);
  ink.glow([seen.glowR, seen.glowG, seen.glowB], open);
}
