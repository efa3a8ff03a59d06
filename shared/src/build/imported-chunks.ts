import type { Compilation } from '@rspack/core';

/** The `import()` call that created a named chunk. */
interface ImportedChunk {
  /** The module path in the `import()` call, such as `./about/about-page.copy.en.ts`. */
  readonly request: string;
  readonly hasDefault: boolean;
}

/** A map from chunk names to the `import()` calls that created the chunks. */
export type ImportedChunks = ReadonlyMap<string, ImportedChunk>;

/** Finds the named chunks of a compilation, before Rspack concatenates their modules. */
export function findImportedChunks({ namedChunkGroups, moduleGraph }: Compilation): ImportedChunks {
  const imported = new Map<string, ImportedChunk>();
  for (const [name, { origins }] of namedChunkGroups) {
    for (const { module: origin, request } of origins) {
      const dependency = origin?.blocks
        .flatMap(({ dependencies }) => dependencies)
        .find((one) => one.request === request);
      const module = dependency && moduleGraph.getModule(dependency);
      if (!module || request === undefined) continue;
      const names = moduleGraph.getProvidedExports(module);
      // Assumes that a CommonJS module has a default export, because its exports are unknown at build time.
      imported.set(name, {
        request,
        hasDefault: !Array.isArray(names) || names.includes('default'),
      });
    }
  }
  return imported;
}
