import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';

const storageKey = 'torsa.left-for';

/** How long to wait for the current registry, in milliseconds: somebody is waiting for an answer. */
const patience = 5_000;

/**
 * A tab keeps the versions that it started with. When none of a remote's can be had any more and the site has
 * moved on, this opens the current document instead of failing.
 * @param address the URL that was to be shown. A visitor who has gone elsewhere meanwhile is not called away.
 * @returns false when that would not help; otherwise it never settles, because the page is being left.
 */
export async function leaveForCurrentSite(
  { generation }: Registry,
  address: string,
): Promise<boolean> {
  const current = await currentGeneration();
  if (current === undefined || current <= generation || location.href !== address) return false;
  if (hasLeftFor(current)) return false;
  location.reload();
  return new Promise(() => {});
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
