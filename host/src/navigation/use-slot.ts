import { audienceOf, useSession } from '@torsa/shared/auth';
import type { NavigationEntry } from '@torsa/shared/contract/navigation';
import { useEntries } from '@torsa/shared/router';
import type { Slot } from './slots.ts';

/** The entries of a slot for whoever is here; as long as the session is not known, for a guest. */
export function useSlot(slot: Slot): readonly NavigationEntry[] {
  return useEntries(slot, audienceOf(useSession()));
}
