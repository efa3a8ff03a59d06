import { getAudience, useSession } from '@torsa/shared/auth';
import type { NavigationEntry } from '@torsa/shared/contract/navigation';
import { useNavigationEntries } from '@torsa/shared/router';
import type { NavigationSlotName } from './slots.ts';

/**
 * Returns the navigation links of a slot for the current user's role, or those for guests until the session is known.
 */
export function useNavigationSlotEntries(slot: NavigationSlotName): readonly NavigationEntry[] {
  return useNavigationEntries(slot, getAudience(useSession()));
}
