import { expect, test } from 'vitest';
import { patternShape } from './route-clashes.ts';

test.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['/services/:serviceId', '/services/:'],
  ['/files/*', '/files/*'],
])('the pattern %s has the shape %s', (pattern, shape) => {
  expect(patternShape(pattern)).toBe(shape);
});
