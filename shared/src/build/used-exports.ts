import type { Compilation, Dependency } from '@rspack/core';

/** The exports of one shared singleton that a remote's chunks import. */
interface UsedSingleton {
  readonly names: Set<string>;
  /** Modules that import the whole singleton, which makes its used exports unknown. */
  readonly wholeIn: Set<string>;
}

/** A map from singleton keys to their used exports. */
export type UsedExportsOfSharedModules = ReadonlyMap<string, UsedSingleton>;

/** Finds the exports of shared singletons that a build uses, including those used only in event handlers. */
export function findUsedExports({
  chunks,
  chunkGraph,
  moduleGraph,
}: Compilation): UsedExportsOfSharedModules {
  const used = new Map<string, UsedSingleton>();
  for (const chunk of chunks) {
    const runtime = [...(chunk.runtime ?? [])];
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const connection of moduleGraph.getOutgoingConnections(module)) {
        const { dependency } = connection;
        const key = dependency.request;
        if (connection.module?.type !== 'consume-shared-module' || key === undefined) continue;
        if (connection.getActiveState(runtime) === false) continue;
        const singleton = used.get(key) ?? { names: new Set(), wholeIn: new Set() };
        used.set(key, singleton);
        const names = namesIn(dependency);
        if (names === 'all') singleton.wholeIn.add(module.readableIdentifier());
        else for (const name of names) singleton.names.add(name);
      }
    }
  }
  return used;
}

/** The types of Rspack dependencies without imported names. Other dependencies of the same import list the names. */
const withoutNames = ['esm import', 'esm export import'];

/** Returns the export names that one dependency uses, or `all` for `import()`, `require` and `export *`. */
function namesIn({ type, ids }: Dependency): readonly string[] | 'all' {
  if (withoutNames.includes(type)) return [];
  const [name, member] = ids ?? [];
  if (name === undefined) return 'all';
  // The default export of a CommonJS library contains all exports of the library.
  if (name === 'default') return member === undefined ? 'all' : [name, member];
  return [name];
}
