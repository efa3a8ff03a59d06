import type { Compilation, Dependency } from '@rspack/core';

/** The exports of one shared singleton that a remote's chunks use. */
interface UsedSingleton {
  readonly names: Set<string>;
  /** Modules that import the whole singleton, so that their used exports are unknown. */
  readonly wholeIn: Set<string>;
}

/** The used exports by singleton key. */
export type UsedSingletons = ReadonlyMap<string, UsedSingleton>;

/**
 * Finds the exports of shared singletons that a build uses. Private pages and event handlers count too, because the
 * module graph contains every import that tree shaking kept.
 */
export function findUsedExports({ chunks, chunkGraph, moduleGraph }: Compilation): UsedSingletons {
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

/** Dependency types that every import creates. They list no names: other dependencies do. */
const withoutNames = ['esm import', 'esm export import'];

/** The export names that one dependency uses. `import()`, `require` and `export *` may use all of them. */
function namesIn({ type, ids }: Dependency): readonly string[] | 'all' {
  if (withoutNames.includes(type)) return [];
  const [name, member] = ids ?? [];
  if (name === undefined) return 'all';
  // The default export of a CommonJS library contains all its exports.
  if (name === 'default') return member === undefined ? 'all' : [name, member];
  return [name];
}
