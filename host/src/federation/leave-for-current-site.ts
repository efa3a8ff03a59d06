import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';

const storageKey = 'torsa.left-for';

/** How long to wait for the current registry, in milliseconds: somebody is waiting for an answer. */
const patience = 5_000;

/**
 * A tab keeps the versions that it started with. When none of a remote's can be had any more and the site has
 * moved on, this opens the current document at `address` instead of failing.
 * @param navigation aborted when the visitor has gone elsewhere meanwhile, where nobody must be called away from.
 * @returns false when that would not help; otherwise it never settles, because the page is being left.
 */
export async function leaveForCurrentSite(
  { generation }: Registry,
  address: string,
  navigation: AbortSignal,
): Promise<boolean> {
  const current = await currentGeneration();
  if (current === undefined || current <= generation || navigation.aborted) return false;
  if (hasLeftFor(current)) return false;
  openDocument(address);
  return new Promise(() => {});
}

/** To the address that is shown, a navigation with a fragment would only scroll. */
function openDocument(address: string): void {
  const [wanted, shown] = [new URL(address, location.href), new URL(location.href)];
  const isShown = wanted.pathname + wanted.search === shown.pathname + shown.search;
  if (isShown) location.reload();
  else location.assign(address);
}

async function currentGeneration(): Promise<number | undefined> {
  try {
    const response = await fetch('/registry.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return response.ok ? parseRegistry(await response.json()).generation : undefined;
  } catch {
    return undefined;
  }
}

/** Once for each generation: a document that does not work either must not be opened for ever. */
function hasLeftFor(generation: number): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === String(generation)) return true;
    sessionStorage.setItem(storageKey, String(generation));
    return false;
  } catch {
    return true;
  }
}
