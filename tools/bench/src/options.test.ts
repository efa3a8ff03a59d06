import { expect, test } from 'vitest';
import { partNames, readOptions } from './options.ts';

test('readOptions without arguments chooses all parts of the benchmark', () => {
  expect(readOptions([])).toEqual({
    rounds: 7,
    parts: partNames,
    peer: undefined,
  });
});

test('readOptions reads the rounds, the parts and the folder of another site', () => {
  const args = ['updates', 'navigation', '--rounds', '3', '--peer', 'x'];
  expect(readOptions(args)).toEqual({
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
])('readOptions refuses the arguments %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
