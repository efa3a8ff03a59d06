import { expect, test } from 'vitest';
import { replaceRouteParameterNames } from './route-clashes.ts';

test.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['/services/:serviceId', '/services/:'],
  ['/files/*', '/files/*'],
])('replaceRouteParameterNames turns the route pattern %s into %s', (pattern, shape) => {
  expect(replaceRouteParameterNames(pattern)).toBe(shape);
});
