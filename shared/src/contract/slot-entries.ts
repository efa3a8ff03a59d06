import type { NavigationSlotEntry } from './nav-entry.ts';
import type { RemotePage } from './remote.ts';

/** Returns a page's navigation entries for its release manifest, each with its path and roles. */
export function listPageSlotEntries({
  path: pattern,
  access,
  nav = [],
}: RemotePage): NavigationSlotEntry[] {
  return nav.map(({ slot, order, label, path = pattern, menu, for: audience, emphasis, icon }) => {
    const seenBy = audience ?? access?.roles;
    return {
      slot,
      order,
      label: { ...label },
      path,
      ...(menu ? { menu } : {}),
      ...(seenBy ? { for: [...seenBy] } : {}),
      ...(emphasis ? { emphasis } : {}),
      ...(icon ? { icon } : {}),
    };
  });
}
