import { Plot } from '../terrain/shapes.ts';

/** A field of the page. The middle of the page is 0; its right side 2.3, its top 3.2. */
export interface Field {
  readonly plot: Plot;
  /** How high it stands above the water: terraces, lower from row to row. */
  readonly terrace: number;
  /** Above this height on the page the field is a picture. */
  readonly pictureFrom: number;
  readonly hill: number;
}

interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function field(
  { left, right, top, bottom }: Sides,
  terrace: number,
  pictureFrom = Number.POSITIVE_INFINITY,
  hill = 0,
): Field {
  const plot = new Plot({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfWidth: (right - left) / 2,
    halfHeight: (top - bottom) / 2,
    radius: 0.11,
  });
  return { plot, terrace, pictureFrom, hill };
}

const card = (left: number) =>
  field({ left, right: left + 1.29, top: 0.5, bottom: -1.12 }, 0.22, -0.24, 0.36);
const cards = [card(-2.1), card(-0.645), card(0.81)];

export const fields: readonly Field[] = [
  field({ left: -2.1, right: 2.1, top: 3, bottom: 2.58 }, 0.34),
  field({ left: -2.1, right: 0.28, top: 2.42, bottom: 0.66 }, 0.3),
  field({ left: 0.44, right: 2.1, top: 2.42, bottom: 0.66 }, 0.3, 0.7, 0.62),
  ...cards,
  field({ left: -2.1, right: 2.1, top: -1.28, bottom: -2.2 }, 0.15),
  field({ left: -2.1, right: 0.28, top: -2.36, bottom: -3 }, 0.1),
  field({ left: 0.44, right: 2.1, top: -2.36, bottom: -3 }, 0.1),
];

export const isPicture = (field: Field, q: number): boolean => q > field.pictureFrom;

/** A line of the page's text: from, to, height on the page, half its thickness, how bright. */
export type Furrow = readonly [number, number, number, number, number];

const lines = (left: number, top: number, lengths: readonly number[]): readonly Furrow[] =>
  lengths.map((length, row) => [left, left + length, top - row * 0.13, 0.018, 0.45]);

export const furrows: readonly Furrow[] = [
  [-1.9, -1.62, 2.79, 0.07, 0.9],
  [0.5, 0.86, 2.79, 0.022, 0.6],
  [1, 1.36, 2.79, 0.022, 0.6],
  [1.5, 1.86, 2.79, 0.022, 0.6],
  [-1.86, -0.1, 2.12, 0.065, 0.9],
  [-1.86, -0.62, 1.88, 0.065, 0.9],
  ...lines(-1.86, 1.58, [1.8, 1.7, 1.2]),
  ...cards.flatMap(({ plot }): readonly Furrow[] => [
    [plot.shape.x - 0.46, plot.shape.x + 0.1, -0.4, 0.036, 0.8],
    ...lines(plot.shape.x - 0.46, -0.6, [0.92, 0.86, 0.6]),
  ]),
  [-1.86, -0.7, -1.56, 0.045, 0.8],
  ...lines(-1.86, -1.78, [3.4, 2.9]),
  ...lines(-1.86, -2.58, [1.1, 0.8]),
  ...lines(0.66, -2.58, [0.9, 0.6]),
];

/** The one thing on the page to press. */
export const button = new Plot({
  x: -1.46,
  y: 0.98,
  halfWidth: 0.4,
  halfHeight: 0.14,
  radius: 0.14,
});
