import { expect, test } from 'vitest';
import { benchParts, parseOptions } from './options.ts';

test('parseOptions without arguments chooses all parts of the benchmark', () => {
  expect(parseOptions([])).toEqual({
    rounds: 7,
    parts: benchParts,
    peer: undefined,
  });
});

test('parseOptions reads the rounds, the parts and the folder of another site', () => {
  const args = ['updates', 'navigation', '--rounds', '3', '--peer', 'x'];
  expect(parseOptions(args)).toEqual({
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
])('parseOptions refuses the arguments %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});
