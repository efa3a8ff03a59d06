import { expect, test } from 'vitest';
import { getSessionRole } from './provider-session.ts';

const person = (own: unknown, stamped: unknown) => ({
  user_metadata: { role: own },
  app_metadata: { role: stamped },
});

test('a session has the role that its app metadata and user metadata both contain', () => {
  expect(getSessionRole(person('team', 'team'))).toBe('team');
  expect(getSessionRole(person('founder', 'founder'))).toBe('founder_local');
});

// Hosted Supabase returns a user's own metadata change before the database has corrected it.
test('a session ignores a role that only the user’s own metadata contains', () => {
  expect(getSessionRole(person('founder', 'user'))).toBe('user');
  expect(getSessionRole(person('founder', undefined))).toBe('user');
  expect(getSessionRole({ user_metadata: { role: 'team' } })).toBe('user');
});

test('a session of a user without a role has the client role', () => {
  expect(getSessionRole(person(undefined, 'team'))).toBe('user');
  expect(getSessionRole({})).toBe('user');
});
