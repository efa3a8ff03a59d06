import type { Compilation, Dependency } from '@rspack/core';

/** What the chunks of a remote use of a shared singleton. */
interface UsedSingleton {
  readonly names: Set<string>;
  /** Modules that take it as a whole, so that nobody can tell which names they use. */
  readonly wholeIn: Set<string>;
}

/** By the singleton's key. */
export type UsedSingletons = ReadonlyMap<string, UsedSingleton>;

/**
 * Which names of which shared singletons the chunks of a build use: those of private pages and event handlers too, as
 * the module graph has every import that was not shaken off.
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

/** What goes with every import and names nothing: the names are in dependencies of their own. */
const withoutNames = ['esm import', 'esm export import'];

/** The names that one dependency uses. What does not list them may use all: `import()`, `require`, `export *`. */
function namesIn({ type, ids }: Dependency): readonly string[] | 'all' {
  if (withoutNames.includes(type)) return [];
  const [name, member] = ids ?? [];
  if (name === undefined) return 'all';
  // The default export of a CommonJS library is all that it has.
  if (name === 'default') return member === undefined ? 'all' : [name, member];
  return [name];
}
