import { parseLocalizedPath } from '@torsa/shared/i18n/languages';
import type { TabReleaseFinder } from '../federation/site.ts';
import type { ClientErrorEvent } from './client-event.ts';

/** The app, version and route where an event occurred. */
type EventLocation = Pick<ClientErrorEvent, 'app' | 'version' | 'route'>;

export type ReleaseVersionFinder = Pick<TabReleaseFinder, 'ownership' | 'versionOf'>;

/** The maximum lengths of the columns `app` and `route` in the database table of error events, in characters. */
const maxLength = { app: 40, route: 200 } as const;

/**
 * Returns the app, version and route of an event.
 * @param pathname the path of the current URL.
 * @param actor the app that caused the event, by default the remote app that serves the page.
 */
export function getEventLocation(
  releases: ReleaseVersionFinder,
  pathname: string,
  actor?: string,
): EventLocation {
  const { path } = parseLocalizedPath(pathname);
  const page = releases.ownership(path);
  const { owner, pattern } = page.status === 'owned' ? page : { owner: 'host', pattern: '' };
  const app = actor ?? owner;
  const version = releases.versionOf(app, path) ?? '';
  return { app: app.slice(0, maxLength.app), version, route: pattern.slice(0, maxLength.route) };
}
