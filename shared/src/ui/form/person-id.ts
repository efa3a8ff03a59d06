import { useAuth } from '@torsa/shared/auth';
import { guestDraftOwnerId } from '../../contract/draft-keys.ts';
import { parseSession } from '../../contract/parse-session.ts';
import { sessionStorageKey } from '../../contract/storage-keys.ts';

/**
 * Returns the owner ID of drafts in this tab. The auth store's ID is not enough, because all founders share one
 * placeholder user.
 */
export function getFormDraftOwnerId(): string {
  const { session } = useAuth.getState();
  if (session.status === 'signedOut') return guestDraftOwnerId;
  return storedPerson() ?? (session.status === 'signedIn' ? session.user.id : guestDraftOwnerId);
}

function storedPerson(): string | undefined {
  try {
    const id: unknown = parseSession(localStorage.getItem(sessionStorageKey))?.user?.id;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
