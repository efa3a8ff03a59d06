import { expect, test } from 'vitest';
import { removeParameterNames } from './route-clashes.ts';

test.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['/services/:serviceId', '/services/:'],
  ['/files/*', '/files/*'],
])('removeParameterNames turns the route pattern %s into %s', (pattern, shape) => {
  expect(removeParameterNames(pattern)).toBe(shape);
});
