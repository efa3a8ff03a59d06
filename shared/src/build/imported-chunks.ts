import type { Compilation } from '@rspack/core';

/** What a named chunk was made for. */
interface ImportedChunk {
  /** As `import()` names it: `./about/about-page.copy.en.ts`. */
  readonly request: string;
  readonly hasDefault: boolean;
}

/** The chunks of a build that an `import()` with a name made, by their names. */
export type ImportedChunks = ReadonlyMap<string, ImportedChunk>;

/** To be asked before a compilation ends: later its modules may be parts of others. */
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
      // What is not known, as of a CommonJS module, may have it.
      imported.set(name, {
        request,
        hasDefault: !Array.isArray(names) || names.includes('default'),
      });
    }
  }
  return imported;
}
