import { expect, test } from 'vitest';
import { readRounds } from './read-rounds.ts';

test.each([
  [[], 7],
  [['--rounds', '3'], 3],
])('%j are %i rounds', (args, rounds) => {
  expect(readRounds(args, 7)).toBe(rounds);
});

test.each([
  [['--rounds', '0'], 'but is "0"'],
  [['--rounds', 'many'], 'but is "many"'],
  [['--remotes', '3'], '--remotes'],
])('%j cannot be understood', (args, message) => {
  expect(() => readRounds(args, 7)).toThrow(message);
});
