import { clamp } from '../maths/maths.ts';
import { type Camera, cameraFor, type Vector, type View } from './camera.ts';
import { Hit } from './hit.ts';
import { Ink } from './ink.ts';
import type { Light } from './light.ts';
import { march } from './march.ts';
import { Pen } from './pen.ts';
import type { Pixel } from './pixel.ts';
import type { Relief } from './relief.ts';

/** Gives a pixel its light. */
export type Paint = (pixel: Pixel) => void;

/** Linear light, three numbers a pixel. */
export interface Layers {
  readonly width: number;
  readonly height: number;
  readonly colour: Float32Array;
  readonly glow: Float32Array;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture to one pixel of a page, so that a line is as wide in a small picture as in a large one. */
  readonly scale: number;
}

export function renderRelief(
  { relief, paint }: { readonly relief: Relief; readonly paint: Paint },
  light: Light,
  view: View,
  frame: Frame,
): Layers {
  const { width, height } = frame;
  const camera = cameraFor(view, width, height);
  const layers = {
    width,
    height,
    colour: new Float32Array(width * height * 3),
    glow: new Float32Array(width * height * 3),
  };
  const hit = new Hit();
  const ink = new Ink();
  const pixel: Pixel = { hit, ink, pen: new Pen(frame.scale, hit) };
  for (let at = 0; at < width * height; at += 1) {
    hit.across = (2 * ((at % width) + 0.5)) / width - 1;
    hit.above = 1 - (2 * (Math.floor(at / width) + 0.5)) / height;
    castRay(relief, camera, light, hit);
    paint(pixel);
    layers.colour.set([ink.r, ink.g, ink.b], at * 3);
    layers.glow.set([ink.glowR, ink.glowG, ink.glowB], at * 3);
  }
  return layers;
}

function castRay(relief: Relief, camera: Camera, light: Light, hit: Hit): void {
  const { eye, forward, right, up } = camera;
  const sx = (hit.across - camera.shift[0]) * camera.tanX;
  const sy = (hit.above - camera.shift[1]) * camera.tanY;
  const direction: Vector = [
    forward[0] + right[0] * sx + up[0] * sy,
    forward[1] + right[1] * sx + up[1] * sy,
    forward[2] + right[2] * sx + up[2] * sy,
  ];
  hit.eye = eye;
  hit.direction = direction;
  hit.directionRight = moved(direction, right, camera.pixel);
  hit.directionUp = moved(direction, up, camera.pixel);
  hit.away = march(relief, eye, direction);
  hit.x = eye[0] + direction[0] * hit.away;
  hit.y = eye[1] + direction[1] * hit.away;
  findSurface(relief, hit, hit.away * camera.pixel);
  findLight(relief, light, hit);
  findNeighbours(camera, direction, hit);
}

const moved = (from: Vector, way: Vector, length: number): Vector => [
  from[0] + way[0] * length,
  from[1] + way[1] * length,
  from[2] + way[2] * length,
];

function findSurface({ ground, raised }: Relief, hit: Hit, pixel: number): void {
  const { x, y } = hit;
  let { value, slopeX, slopeY } = ground.sample(x, y);
  if (raised) {
    const step = Math.max(0.0015, pixel * 0.7);
    value += raised(x, y);
    slopeX += (raised(x + step, y) - raised(x - step, y)) / (2 * step);
    slopeY += (raised(x, y + step) - raised(x, y - step)) / (2 * step);
  }
  const length = Math.hypot(slopeX, slopeY, 1);
  hit.z = value;
  hit.nx = -slopeX / length;
  hit.ny = -slopeY / length;
  hit.nz = 1 / length;
}

function findLight({ sun }: Relief, { shade, near, wide }: Light, hit: Hit): void {
  const { x, y, z } = hit;
  const facing = hit.nx * sun[0] + hit.ny * sun[1] + hit.nz * sun[2];
  hit.sun = Math.max(0, facing) * shade.at(x, y);
  hit.open = clamp(0.7 + (z - near.at(x, y)) * 2.6 + (z - wide.at(x, y)) * 0.8, 0.15, 1.3);
}

/** Where the neighbouring pixels' rays meet the plane that touches the ground here. */
function findNeighbours({ right, up, pixel }: Camera, direction: Vector, hit: Hit): void {
  const [dx, dy, dz] = direction;
  const facing = hit.nx * dx + hit.ny * dy + hit.nz * dz;
  const toRight = hit.nx * right[0] + hit.ny * right[1];
  const toUp = hit.nx * up[0] + hit.ny * up[1] + hit.nz * up[2];
  const runRight = (hit.away * facing) / notZero(facing + toRight * pixel);
  const runUp = (hit.away * facing) / notZero(facing + toUp * pixel);
  hit.rightX = dx * (runRight - hit.away) + right[0] * pixel * runRight;
  hit.rightY = dy * (runRight - hit.away) + right[1] * pixel * runRight;
  hit.upX = dx * (runUp - hit.away) + up[0] * pixel * runUp;
  hit.upY = dy * (runUp - hit.away) + up[1] * pixel * runUp;
}

const notZero = (value: number) => (Math.abs(value) < 1e-5 ? -1e-5 : value);
