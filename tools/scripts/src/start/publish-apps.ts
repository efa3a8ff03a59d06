import { stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { publishBuild } from '@torsa/release/commands/publish';
import { describeError } from '@torsa/release/describe-error';
import { findRegistry } from '@torsa/release/registry/read-registry';
import { findSiteConfig } from '@torsa/release/registry/site-config-files';
import { readBuildFolder } from '@torsa/release/releases/read-build';
import { findPublishedRelease } from '@torsa/release/releases/stored-release';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import { siteFileKeys } from '@torsa/release/store/site-keys';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';

/**
 * Publishes built apps into a folder. An app that a developer rolled back, withdrew or made a canary is skipped until
 * its next build.
 * @returns a message for each skipped app.
 */
export async function publishApps(
  siteDir: string,
  appDirs: readonly string[],
  siteConfig: SiteConfig,
): Promise<readonly string[]> {
  const store = new FolderSiteStore(siteDir);
  const registry = await registryIn(store);
  const lines = registry
    ? await Promise.all(appDirs.map((dir) => takenBack(store, registry, dir)))
    : [];
  const old = await findSiteConfig(store, registry?.siteConfig);
  await publishBuild(
    store,
    appDirs.filter((_, i) => lines[i] === undefined),
    {
      // Keeps the stored settings of the founder until the backend returns other settings.
      siteConfig: { ...old?.config, ...siteConfig },
      // Drops incompatible previous releases (rollback targets), because a developer often changes host and remotes
      // together.
      forgetPrevious: true,
      // The best compression takes ten seconds of processor time, which a local site does not need.
      compression: 'fast',
    },
  );
  return lines.filter((line) => line !== undefined);
}

/**
 * Reads the site's registry of releases. A registry of another program has an unknown format, so the folder stays
 * unchanged.
 */
async function registryIn(store: FolderSiteStore): Promise<ReleaseRegistry | undefined> {
  try {
    return (await findRegistry(store))?.registry;
  } catch (error) {
    throw new CommandError(
      `${store.name}/${siteFileKeys.registry} was not written by the release tools: ${describeError(error)}\nSet SITE_DIR to another folder, or empty this one.`,
      { cause: error },
    );
  }
}

/**
 * Checks whether a developer rolled an app back or withdrew it after its last build.
 * @returns a message in that case.
 */
async function takenBack(
  store: FolderSiteStore,
  registry: ReleaseRegistry,
  appDir: string,
): Promise<string | undefined> {
  const { manifest, version } = await readBuildFolder(appDir);
  const { app } = manifest;
  const live = (app === 'host' ? registry.host : registry.remotes[app])?.live.version;
  if (live === version) return undefined;
  if (!(await findPublishedRelease(store, app, version))) return undefined;
  const builtAt = await changedAt(path.join(appDir, 'dist/release.json'));
  if (builtAt >= (await changedAt(store.pathOf(siteFileKeys.registry)))) return undefined;
  const how = `"npm run release -- rollback ${app} ${version}" makes it live.`;
  if (live === undefined) return `${app} stays withdrawn: ${how}`;
  return `${app} stays at ${live}: its build ${version} was taken back. ${how}`;
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file)).mtimeMs;
}
