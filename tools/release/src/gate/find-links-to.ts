import { isAssetFilename } from '@torsa/shared/build/assets';
import { matchRoutes } from 'react-router-dom';
import { listAppRegistryEntries, listRemoteRegistryEntries } from '../registry/refs.ts';
import type { NextRegistryState } from '../registry/site-draft.ts';
import { formatReleaseName, type ReleaseSource } from '../releases/release.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';

/**
 * Matches code that links to the home page. The text `"/"` alone does not count as a link, because it is too common in
 * code.
 */
const linkHome = /\b(?:to|href|path|otherwise):\s*(["'`])\/\1/;

/** Matches an absolute path in a script, up to `?` or `#`, such as `/about` or `/services/${id}`. */
const absolutePath = /(["'`])(\/[\w.~-][\w.~/-]*)(\1|[?#]|\$\{)/g;

/**
 * Finds live and canary releases of other apps whose scripts contain URL paths of an app's pages, as links or
 * redirects.
 * @returns one text for each of these releases, with the URL paths.
 */
export async function findReleasesThatLinkTo(
  store: SiteStore,
  draft: NextRegistryState,
  app: string,
  source: ReleaseSource,
): Promise<readonly string[]> {
  const isLinked = ownedBy(app, draft);
  const others = listAppRegistryEntries(draft).filter(
    (ref) => ref.app !== app && ref.channel !== 'previous',
  );
  const problems = others.map(async ({ app: other, entry: { version } }) => {
    const { manifest } = await source(other, version);
    const scripts = Object.keys(manifest.files).filter((name) => !isAssetFilename(name));
    const code = await Promise.all(
      scripts.map(async (name) =>
        String((await store.read(siteFileKeys.browserFile(other, name)))?.bytes),
      ),
    );
    const paths = [...new Set(code.flatMap(pathsIn))].filter(isLinked).sort();
    if (paths.length === 0) return [];
    return `${formatReleaseName({ app: other, version })} links to ${paths.join(', ')} of ${app}. Publish a build of ${other} without these links first, or use --even-if-linked.`;
  });
  return (await Promise.all(problems)).flat();
}

/**
 * Returns true if a URL path leads to a page of this app. This is false if another app has a more specific route
 * pattern.
 */
function ownedBy(app: string, draft: NextRegistryState): (path: string) => boolean {
  const routes = listRemoteRegistryEntries(draft)
    .filter(({ channel }) => channel !== 'previous')
    .flatMap((one) => one.entry.routes.map((path) => ({ path, handle: one.app })));
  return (path) => matchRoutes(routes, path)?.at(-1)?.route.handle === app;
}

function pathsIn(code: string): readonly string[] {
  const paths = [...code.matchAll(absolutePath)].map(([, , path = '', end]) =>
    end === '${' ? `${path}…` : path,
  );
  return linkHome.test(code) ? ['/', ...paths] : paths;
}
