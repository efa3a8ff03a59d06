import type { Session as ProviderSession, User } from '@supabase/supabase-js';
import type { Session, SessionRole } from './session.ts';

/** Converts the auth server's session to the session in the auth store. */
export function parseProviderSession(session: ProviderSession | undefined): Session {
  // Checks the values of a stored session, because supabase-js validates only its tokens.
  const user: Partial<User> | undefined = session?.user;
  if (typeof user?.id !== 'string') return { status: 'signedOut' };
  const email = textOf(user.email);
  return {
    status: 'signedIn',
    user: { id: user.id, email, fullName: textOf(metadataOf(user.user_metadata).fullName) },
    role: getSessionRole(user),
  };
}

/**
 * Returns the role that the database assigned to the user, by default the client role. Only `app_metadata` counts,
 * because users can change their `user_metadata`.
 */
export function getSessionRole(user: Partial<User>): SessionRole {
  const { role } = metadataOf(user.user_metadata);
  if (role !== metadataOf(user.app_metadata).role) return 'user';
  switch (role) {
    case 'team':
      return 'team';
    case 'founder':
      return 'founder_local';
    default:
      return 'user';
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns typed metadata of a session, because supabase-js declares the metadata as `any`. */
function metadataOf(metadata: unknown): Readonly<Record<string, unknown>> {
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
}
