import { expect, test } from 'vitest';
import { accessRules } from '../../testing/access-rules.ts';
import { decideAccess } from './access.ts';
import type { Session, SessionRole } from './session.ts';

const sessions = {
  loading: { status: 'loading' },
  signedOut: { status: 'signedOut' },
  user: signedIn('user'),
  team: signedIn('team'),
  founder: signedIn('founder_local'),
} satisfies Record<string, Session>;

function signedIn(role: SessionRole): Session {
  return { status: 'signedIn', user: { id: '1', email: 'a@b.test', fullName: 'A' }, role };
}

const table: Record<
  keyof typeof accessRules | 'everybody',
  Record<keyof typeof sessions, string>
> = {
  everybody: {
    loading: 'allow',
    signedOut: 'allow',
    user: 'allow',
    team: 'allow',
    founder: 'allow',
  },
  guest: {
    loading: 'allow',
    signedOut: 'allow',
    user: '/dashboard/user',
    team: '/dashboard/user',
    founder: '/dashboard/user',
  },
  teamGuest: {
    loading: 'allow',
    signedOut: 'allow',
    user: 'allow',
    team: '/dashboard/team',
    founder: 'allow',
  },
  client: {
    loading: 'wait',
    signedOut: '/auth/login',
    user: 'allow',
    team: 'allow',
    founder: 'allow',
  },
  team: {
    loading: 'wait',
    signedOut: '/auth/login',
    user: '/dashboard/user',
    team: 'allow',
    founder: '/dashboard/user',
  },
  founder: {
    loading: 'wait',
    signedOut: '/auth/founder-login',
    user: '/auth/founder-login',
    team: '/auth/founder-login',
    founder: 'allow',
  },
};

const rows = Object.entries(table).flatMap(([rule, row]) =>
  Object.entries(row).map(([who, expected]) => ({ rule, who, expected })),
);

test.each(rows)(
  '§6.1 §6.6 the access decision for a $rule page and the visitor $who is $expected',
  ({ rule, who, expected }) => {
    const decision = decideAccess(
      rule === 'everybody' ? undefined : accessRules[rule as keyof typeof accessRules],
      sessions[who as keyof typeof sessions],
    );
    expect(decision.verdict === 'redirect' ? decision.to : decision.verdict).toBe(expected);
  },
);
