import { isAssetFilename } from '@torsa/shared/build/assets';
import { matchRoutes } from 'react-router-dom';
import { listAppRegistryEntries, listRemoteRegistryEntries } from '../registry/refs.ts';
import type { NextRegistryState } from '../registry/site-draft.ts';
import { formatReleaseName, type ReleaseSource } from '../releases/release.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import type { SiteStore } from '../store/store.ts';

/** Matches a link to the home page in code. The text `"/"` alone is too common to count as a link. */
const linkHome = /\b(?:to|href|path|otherwise):\s*(["'`])\/\1/;

/** Matches an absolute path in a script, up to `?` or `#`, such as `/about` or `/services/${id}`. */
const absolutePath = /(["'`])(\/[\w.~-][\w.~/-]*)(\1|[?#]|\$\{)/g;

/**
 * Finds other apps' live and canary releases that link to pages of an app.
 * @returns one text for each release, with the URL paths.
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

/** Returns true if a URL path leads to a page of this app, and not to a more specific route of another app. */
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
