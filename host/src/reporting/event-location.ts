import { readPath } from '@torsa/shared/i18n/languages';
import type { TabReleases } from '../federation/site.ts';
import type { ClientEvent } from './client-event.ts';

/** The app, version and route of an event. */
type EventLocation = Pick<ClientEvent, 'app' | 'version' | 'route'>;

export type KnownReleases = Pick<TabReleases, 'ownership' | 'versionOf'>;

/** The maximum lengths that the table accepts. */
const maxLength = { app: 40, route: 200 } as const;

/**
 * Returns the app, version and route of an event.
 * @param pathname the current path.
 * @param actor the app that caused the event. By default, the owner of the page.
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
