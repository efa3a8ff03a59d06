import type { Colour } from './colour.ts';

/** The light of one pixel: its own, and what spills over its surroundings. */
export class Ink {
  r = 0;
  g = 0;
  b = 0;
  glowR = 0;
  glowG = 0;
  glowB = 0;

  start(r: number, g: number, b: number): void {
    this.r = r;
    this.g = g;
    this.b = b;
    this.glowR = 0;
    this.glowG = 0;
    this.glowB = 0;
  }

  /** Lays a colour over what is there; a share of 1 hides it. What is covered does not glow. */
  cover(colour: Colour, share: number): void {
    if (share <= 0) return;
    const left = 1 - share;
    this.r = this.r * left + colour[0] * share;
    this.g = this.g * left + colour[1] * share;
    this.b = this.b * left + colour[2] * share;
    this.glowR *= left;
    this.glowG *= left;
    this.glowB *= left;
  }

  add(colour: Colour, light: number): void {
    this.r += colour[0] * light;
    this.g += colour[1] * light;
    this.b += colour[2] * light;
  }

  glow(colour: Colour, light: number): void {
    this.glowR += colour[0] * light;
    this.glowG += colour[1] * light;
    this.glowB += colour[2] * light;
  }
}
