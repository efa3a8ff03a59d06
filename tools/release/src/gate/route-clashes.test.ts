import { expect, test } from 'vitest';
import { shapeOf } from './route-clashes.ts';

test.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['/services/:serviceId', '/services/:'],
  ['/files/*', '/files/*'],
])('the pattern %s has the shape %s', (pattern, shape) => {
  expect(shapeOf(pattern)).toBe(shape);
});
