import { createContext, use } from 'react';
import type { Audience } from '../../contract/access.ts';
import type { Navigation, NavigationEntry } from '../../contract/navigation.ts';

const NavigationContext = createContext<Navigation>({});

/** Gives the bars, and those pages that show a slot themselves, the entries that the document was rendered with. */
export const NavigationProvider = NavigationContext.Provider;

/** The entries of a slot, such as `portal@1`, for somebody. */
export function useEntries(slot: string, audience: Audience): readonly NavigationEntry[] {
  const seen = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] =>
    entries
      .filter((entry) => !entry.for || entry.for.includes(audience))
      .map((entry) => (entry.menu ? { ...entry, menu: seen(entry.menu) } : entry));
  return seen(use(NavigationContext)[slot] ?? []);
}
