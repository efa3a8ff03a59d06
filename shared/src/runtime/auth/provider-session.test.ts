import { expect, test } from 'vitest';
import { roleOf } from './provider-session.ts';

const person = (own: unknown, stamped: unknown) => ({
  user_metadata: { role: own },
  app_metadata: { role: stamped },
});

test('a role that the database stamped is shown', () => {
  expect(roleOf(person('team', 'team'))).toBe('team');
  expect(roleOf(person('founder', 'founder'))).toBe('founder_local');
});

// Hosted answers a change of one's own metadata from memory, before the database stamped it anew.
test('a role that somebody gave themselves is not', () => {
  expect(roleOf(person('founder', 'user'))).toBe('user');
  expect(roleOf(person('founder', undefined))).toBe('user');
  expect(roleOf({ user_metadata: { role: 'team' } })).toBe('user');
});

test('without a role somebody is a user', () => {
  expect(roleOf(person(undefined, 'team'))).toBe('user');
  expect(roleOf({})).toBe('user');
});
