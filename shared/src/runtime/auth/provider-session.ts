import type { Session as ProviderSession, User } from '@supabase/supabase-js';
import type { Session, SessionRole } from './session.ts';

/** Converts the auth server's session to the session in the auth store. */
export function parseProviderSession(session: ProviderSession | undefined): Session {
  // The values of a stored session are checked here, because supabase-js validates only the tokens of a stored session.
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
 * Returns the role that the database assigned to the user. The default is the client role. The database writes the role
 * to both `app_metadata` and `user_metadata`. Users can change their own `user_metadata`, and hosted Supabase shows the
 * changed value until the next token refresh.
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

/** supabase-js declares the session's metadata as `any`. A stored session may contain no metadata. */
function metadataOf(metadata: unknown): Readonly<Record<string, unknown>> {
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
}
