import type { Session as ProviderSession, User } from '@supabase/supabase-js';
import type { Role, Session } from './session.ts';

/** Converts the auth server's session to the session that the shell shows. */
export function toSession(session: ProviderSession | undefined): Session {
  // A stored session is not checked: supabase-js checks only its tokens.
  const user: Partial<User> | undefined = session?.user;
  if (typeof user?.id !== 'string') return { status: 'signedOut' };
  const email = textOf(user.email);
  return {
    status: 'signedIn',
    user: { id: user.id, email, fullName: textOf(metadataOf(user.user_metadata).fullName) },
    role: roleOf(user),
  };
}

/**
 * The role that the database assigned to the user; the default is a client. The database writes it to both metadata.
 * Users can change their own `user_metadata`, and hosted Supabase shows the changed value until the next refresh.
 */
export function roleOf(user: Partial<User>): Role {
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

/** supabase-js types the metadata as `any`, and a stored session may lack it. */
function metadataOf(metadata: unknown): Readonly<Record<string, unknown>> {
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
}
