import type { Factor, Session } from '@supabase/supabase-js';
import { provideSiteConfig } from '@torsa/shared/site-config';
import { founderFlagKey, sessionStorageKey } from '../contract/storage-keys.ts';
import { backendUrl, stubNetwork } from './stub-network.ts';

export { founderFlagKey, sessionStorageKey };

export interface BackendCall {
  readonly method: string;
  /** `/auth/v1/token?grant_type=password` */
  readonly path: string;
  readonly body: unknown;
}

/** Answers by `METHOD /path`; a path without its query answers for all of its queries. */
export type Answers = Readonly<Record<string, (call: BackendCall) => Response | Promise<Response>>>;

/**
 * Replaces the network by `answers`, and gives the list of the calls that are made. What has no answer
 * fails as an unreachable backend does. Undone by `vi.unstubAllGlobals()`. The check of the
 * session is answered and left out of the list, unless `answers` has it.
 */
export function stubBackend(answers: Answers): readonly BackendCall[] {
  const calls: BackendCall[] = [];
  provideSiteConfig({
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
    const answer = answers[`${call.method} ${call.path}`] ?? answers[`${call.method} ${pathname}`];
    if (!answer && pathname === '/rest/v1/rpc/my_role') return Response.json(storedRole());
    calls.push(call);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(call);
  });
  return calls;
}

/** The role that the database would give for the stored session. */
function storedRole(): string {
  const { user } = Object(JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null'));
  const { role } = Object(user?.app_metadata);
  return role === 'team' || role === 'founder' ? role : 'user';
}

/** An error as the provider's API gives it. */
export function errorResponse(status: number, message: string): Response {
  return Response.json({ code: 'refused', message }, { status });
}

export interface Person {
  readonly email?: string;
  readonly fullName?: string;
  /** The role that the database stamped. */
  readonly role?: 'team' | 'founder' | 'client';
  /** Seconds until the session ends; below zero it has ended. */
  readonly expiresIn?: number;
  /** `aal2`: the session gave the code of a second factor. */
  readonly aal?: 'aal1' | 'aal2';
}

/** A session as the provider gives it. */
export function createStubSession({
  email = 'asha@client.test',
  fullName = 'Asha Roy',
  role = 'client',
  expiresIn = 3600,
  aal = 'aal1',
}: Person = {}): Session {
  const expiresAt = Math.round(Date.now() / 1000) + expiresIn;
  return {
    access_token: [
      '{"alg":"none"}',
      JSON.stringify({ sub: email, exp: expiresAt, aal }),
      'signature',
    ]
      .map((part) => btoa(part).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_'))
      .join('.'),
    refresh_token: `refresh-${email}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    user: {
      id: `id-${email}`,
      aud: 'authenticated',
      email,
      app_metadata: { role },
      user_metadata: { fullName, role },
      created_at: '2026-01-01T00:00:00Z',
    },
  };
}

/** The session of an account with devices of these names, which are their IDs too. */
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

/** The answers of a backend where this person may sign in and out. */
export function answersFor(person: Person): Answers {
  const session = createStubSession(person);
  return {
    'POST /auth/v1/token?grant_type=password': () => Response.json(session),
    'GET /auth/v1/user': () => Response.json(session.user),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  };
}

/** Leaves a session behind, as an earlier visit or another tab does. */
export function storeSession(person: Person = {}): void {
  localStorage.setItem(sessionStorageKey, JSON.stringify(createStubSession(person)));
}
