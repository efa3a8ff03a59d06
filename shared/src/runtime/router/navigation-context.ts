import { createContext, use } from 'react';
import type { Audience } from '../../contract/access.ts';
import type { Navigation, NavigationEntry } from '../../contract/navigation.ts';

const NavigationContext = createContext<Navigation>({});

/** Provides the document's navigation entries to the bars, and to pages that show a slot. */
export const NavigationProvider = NavigationContext.Provider;

/** The entries of a slot, such as `portal@1`, that a role may see. */
export function useEntries(slot: string, audience: Audience): readonly NavigationEntry[] {
  const seen = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] =>
    entries
      .filter((entry) => !entry.for || entry.for.includes(audience))
      .map((entry) => (entry.menu ? { ...entry, menu: seen(entry.menu) } : entry));
  return seen(use(NavigationContext)[slot] ?? []);
}
