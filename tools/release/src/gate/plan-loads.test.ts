import { expect, test } from 'vitest';
import { mayMeet } from './plan-loads.ts';

test.each([
  ['/', '/', true],
  ['/about', '/About/', true],
  ['/about', '/about/us', false],
  ['/', '/about', false],
  ['/services/:id', '/services/apps', true],
  ['/services/:id', '/services', true],
  ['/services/:id/edit', '/services/:name/delete', true],
  ['/services/:id', '/team/:id', false],
  ['/files/*', '/files/a/b', true],
  ['/:any', '/services/apps', true],
])('%s and %s may meet: %s', (one, other, meets) => {
  expect(mayMeet(one, other)).toBe(meets);
  expect(mayMeet(other, one)).toBe(meets);
});
