import { expect, test } from 'vitest';
import { benchmarkParts, parseBenchOptions } from './options.ts';

test('parseBenchOptions without arguments chooses every part of the benchmark and the default number of rounds', () => {
  expect(parseBenchOptions([])).toEqual({
    rounds: 7,
    parts: benchmarkParts,
    peer: undefined,
  });
});

test('parseBenchOptions reads the rounds, the parts and the folder of another site', () => {
  const args = ['updates', 'navigation', '--rounds', '3', '--peer', 'x'];
  expect(parseBenchOptions(args)).toEqual({
    rounds: 3,
    parts: ['updates', 'navigation'],
    peer: 'x',
  });
});

test.each([
  [['--rounds', '0'], '--rounds must be'],
  [['--rounds', 'many'], '--rounds must be'],
  [['weather'], 'no part weather'],
  [['--fast'], 'Usage'],
])('parseBenchOptions refuses the arguments %j', (args, message) => {
  expect(() => parseBenchOptions(args)).toThrow(message);
});
