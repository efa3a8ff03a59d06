import { decideAccess, useAuth } from '@torsa/shared/auth';
import { matchRoutes } from 'react-router-dom';
import type { Site } from '../federation/site.ts';
import { loadPage, type Pages } from '../routing/pages.ts';

/**
 * Brings the code of the page at `path` into this tab.
 * @returns false when there is no page for this visitor as things stand.
 * @throws what kept the code from being fetched. The next call is a new attempt.
 */
export async function fetchPage(site: Site, pages: Pages, path: string): Promise<boolean> {
  const owner = await site.ownerOf(path);
  if (!owner) return false;
  // The chosen release or none: while nobody waits there is nothing to fall back for.
  const { routes } = await site.loadRoutesAhead(owner);
  const rows = routes.map((row) => ({ path: row.path, handle: row }));
  const row = matchRoutes(rows, path)?.at(-1)?.route.handle;
  // Where somebody would be sent to instead is not worth guessing: the session may change before the click.
  const { session } = useAuth.getState();
  if (!row || decideAccess(row.access, session).verdict !== 'allow') return false;
  await row.load();
  // From here on it is all there, so that a click finds the page without waiting.
  await loadPage(pages, path);
  return true;
}
