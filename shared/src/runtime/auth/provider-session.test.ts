import { expect, test } from 'vitest';
import { roleOf } from './provider-session.ts';

const person = (own: unknown, stamped: unknown) => ({
  user_metadata: { role: own },
  app_metadata: { role: stamped },
});

test('a role in both metadata is shown', () => {
  expect(roleOf(person('team', 'team'))).toBe('team');
  expect(roleOf(person('founder', 'founder'))).toBe('founder_local');
});

// Hosted Supabase returns a user's own metadata change before the database has corrected it.
test('a role only in the user’s own metadata is not shown', () => {
  expect(roleOf(person('founder', 'user'))).toBe('user');
  expect(roleOf(person('founder', undefined))).toBe('user');
  expect(roleOf({ user_metadata: { role: 'team' } })).toBe('user');
});

test('a user without a role is a client', () => {
  expect(roleOf(person(undefined, 'team'))).toBe('user');
  expect(roleOf({})).toBe('user');
});
