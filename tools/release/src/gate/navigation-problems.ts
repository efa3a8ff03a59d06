import { listLiveNavigationEntries } from '@torsa/shared/contract/navigation';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { LoadedSiteReleases } from '../bundles/load-site.ts';
import { listRemoteRegistryEntries, type RemoteRegistryEntry } from '../registry/refs.ts';
import { formatReleaseName } from '../releases/release.ts';

/**
 * Checks that the host has a slot for each navigation link, and that each menu with links has an entry that opens the
 * menu.
 */
export function findNavigationProblems(
  next: ReleaseRegistry,
  { release: host, bundle }: LoadedSiteReleases['host'],
): readonly string[] {
  const menus = new Set(
    listLiveNavigationEntries(next).flatMap(({ slot, menu }) => (menu ? `${slot}/${menu}` : [])),
  );
  return listRemoteRegistryEntries(next).flatMap(({ app, channel, entry }: RemoteRegistryEntry) =>
    (entry.nav ?? []).flatMap(({ slot, path }) => {
      const name = `${formatReleaseName({ app, version: entry.version })} (${channel})`;
      const [base = slot] = slot.split('/');
      if (!bundle.slots.includes(base)) {
        return `${name} puts ${path} into the slot "${base}", and ${formatReleaseName(host)} has ${bundle.slots.join(', ')}. Use one of these, or first publish a host that has it.`;
      }
      if (channel === 'live' && slot !== base && !menus.has(slot)) {
        return `${name} puts ${path} into the menu "${slot}", which no live release opens. Give an entry of ${base} menu: '${slot.slice(base.length + 1)}', or put ${path} into ${base} itself.`;
      }
      return [];
    }),
  );
}
