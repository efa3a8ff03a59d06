import { readPath } from '@torsa/shared/i18n/languages';
import type { TabReleases } from '../federation/site.ts';
import type { ClientEvent } from './client-event.ts';

/** The app, its version and the route of an event. */
type EventLocation = Pick<ClientEvent, 'app' | 'version' | 'route'>;

export type KnownReleases = Pick<TabReleases, 'ownership' | 'versionOf'>;

/** The limits of the table: names and patterns have none. */
const maxLength = { app: 40, route: 200 } as const;

/**
 * @param pathname the open address.
 * @param actor the app that did something there; without it, the one whose page it is.
 */
export function locateEvent(
  releases: KnownReleases,
  pathname: string,
  actor?: string,
): EventLocation {
  const { path } = readPath(pathname);
  const page = releases.ownership(path);
  const { owner, pattern } = page.status === 'owned' ? page : { owner: 'host', pattern: '' };
  const app = actor ?? owner;
  const version = releases.versionOf(app, path) ?? '';
  return { app: app.slice(0, maxLength.app), version, route: pattern.slice(0, maxLength.route) };
}
