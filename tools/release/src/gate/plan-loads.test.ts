import { expect, test } from 'vitest';
import { canRoutePatternsMatchSamePath } from './plan-loads.ts';

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
])(
  'canRoutePatternsMatchSamePath: the route patterns %s and %s can match one path: %s',
  (one, other, meets) => {
    expect(canRoutePatternsMatchSamePath(one, other)).toBe(meets);
    expect(canRoutePatternsMatchSamePath(other, one)).toBe(meets);
  },
);
