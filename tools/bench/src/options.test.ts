import { expect, test } from 'vitest';
import { partNames, readOptions, standardRoutes } from './options.ts';

test('without options everything is measured', () => {
  expect(readOptions([])).toEqual({
    rounds: 7,
    routes: standardRoutes,
    parts: partNames,
    peer: undefined,
  });
});

test('rounds, pages and parts can be chosen', () => {
  const args = ['updates', 'navigation', '--rounds', '3', '--routes', '/,/about', '--peer', 'x'];
  expect(readOptions(args)).toEqual({
    rounds: 3,
    routes: ['/', '/about'],
    parts: ['updates', 'navigation'],
    peer: 'x',
  });
});

test.each([
  [['--rounds', '0'], '--rounds must be'],
  [['--rounds', 'many'], '--rounds must be'],
  [['--routes', 'about'], '"about"'],
  [['weather'], '"weather"'],
  [['--fast'], 'Usage'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
