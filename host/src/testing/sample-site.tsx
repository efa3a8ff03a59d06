import type { Registry, RegistryRemote } from '@torsa/shared/contract/registry';
import type { PageComponent, PageModule, RemotePage } from '@torsa/shared/contract/remote';
import type { ComponentType } from 'react';

/** What the registry says of a remote that owns these path patterns. */
export function remoteWith(...routes: readonly string[]): RegistryRemote {
  return { version: '1', entry: '/apps/sample/1/remote.js', routes: [...routes] };
}

export function registryOf(remotes: Registry['remotes']): Registry {
  return { host: { version: '1' }, remotes };
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
