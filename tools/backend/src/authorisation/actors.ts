/** Who asks. The names are the columns of matrix.tsv. */
export interface Actor {
  readonly name: string;
  /** The database role that the API takes on. */
  readonly role: 'anon' | 'authenticated';
  /** The claims of the token, as the API hands them to the database. */
  readonly claims: Readonly<Record<string, unknown>>;
}

export const idOf = (first: number, id: number): string =>
  `${first}0000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** Somebody whose token names a session of theirs, which people.sql starts and maybe ends. */
export function signedIn(name: string, id: number, session = id, aal = 'aal2'): Actor {
  // Metadata in a token is a copy, partly the user's own: everybody's says founder, and only the
  // database's answer may count.
  const metadata = { role: 'founder' };
  return {
    name,
    role: 'authenticated',
    claims: {
      sub: idOf(0, id),
      session_id: idOf(1, session),
      role: 'authenticated',
      aal,
      user_metadata: metadata,
      app_metadata: metadata,
    },
  };
}

/** Ids as seed.sql and people.sql give them. */
export const actors: readonly Actor[] = [
  { name: 'anonymous', role: 'anon', claims: { role: 'anon' } },
  signedIn('unconfirmed', 6),
  signedIn('client', 4),
  signedIn('another client', 5),
  signedIn('team member', 3),
  signedIn('team leader', 2),
  signedIn('old mailbox', 8),
  signedIn('removed founder', 7),
  signedIn('signed-out founder', 1, 9),
  // people.sql asks all staff for a second factor.
  signedIn('founder without a code', 1, 10, 'aal1'),
  signedIn('founder', 1),
];
