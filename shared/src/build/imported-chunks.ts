import type { Compilation } from '@rspack/core';

/** The `import()` that created a named chunk. */
interface ImportedChunk {
  /** The path in the `import()`: `./about/about-page.copy.en.ts`. */
  readonly request: string;
  readonly hasDefault: boolean;
}

/** The chunks that named `import()` calls created, by chunk name. */
export type ImportedChunks = ReadonlyMap<string, ImportedChunk>;

/** Call it before the compilation ends: later, Rspack may merge modules into others. */
export function importedChunks({ namedChunkGroups, moduleGraph }: Compilation): ImportedChunks {
  const imported = new Map<string, ImportedChunk>();
  for (const [name, { origins }] of namedChunkGroups) {
    for (const { module: origin, request } of origins) {
      const dependency = origin?.blocks
        .flatMap(({ dependencies }) => dependencies)
        .find((one) => one.request === request);
      const module = dependency && moduleGraph.getModule(dependency);
      if (!module || request === undefined) continue;
      const names = moduleGraph.getProvidedExports(module);
      // The exports of a CommonJS module are unknown, so it may have a default export.
      imported.set(name, {
        request,
        hasDefault: !Array.isArray(names) || names.includes('default'),
      });
    }
  }
  return imported;
}
