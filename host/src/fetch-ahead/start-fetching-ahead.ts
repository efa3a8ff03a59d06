import type { Site } from '../federation/site.ts';
import type { Pages } from '../routing/pages.ts';
import { beginWhenIdle } from './begin-when-idle.ts';

/** Loads what fetches pages ahead, once the page has come to life. Without it, each is fetched when it is opened. */
export function startFetchingAhead(site: Site, pages: Pages): () => void {
  return beginWhenIdle(async () => {
    const { fetchAhead } = await import(/* webpackChunkName: "fetch-ahead" */ './fetch-ahead.ts');
    return () => fetchAhead(site, pages);
  });
}
