import { readPath } from '@torsa/shared/i18n/languages';
import type { TabReleases } from '../federation/site.ts';
import type { ClientEvent } from './client-event.ts';

/** What of the site an event is about. */
type Place = Pick<ClientEvent, 'app' | 'version' | 'route'>;

/** What places are made from. */
export type KnownReleases = Pick<TabReleases, 'ownership' | 'versionOf'>;

/** As long as the table takes them: names and patterns have no limit of their own. */
const mostOf = { app: 40, route: 200 } as const;

/**
 * @param pathname the address that was open.
 * @param actor the app that did something there; without it, the one whose page it is.
 */
export function placeOf(releases: KnownReleases, pathname: string, actor?: string): Place {
  const { path } = readPath(pathname);
  const page = releases.ownership(path);
  const { owner, pattern } = page.status === 'owned' ? page : { owner: 'host', pattern: '' };
  const app = actor ?? owner;
  const version = releases.versionOf(app, path) ?? '';
  return { app: app.slice(0, mostOf.app), version, route: pattern.slice(0, mostOf.route) };
}
