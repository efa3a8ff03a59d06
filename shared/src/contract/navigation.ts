import { type Language, mainLanguage } from '../i18n/languages.ts';
import type { Audience } from './access.ts';
import type { SlotEntry } from './nav-entry.ts';

/** A navigation entry in a document of one language. */
export interface NavigationEntry {
  readonly label: string;
  /** The path of the entry's page, without a language prefix. */
  readonly path: string;
  /** The roles that see the entry. If absent, every role sees it. */
  readonly for?: readonly Audience[];
  /** Shown with more emphasis than other entries of the slot. */
  readonly emphasis?: true;
  /** Entries of a menu. With this field, the entry opens the menu and is not a link. */
  readonly menu?: readonly NavigationEntry[];
}

/** The entries by slot name, such as `navbar@1`. */
export type Navigation = Readonly<Record<string, readonly NavigationEntry[]>>;

/** The slot entries of a release. Registries of earlier versions have none. */
interface WithNav {
  readonly nav?: readonly SlotEntry[] | undefined;
}

interface WithRemotes {
  readonly remotes: Readonly<Record<string, { readonly live: WithNav }>>;
}

/**
 * The slot entries of all live releases. A canary's entries appear only when it is live, because all visitors share
 * documents.
 */
export function liveEntries({ remotes }: WithRemotes): readonly SlotEntry[] {
  return Object.entries(remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, { live }]) => live.nav ?? []);
}

/** The entries by slot in one language, sorted by `order`. */
export function navigationOf(registry: WithRemotes, language: Language): Navigation {
  const bySlot = new Map<string, SlotEntry[]>();
  const sorted = liveEntries(registry).toSorted((one, other) => one.order - other.order);
  for (const entry of sorted) bySlot.set(entry.slot, [...(bySlot.get(entry.slot) ?? []), entry]);
  const inSlot = (slot: string): readonly NavigationEntry[] =>
    (bySlot.get(slot) ?? []).map(({ label, path, menu, emphasis, for: audience }) => ({
      label: label[language] ?? label[mainLanguage] ?? '',
      path,
      ...(audience ? { for: audience } : {}),
      ...(emphasis ? { emphasis } : {}),
      ...(menu ? { menu: inSlot(`${slot}/${menu}`) } : {}),
    }));
  const slots = [...bySlot.keys()].filter((slot) => !slot.includes('/')).sort();
  return Object.fromEntries(slots.map((slot) => [slot, inSlot(slot)]));
}
