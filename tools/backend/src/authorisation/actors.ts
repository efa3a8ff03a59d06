/** A caller (actor) of the authorisation matrix tests. Actor names are column names of matrix.tsv. */
export interface AccessTestActor {
  readonly name: string;
  /** The database role that runs the request. */
  readonly role: 'anon' | 'authenticated';
  /** The token claims as JSON, in the format that the API passes to the database. */
  readonly claims: Readonly<Record<string, unknown>>;
}

export const createTestUuid = (first: number | string, id: number): string =>
  `${first}0000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

type TokenClaims = AccessTestActor['claims'];

/** Returns the token claims of an account's session in people.sql. */
export const createAccountTokenClaims = (account: string): TokenClaims => ({
  sub: account,
  session_id: `1${account.slice(1)}`,
  role: 'authenticated',
  aal: 'aal2',
});

/** Returns SQL that runs the next statements with these token claims. */
export const createSetClaimsSql = (claims: TokenClaims): string =>
  `select set_config('request.jwt.claims', $claims$${JSON.stringify(claims)}$claims$, false),
    set_config('request.jwt.claim.sub', '${claims['sub'] ?? ''}', false); set role ${claims['role']}`;

/** Creates a test caller whose token contains a session ID. people.sql creates the sessions and ends some of them. */
export function createLoggedInActor(
  name: string,
  id: number,
  session = id,
  aal = 'aal2',
): AccessTestActor {
  // Each test token claims the founder role, which must have no effect, because users can write the metadata in their
  // own tokens.
  const metadata = { role: 'founder' };
  return {
    name,
    role: 'authenticated',
    claims: {
      sub: createTestUuid(0, id),
      session_id: createTestUuid(1, session),
      role: 'authenticated',
      aal,
      user_metadata: metadata,
      app_metadata: metadata,
    },
  };
}

/** The test users of the authorisation matrix tests. Their user IDs come from seed.sql and people.sql. */
export const accessTestActors: readonly AccessTestActor[] = [
  { name: 'anonymous', role: 'anon', claims: { role: 'anon' } },
  createLoggedInActor('unconfirmed', 6),
  createLoggedInActor('client', 4),
  createLoggedInActor('another client', 5),
  createLoggedInActor('team member', 3),
  createLoggedInActor('team leader', 2),
  createLoggedInActor('old mailbox', 8),
  createLoggedInActor('removed founder', 7),
  createLoggedInActor('signed-out founder', 1, 9),
  // All staff members need a second factor because of people.sql.
  createLoggedInActor('founder without a code', 1, 10, 'aal1'),
  createLoggedInActor('founder', 1),
];
