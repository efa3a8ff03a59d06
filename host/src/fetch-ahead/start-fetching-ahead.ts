import type { Site } from '../federation/site.ts';
import type { Pages } from '../routing/pages.ts';
import { whenIdle } from './when-idle.ts';

/** Loads what fetches pages ahead, once the page has come to life. @returns its undo. */
export function startFetchingAhead(site: Site, pages: Pages): () => void {
  let isWanted = true;
  let stop = whenIdle(async () => {
    // Without it, each page is fetched when it is opened.
    const module = await import(/* webpackChunkName: "fetch-ahead" */ './fetch-ahead.ts').catch(
      () => undefined,
    );
    if (module && isWanted) stop = module.fetchAhead(site, pages);
  });
  return () => {
    isWanted = false;
    stop();
  };
}
