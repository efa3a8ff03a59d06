/** A random number generator with a seed. The same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** Returns a number from `least` (inclusive) to `most` (exclusive). */
  readonly number: (least: number, most: number) => number;
  readonly integer: (least: number, most: number) => number;
  readonly pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
}

/** Implements the Mulberry32 generator, whose 32-bit state is sufficient for a few numbers. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number: SeededRandom['number'] = (least, most) => least + next() * (most - least);
  const integer: SeededRandom['integer'] = (least, most) => Math.floor(number(least, most));
  return {
    number,
    integer,
    pick: (choices) => choices[integer(0, choices.length)] ?? choices[0],
  };
}
