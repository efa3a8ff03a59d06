import { getAudience, useSession } from '@torsa/shared/auth';
import type { NavigationEntry } from '@torsa/shared/contract/navigation';
import { useNavigationEntries } from '@torsa/shared/router';
import type { NavigationSlotName } from './slots.ts';

/**
 * Returns the navigation links of a slot for the current user's role. Until the session is known, it returns the
 * links for guests.
 */
export function useNavigationSlotEntries(slot: NavigationSlotName): readonly NavigationEntry[] {
  return useNavigationEntries(slot, getAudience(useSession()));
}
