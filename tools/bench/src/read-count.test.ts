import { expect, test } from 'vitest';
import { readCount } from './read-count.ts';

test.each([
  [[], 7],
  [['--rounds', '3'], 3],
])('%j are %i rounds', (args, rounds) => {
  expect(readCount(args, 'rounds', 7)).toBe(rounds);
});

test.each([
  [['--rounds', '0'], 'but is "0"'],
  [['--rounds', 'many'], 'but is "many"'],
  [['--remotes', '3'], '--remotes'],
])('%j cannot be understood', (args, message) => {
  expect(() => readCount(args, 'rounds', 7)).toThrow(message);
});
