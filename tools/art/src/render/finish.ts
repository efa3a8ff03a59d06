import { clamp } from '../maths/maths.ts';
import { type Colour, toSrgb } from './colour.ts';
import { spreadGlow } from './glow.ts';
import type { Layers } from './render-relief.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, a byte each. */
  readonly data: Buffer;
}

export interface Calm {
  readonly colour: Colour;
  /** How much of the picture is left at a place: 0 to 1. `across` and `above` run from -1 to 1. */
  readonly share: (across: number, above: number) => number;
}

/** Adds the glow, softly spread, quiets the part where text stands, and turns light into bytes. */
export function finish(layers: Layers, spread: number, calm?: Calm): Picture {
  const { width, height, colour } = layers;
  const halo = spreadGlow(layers, spread);
  const data = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const column = pixel % width;
    const row = Math.floor(pixel / width);
    const share = calm
      ? calm.share((2 * (column + 0.5)) / width - 1, 1 - (2 * (row + 0.5)) / height)
      : 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = (colour[pixel * 3 + channel] as number) + halo(column, row, channel);
      const light = calm ? own * share + (calm.colour[channel] as number) * (1 - share) : own;
      data[pixel * 3 + channel] = Math.round(clamp(toSrgb(shoulder(light)), 0, 255));
    }
  }
  return { width, height, data };
}

/** The brightest light runs softly into white instead of being cut off. */
const shoulder = (light: number) =>
  light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4));
