import type { Session as ProviderSession, User } from '@supabase/supabase-js';
import type { Role, Session } from './session.ts';

/** What the shell shows for the provider's session. */
export function toSession(session: ProviderSession | undefined): Session {
  // One from storage has not been checked: supabase-js looks at its tokens alone.
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
 * The role that the database stamped on the user; everybody else is a plain user. It is in both
 * metadata: the user's own can be asked for, and hosted shows what was asked until the next refresh.
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

/** supabase-js types it as `any`, and a session from storage may lack it. */
function metadataOf(metadata: unknown): Readonly<Record<string, unknown>> {
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
}
