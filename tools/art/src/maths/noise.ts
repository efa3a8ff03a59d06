import { createNoise2D } from 'simplex-noise';
import { randomFrom } from './random.ts';

/** Smooth noise from -1 to 1, the same for the same seed. */
export const noiseFrom = (seed: number): ((x: number, y: number) => number) =>
  createNoise2D(randomFrom(seed));
