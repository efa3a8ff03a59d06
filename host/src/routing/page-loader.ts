import type { GiveUp } from '../federation/site.ts';
import type { KnownPage, Pages } from './pages.ts';

/**
 * The pages, as rendering asks for them with React's `use`. The same attempt gets the same promise again, also once
 * it is settled, because React renders a part that waits again and again.
 */
export interface PageLoader {
  readonly find: Pages['find'];
  readonly discover: (pathname: string, attempt: string) => Promise<void>;
  readonly loadCode: (page: KnownPage, attempt: string) => Promise<void>;
  /** Once something is shown: a failure is not kept, so the next attempt is a new one. */
  readonly forgetAttempts: () => void;
}

/** Nothing to wait for. With its status, React goes on at once. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** @param giveUp asked for what to do with code that cannot be had in any release. */
export function createPageLoader(pages: Pages, giveUp: GiveUp): PageLoader {
  const underWay = new Map<string, Promise<void>>();
  const attemptTo = (load: () => Promise<void>, key: string, isNeeded: boolean): Promise<void> => {
    const known = underWay.get(key);
    if (known || !isNeeded) return known ?? ready;
    const address = location.href;
    const promise = load().catch((error) => giveUp(error, address));
    underWay.set(key, promise);
    return promise;
  };
  return {
    find: pages.find,
    discover: (pathname, attempt) => {
      const isNeeded = pages.find(pathname).status === 'undiscovered';
      return attemptTo(() => pages.discover(pathname), `routes ${attempt}`, isNeeded);
    },
    loadCode: (page, attempt) =>
      attemptTo(() => pages.loadCode(page), `code ${attempt}`, !page.module),
    forgetAttempts: () => underWay.clear(),
  };
}
