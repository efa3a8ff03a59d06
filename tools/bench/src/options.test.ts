import { expect, test } from 'vitest';
import { partNames, readOptions } from './options.ts';

test('without options, all parts are measured', () => {
  expect(readOptions([])).toEqual({
    rounds: 7,
    parts: partNames,
    peer: undefined,
  });
});

test('options choose rounds, parts and a peer', () => {
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
])('the arguments %j are refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
