import { createContext, use } from 'react';
import type { VisitorRole } from '../../contract/access.ts';
import type { Navigation, NavigationEntry } from '../../contract/navigation.ts';

const NavigationContext = createContext<Navigation>({});

/** The React context provider for the document's navigation entries. */
export const NavigationProvider = NavigationContext.Provider;

/** Returns the navigation entries of a slot, such as `portal@1`, that a role can see. */
export function useNavigationEntries(
  slot: string,
  audience: VisitorRole,
): readonly NavigationEntry[] {
  const seen = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] =>
    entries
      .filter((entry) => !entry.for || entry.for.includes(audience))
      .map((entry) => (entry.menu ? { ...entry, menu: seen(entry.menu) } : entry));
  return seen(use(NavigationContext)[slot] ?? []);
}
