import { readFileSync } from 'node:fs';
import type { StatsCompilation } from '@rspack/core';
import { placedEntries } from '#contract/placed-entries.ts';
import type { ManifestPage, RemoteManifest } from '#contract/release-manifest.ts';
import type { RemotePage, RemoteRoutes } from '#contract/remote.ts';
import { hasParameters } from '#contract/route-pattern.ts';
import { type Language, languages, mainLanguage } from '#i18n/languages.ts';
import { type AppBuild, appGlobal, budgetsOf } from './base-config.ts';
import { optionalCommit } from './build-id.ts';
import type { BuiltParts } from './release-manifest-plugin.ts';
import { requiredSingletons } from './required-singletons.ts';
import { runNodeBundle } from './run-node-bundle.ts';

/** The chunk that holds a remote's exposed module. */
export const routesChunk = 'routes';

/** The release manifest of a built remote. @throws {Error} naming every page whose chunk is missing, or singletons taken whole. */
export function describeRemote(
  app: AppBuild,
  { browserStats, used, files, node, nodeBundle }: BuiltParts,
): RemoteManifest {
  const initial = [
    ...groupFiles(browserStats.entrypoints, app.name),
    ...groupFiles(browserStats.namedChunkGroups, routesChunk),
  ].filter((file, index, all) => all.indexOf(file) === index);
  const { routes } = readRouteTable(nodeBundle);
  const chunkOf = (name: string) => groupFiles(browserStats.namedChunkGroups, name);
  const lost = routes.flatMap(({ id, load }) =>
    chunkNames(id, load)
      .map(([, name]) => name)
      .filter((name) => chunkOf(name).length === 0)
      .map(
        (name) =>
          `Page "${id}" has no chunk of its name: load it with import(/* webpackChunkName: "${name}" */ …).`,
      ),
  );
  if (lost.length > 0) throw new Error(lost.join('\n'));
  const pages = routes.map((page) =>
    describePage(page, (name) => chunkOf(name).filter((file) => !initial.includes(file))),
  );
  return {
    kind: 'remote',
    app: app.name,
    global: appGlobal(app, false),
    ...budgetsOf(app),
    ...optionalCommit(app.dir),
    files,
    initial,
    node,
    requires: requiredSingletons(used),
    pages,
  };
}

/** The chunks of a page by language: one of the page's name, or one for each language. */
function chunkNames(id: string, load: RemotePage['load']): readonly [Language, string][] {
  if (typeof load === 'function') return [[mainLanguage, id]];
  return languages
    .filter((language) => load[language] !== undefined)
    .map((language) => [language, `${id}.${language}`]);
}

function describePage(
  page: RemotePage,
  filesOf: (chunk: string) => readonly string[],
): ManifestPage {
  const { [mainLanguage]: files = [], ...translations } = Object.fromEntries(
    chunkNames(page.id, page.load).map(([language, name]) => [language, [...filesOf(name)]]),
  );
  return {
    id: page.id,
    pattern: page.path,
    ...(page.access ? { access: { ...page.access, roles: [...page.access.roles] } } : {}),
    ...(page.nav ? { nav: placedEntries(page) } : {}),
    ...(page.noIndex ? { noIndex: page.noIndex } : {}),
    paths: hasParameters(page.path) ? [...(page.paths ?? [])] : [page.path],
    files,
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  };
}

/** Reads the route table out of the node bundle. It is plain data: a table that needs a module at this point is refused. */
function readRouteTable(nodeBundle: string): RemoteRoutes {
  const refuse = (id: string): never => {
    throw new Error(
      `src/routes.ts must be plain data, but it needs "${id}" before any page is opened.`,
    );
  };
  const table = runNodeBundle(readFileSync(nodeBundle, 'utf8'), {
    filename: nodeBundle,
    require: refuse,
  }) as Partial<RemoteRoutes>;
  if (!Array.isArray(table.routes))
    throw new Error('src/routes.ts must export `routes`, a list of pages.');
  return table as RemoteRoutes;
}

function groupFiles(groups: StatsCompilation['namedChunkGroups'], name: string): string[] {
  return (groups?.[name]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((file) => file.endsWith('.js'));
}
