/** A line of `docs/specification.md`: `- **§2.1** The requirement ([tests](path))`. */
const line = /^(- \*\*(§\d+\.\d+)\*\* .+ )\((?:\[[^\]]+\]\([^)]+\)(?:, )?)*\)$/gm;

/** The IDs of the requirements, in the order of the document. */
export function readRequirements(document: string): readonly string[] {
  return [...document.matchAll(line)].map(([, , id = '']) => id);
}

/** The IDs that titles of tests in a source begin with: `'§2.1 §2.4 title'`. */
export function readIds(source: string): ReadonlySet<string> {
  const titles = source.matchAll(/['"`]((?:§\d+\.\d+ )+)\S/g);
  return new Set([...titles].flatMap(([, ids = '']) => ids.trim().split(' ')));
}

/** The document with links to the files of its tests in the last column. @param files by ID, as paths in the repository */
export function linkTests(document: string, files: ReadonlyMap<string, readonly string[]>): string {
  return document.replace(line, (_, start: string, id: string) => {
    const links = (files.get(id) ?? []).map((file) => `[${nameOf(file)}](../${file})`);
    return `${start}(${links.join(', ')})`;
  });
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.(dom\.)?(test|spec)\.tsx?$/g, '');
}
