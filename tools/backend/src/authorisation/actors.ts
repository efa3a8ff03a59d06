/** A caller of the authorisation tests. The names are the columns of matrix.tsv. */
export interface Actor {
  readonly name: string;
  /** The database role of the request. */
  readonly role: 'anon' | 'authenticated';
  /** The claims of the token, in the form in which the API passes them to the database. */
  readonly claims: Readonly<Record<string, unknown>>;
}

export const idOf = (first: number, id: number): string =>
  `${first}0000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** Creates a caller whose token names a session. people.sql starts the session, and ends it for some callers. */
export function signedIn(name: string, id: number, session = id, aal = 'aal2'): Actor {
  // Metadata in a token is partly written by the user. Every token claims the founder role, which must have no effect.
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

/** The callers, with the IDs of seed.sql and people.sql. */
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
  // people.sql requires a second factor from all staff.
  signedIn('founder without a code', 1, 10, 'aal1'),
  signedIn('founder', 1),
];
