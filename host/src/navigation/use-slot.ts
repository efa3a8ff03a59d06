import { audienceOf, useSession } from '@torsa/shared/auth';
import type { NavigationEntry } from '@torsa/shared/contract/navigation';
import { useEntries } from '@torsa/shared/router';
import type { Slot } from './slots.ts';

/** Returns the entries of a slot for the role of the session. Until the session is known, it returns those for guests. */
export function useSlot(slot: Slot): readonly NavigationEntry[] {
  return useEntries(slot, audienceOf(useSession()));
}
