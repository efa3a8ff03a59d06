import { audienceOf, useSession } from '@torsa/shared/auth';
import type { Navigation, NavigationEntry } from '@torsa/shared/contract/navigation';
import { createContext, useContext } from 'react';
import type { Slot } from './slots.ts';

const NavigationContext = createContext<Navigation>({});

/** Gives the bars the entries that the document was rendered with. */
export const NavigationProvider = NavigationContext.Provider;

/** The entries of a slot for whoever is here; as long as the session is not known, for a guest. */
export function useSlot(slot: Slot): readonly NavigationEntry[] {
  const navigation = useContext(NavigationContext);
  const audience = audienceOf(useSession());
  const seen = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] =>
    entries
      .filter((entry) => !entry.for || entry.for.includes(audience))
      .map((entry) => (entry.menu ? { ...entry, menu: seen(entry.menu) } : entry));
  return seen(navigation[slot] ?? []);
}
