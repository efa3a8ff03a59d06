import { type Language, mainLanguage } from '../i18n/languages.ts';
import type { Audience } from './access.ts';
import type { SlotEntry } from './nav-entry.ts';

/** An entry as a document in one language carries it. */
export interface NavigationEntry {
  readonly label: string;
  /** The path of the page that it leads to, without a language. */
  readonly path: string;
  /** Who sees it; without it, everybody. */
  readonly for?: readonly Audience[];
  /** Stands out from the others of its slot. */
  readonly emphasis?: true;
  /** Instead of leading anywhere it opens a menu of these. */
  readonly menu?: readonly NavigationEntry[];
}

/** What stands in the host's slots, by their names: `navbar@1`. */
export type Navigation = Readonly<Record<string, readonly NavigationEntry[]>>;

/** What a release puts into slots. A registry from before that has none. */
interface WithNav {
  readonly nav?: readonly SlotEntry[] | undefined;
}

interface WithRemotes {
  readonly remotes: Readonly<Record<string, { readonly live: WithNav }>>;
}

/** The entries of all live releases. Documents are for everybody: a canary's come once it is live. */
export function liveEntries({ remotes }: WithRemotes): readonly SlotEntry[] {
  return Object.entries(remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, { live }]) => live.nav ?? []);
}

/** What stands in the slots in a language, in the order that the entries ask for. */
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
