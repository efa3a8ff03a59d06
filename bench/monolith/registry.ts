import type { Registry } from '@torsa/shared/contract/registry';
import { remotes } from './remotes.ts';

const version = 'monolith';

/** What the host asks a registry for, made from the route tables that are part of this build. */
export const registry: Registry = {
  generation: 0,
  host: { live: { version } },
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { routes }]) => [
      name,
      { live: { version, entry: '', global: '', routes: routes.map(({ path }) => path) } },
    ]),
  ),
};
