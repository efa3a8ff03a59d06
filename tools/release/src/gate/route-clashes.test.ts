import { expect, test } from 'vitest';
import { patternShape } from './route-clashes.ts';

test.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['/services/:serviceId', '/services/:'],
  ['/files/*', '/files/*'],
])('patternShape turns the route pattern %s into %s', (pattern, shape) => {
  expect(patternShape(pattern)).toBe(shape);
});
