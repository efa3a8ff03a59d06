import type { Session as ProviderSession, User } from '@supabase/supabase-js';
import type { Role, Session } from './session.ts';

/** What the shell shows for the provider's session. */
export function toSession(session: ProviderSession | null): Session {
  if (!session) return { status: 'signedOut' };
  const { user } = session;
  return {
    status: 'signedIn',
    user: { id: user.id, email: user.email ?? '', fullName: fullNameOf(user) },
    role: roleOf(user),
  };
}

/** The role that the database stamped on the user; everybody else is a plain user. */
export function roleOf(user: User): Role {
  switch (metadataOf(user).role) {
    case 'team':
      return 'team';
    case 'founder':
      return 'founder_local';
    default:
      return 'user';
  }
}

function fullNameOf(user: User): string {
  const { fullName } = metadataOf(user);
  return typeof fullName === 'string' ? fullName : '';
}

/** supabase-js types it as `any`, and a session from storage may lack it. */
function metadataOf(user: User): Readonly<Record<string, unknown>> {
  const metadata: unknown = user.user_metadata;
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
}
