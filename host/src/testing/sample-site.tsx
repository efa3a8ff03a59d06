import type { Registry, RegistryRelease, RegistryRemote } from '@torsa/shared/contract/registry';
import type { PageComponent, PageModule, RemotePage } from '@torsa/shared/contract/remote';
import type { ComponentType } from 'react';
import { chooseReleases } from '../federation/choose-releases.ts';
import type { LoadRoutes } from '../federation/connect-remotes.ts';
import type { Site } from '../federation/site.ts';

export const sampleIntegrity = `sha384-${'a'.repeat(64)}`;

/** A version of twelve digits that ends with these. */
export function sampleVersion(digits: string | number): string {
  return String(digits).padStart(12, '0');
}

/** What the registry says of a release that has these path patterns. */
export function releaseWith(
  digits: string | number,
  routes: readonly string[] = ['/'],
): RegistryRelease {
  const version = sampleVersion(digits);
  return {
    version,
    entry: `/apps/sample/${version}/remote.js`,
    integrity: sampleIntegrity,
    global: `torsa_sample_${version}`,
    routes: [...routes],
  };
}

/** What the registry says of a remote whose live release owns these path patterns. */
export function remoteWith(...routes: readonly string[]): RegistryRemote {
  return { live: releaseWith(1, routes) };
}

export function registryOf(remotes: Registry['remotes']): Registry {
  return { generation: 1, host: { live: { version: sampleVersion(1) } }, remotes };
}

/** A site for a browser that is in no canary, and whose failures stay failures. */
export function siteOf(registry: Registry, loadRoutes: LoadRoutes): Site {
  return {
    remotes: chooseReleases(registry, () => 100),
    loadRoutes,
    giveUp: async (error) => {
      throw error;
    },
  };
}

/** The module of a page that shows its name as its heading. */
export function moduleOf(name: string): PageModule {
  return pageModule(() => <h1>{name}</h1>, { title: name, description: `About ${name}.` });
}

export function pageModule(Page: ComponentType, head: PageComponent['head']): PageModule {
  return { default: Object.assign(Page, { head }) };
}

/** A page that shows its id as its heading. */
export function pageOf(id: string, path: string, options: Partial<RemotePage> = {}): RemotePage {
  return { id, path, load: async () => moduleOf(id), ...options };
}
