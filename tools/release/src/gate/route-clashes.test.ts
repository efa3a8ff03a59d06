import { expect, test } from 'vitest';
import { shapeOf } from './route-clashes.ts';

test.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['/services/:serviceId', '/services/:'],
  ['/files/*', '/files/*'],
])('%s matches as %s', (pattern, shape) => {
  expect(shapeOf(pattern)).toBe(shape);
});
