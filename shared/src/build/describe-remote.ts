import { readFileSync } from 'node:fs';
import type { StatsCompilation } from '@rspack/core';
import type { ManifestPage, RemoteManifest } from '../contract/release-manifest.ts';
import type { RemotePage, RemoteRoutes } from '../contract/remote.ts';
import { hasPathParameters } from '../contract/route-pattern.ts';
import { listPageSlotEntries } from '../contract/slot-entries.ts';
import { mainLanguage } from '../i18n/languages.ts';
import {
  type AppBuildOptions,
  createManifestSizeLimits,
  getAppGlobalVariableName,
} from './base-config.ts';
import { BuildError } from './build-error.ts';
import { readCurrentCommit } from './build-id.ts';
import type { AppBuildOutputs } from './release-manifest-plugin.ts';
import { findRequiredSingletons } from './required-singletons.ts';
import { findRouteProblems, getPageChunkNames } from './route-problems.ts';
import { runNodeBundle } from './run-node-bundle.ts';

/** The name of the chunk with the remote's exposed module, the route table. */
export const routeTableChunkName = 'routes';

/**
 * Creates the release manifest of a built remote.
 * @throws {BuildError} for mistakes in the route table, and for `import *` of a shared singleton
 */
export function createRemoteManifest(
  app: AppBuildOptions,
  { browserStats, used, imported, files, node, nodeBundle }: AppBuildOutputs,
): RemoteManifest {
  const initial = [
    ...groupFiles(browserStats.entrypoints, app.name),
    ...groupFiles(browserStats.namedChunkGroups, routeTableChunkName),
  ].filter((file, index, all) => all.indexOf(file) === index);
  const table = readRouteTable(nodeBundle);
  const problems = findRouteProblems(table, imported);
  if (problems.length > 0) throw new BuildError(problems);
  const { routes } = table as RemoteRoutes;
  const chunkOf = (name: string) => groupFiles(browserStats.namedChunkGroups, name);
  const pages = routes.map((page) =>
    describePage(page, (name) => chunkOf(name).filter((file) => !initial.includes(file))),
  );
  return {
    kind: 'remote',
    app: app.name,
    global: getAppGlobalVariableName(app, false),
    ...createManifestSizeLimits(app),
    ...readCurrentCommit(app.dir),
    files,
    initial,
    node,
    requires: findRequiredSingletons(used),
    pages,
  };
}

function describePage(
  page: RemotePage,
  filesOf: (chunk: string) => readonly string[],
): ManifestPage {
  const { [mainLanguage]: files = [], ...translations } = Object.fromEntries(
    getPageChunkNames(page).map(([language, name]) => [language, [...filesOf(name)]]),
  );
  return {
    id: page.id,
    pattern: page.path,
    ...(page.access ? { access: { ...page.access, roles: [...page.access.roles] } } : {}),
    ...(page.nav ? { nav: listPageSlotEntries(page) } : {}),
    ...(page.noIndex ? { noIndex: page.noIndex } : {}),
    paths: hasPathParameters(page.path) ? [...(page.paths ?? [])] : [page.path],
    files,
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  };
}

/**
 * Reads the route table from the Node bundle.
 * @throws {BuildError} if the route table imports a module
 */
function readRouteTable(nodeBundle: string): unknown {
  const refuse = (id: string): never => {
    throw new BuildError([`src/routes.ts must be plain data, but it imports "${id}".`]);
  };
  return runNodeBundle(readFileSync(nodeBundle, 'utf8'), { filename: nodeBundle, require: refuse });
}

function groupFiles(groups: StatsCompilation['namedChunkGroups'], name: string): string[] {
  return (groups?.[name]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((file) => file.endsWith('.js'));
}
