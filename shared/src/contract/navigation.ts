import { type Language, mainLanguage } from '../i18n/languages.ts';
import type { VisitorRole } from './access.ts';
import type { NavigationSlotEntry } from './nav-entry.ts';

/** A navigation entry as it appears in a document of one language. */
export interface NavigationEntry {
  readonly label: string;
  /** The path of the page that the entry opens, without a language prefix. */
  readonly path: string;
  /** The roles that see the navigation entry. Without roles, every visitor sees it. */
  readonly for?: readonly VisitorRole[];
  /** True if the navigation entry is shown with more emphasis than others in its slot. */
  readonly emphasis?: true;
  /** The name of the navigation entry's icon. Navigation bars without icons ignore the name. */
  readonly icon?: string;
  /** The entries of a menu. A navigation entry with this field opens the menu and is not a link. */
  readonly menu?: readonly NavigationEntry[];
}

/** A map from slot names, such as `navbar@1`, to navigation entries. */
export type Navigation = Readonly<Record<string, readonly NavigationEntry[]>>;

/** The navigation entries of a release, absent in registries of earlier versions. */
interface WithNav {
  readonly nav?: readonly NavigationSlotEntry[] | undefined;
}

interface WithRemotes {
  readonly remotes: Readonly<Record<string, { readonly live: WithNav }>>;
}

/**
 * Returns the navigation entries of all live releases. Canaries add no entries, because all visitors share the same
 * documents.
 */
export function listLiveNavigationEntries({
  remotes,
}: WithRemotes): readonly NavigationSlotEntry[] {
  return Object.entries(remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, { live }]) => live.nav ?? []);
}

/** Returns the navigation entries by slot in one language, sorted by `order`. */
export function createNavigation(registry: WithRemotes, language: Language): Navigation {
  const bySlot = new Map<string, NavigationSlotEntry[]>();
  const sorted = listLiveNavigationEntries(registry).toSorted(
    (one, other) => one.order - other.order,
  );
  for (const entry of sorted) bySlot.set(entry.slot, [...(bySlot.get(entry.slot) ?? []), entry]);
  const inSlot = (slot: string): readonly NavigationEntry[] =>
    (bySlot.get(slot) ?? []).map(({ label, path, menu, emphasis, icon, for: audience }) => ({
      label: label[language] ?? label[mainLanguage] ?? '',
      path,
      ...(audience ? { for: audience } : {}),
      ...(emphasis ? { emphasis } : {}),
      ...(icon ? { icon } : {}),
      ...(menu ? { menu: inSlot(`${slot}/${menu}`) } : {}),
    }));
  const slots = [...bySlot.keys()].filter((slot) => !slot.includes('/')).sort();
  return Object.fromEntries(slots.map((slot) => [slot, inSlot(slot)]));
}
