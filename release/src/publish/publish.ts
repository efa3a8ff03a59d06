import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';
import type { RemoteManifest } from '@torsa/shared/contract/release-manifest';
import type { SiteConfig } from '@torsa/shared/site-config';
import { composeSite } from '../compose/compose-site.ts';
import type { SiteFolder } from '../store/site-folder.ts';
import { siteKeys } from '../store/site-keys.ts';
import { writeCompressed } from '../store/write-compressed.ts';
import { type Build, readBuild } from './read-build.ts';

export interface Published {
  readonly app: string;
  readonly version: string;
}

/**
 * Publishes built apps: their files first, then the documents and the registry that point to them.
 * @throws {Error} when a build is not whole or a page cannot be rendered; then the live site is as before.
 */
export async function publish(
  site: SiteFolder,
  appDirs: readonly string[],
  siteConfig: SiteConfig,
): Promise<readonly Published[]> {
  const builds = await Promise.all(appDirs.map(readBuild));
  for (const build of builds) await upload(site, build);
  const registry = builds.reduce(withBuild, await readRegistry(site));
  if (!registry.host.version) throw new Error('The site has no host yet: publish the host too.');
  await composeSite(site, registry, siteConfig);
  return builds.map(({ manifest, version }) => ({ app: manifest.app, version }));
}

async function readRegistry(site: SiteFolder): Promise<Registry> {
  const json = await site.readJson(siteKeys.registry);
  return json === undefined ? { host: { version: '' }, remotes: {} } : parseRegistry(json);
}

/** Writes a build's immutable files; its release manifest comes last, as the mark that they are all there. */
async function upload(site: SiteFolder, build: Build): Promise<void> {
  const { manifest, version } = build;
  const releaseKey = siteKeys.release(manifest.app, version);
  if (site.has(releaseKey)) return;
  for (const name of Object.keys(manifest.files)) {
    const key = siteKeys.browserFile(manifest.app, version, name);
    await writeCompressed(site, key, await build.readBrowserFile(name));
  }
  const nodeKey = siteKeys.nodeBundle(manifest.app, version, manifest.node.file);
  await site.write(nodeKey, await build.readNodeBundle());
  await site.write(releaseKey, `${JSON.stringify(manifest, null, 2)}\n`);
}

function withBuild(registry: Registry, { manifest, version }: Build): Registry {
  switch (manifest.kind) {
    case 'host':
      return { ...registry, host: { version } };
    case 'remote':
      return {
        ...registry,
        remotes: { ...registry.remotes, [manifest.app]: registryRemote(manifest, version) },
      };
  }
}

function registryRemote(manifest: RemoteManifest, version: string): Registry['remotes'][string] {
  const [entry = ''] = manifest.initial;
  const integrity = manifest.files[entry]?.integrity;
  if (!integrity)
    throw new Error(`The release of ${manifest.app} does not contain its entry "${entry}".`);
  return {
    version,
    entry: `/${siteKeys.browserFile(manifest.app, version, entry)}`,
    integrity,
    routes: manifest.pages.map(({ pattern }) => pattern),
  };
}
