import type { Factor, Session } from '@supabase/supabase-js';
import { setSiteConfig } from '@torsa/shared/site-config';
import { sessionStorageKey } from '../contract/storage-keys.ts';
import { backendUrl, stubNetwork } from './stub-network.ts';

export interface BackendCall {
  readonly method: string;
  /** `/auth/v1/token?grant_type=password` */
  readonly path: string;
  readonly body: unknown;
}

/**
 * The stubbed responses by `METHOD /path`. A path without a query matches every query. A path that ends with `*` matches
 * every path with this beginning.
 */
export type Answers = Readonly<Record<string, (call: BackendCall) => Response | Promise<Response>>>;

/**
 * Replaces the network with `answers` and returns the list of calls. A call without an answer fails like an
 * unreachable backend. Session checks and requests for live updates and saved views are answered automatically and not
 * listed, unless `answers` contains them.
 * `vi.unstubAllGlobals()` restores the network.
 */
export function stubBackend(answers: Answers): readonly BackendCall[] {
  const calls: BackendCall[] = [];
  setSiteConfig({
    siteUrl: 'http://site.test',
    backendUrl,
    publishableKey: 'publishable',
    staffEmailDomain: 'staff.test',
  });
  stubNetwork(async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const call: BackendCall = {
      method: request.method,
      path: `${pathname}${search}`,
      body: text === '' ? undefined : JSON.parse(text),
    };
    const asked = `${call.method} ${pathname}`;
    const answer =
      answers[`${call.method} ${call.path}`] ??
      answers[asked] ??
      Object.entries(answers).find(
        ([key]) => key.endsWith('*') && asked.startsWith(key.slice(0, -1)),
      )?.[1];
    if (!answer && pathname === '/rest/v1/rpc/my_role') return Response.json(storedRole());
    // The user has no saved views.
    if (!answer && pathname === '/rest/v1/saved_views') return Response.json([]);
    // The files have no comments.
    if (!answer && pathname === '/rest/v1/file_comments') return Response.json([]);
    // The session receives no live updates.
    if (!answer && pathname === '/rest/v1/rpc/live_topic') return Response.json(null);
    calls.push(call);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(call);
  });
  return calls;
}

/** The role that the database would return for the stored session. */
function storedRole(): string {
  const { user } = Object(JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null'));
  const { role } = Object(user?.app_metadata);
  return role === 'team' || role === 'founder' ? role : 'user';
}

/** An error response of the auth server. */
export function errorResponse(status: number, message: string): Response {
  return Response.json({ code: 'refused', message }, { status });
}

export interface Person {
  readonly email?: string;
  readonly fullName?: string;
  /** The role that the database assigned. */
  readonly role?: 'team' | 'founder' | 'client';
  /** The seconds until the session expires; negative if it has expired. */
  readonly expiresIn?: number;
  /** `aal2`: the user entered a second-factor code in this session. */
  readonly aal?: 'aal1' | 'aal2';
}

/** Creates a session like the auth server's. */
export function createStubSession({
  email = 'asha@client.test',
  fullName = 'Asha Roy',
  role = 'client',
  expiresIn = 3600,
  aal = 'aal1',
}: Person = {}): Session {
  const expiresAt = Math.round(Date.now() / 1000) + expiresIn;
  const id = `id-${email}`;
  return {
    access_token: ['{"alg":"none"}', JSON.stringify({ sub: id, exp: expiresAt, aal }), 'signature']
      .map((part) => btoa(part).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_'))
      .join('.'),
    refresh_token: `refresh-${email}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    user: {
      id,
      aud: 'authenticated',
      email,
      app_metadata: { role },
      user_metadata: { fullName, role },
      created_at: '2026-01-01T00:00:00Z',
    },
  };
}

/** Adds authenticator devices to a session's user. The names are also the IDs. */
export function withDevices(session: Session, ...names: readonly string[]): Session {
  const factors = names.map(
    (name): Factor => ({
      id: name,
      friendly_name: name,
      factor_type: 'totp',
      status: 'verified',
      created_at: '2026-11-20T08:00:00Z',
      updated_at: '2026-11-20T08:00:00Z',
    }),
  );
  return { ...session, user: { ...session.user, factors } };
}

/** The responses of a backend where this person can log in and out. */
export function answersFor(person: Person): Answers {
  const session = createStubSession(person);
  return {
    'POST /auth/v1/token?grant_type=password': () => Response.json(session),
    'GET /auth/v1/user': () => Response.json(session.user),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  };
}

/** Stores a session, as an earlier visit or another tab would. */
export function storeSession(person: Person = {}): void {
  localStorage.setItem(sessionStorageKey, JSON.stringify(createStubSession(person)));
}
