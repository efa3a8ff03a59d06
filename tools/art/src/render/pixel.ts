import type { Hit } from './hit.ts';
import type { Ink } from './ink.ts';
import type { Pen } from './pen.ts';

/** What a pixel sees, the light that it gets, and what draws on it. */
export interface Pixel {
  readonly hit: Hit;
  readonly ink: Ink;
  readonly pen: Pen;
}
