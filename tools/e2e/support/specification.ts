/** A line of `docs/specification.md`: `- **§2.1** The requirement ([tests](path))`. */
const line = /^(- \*\*(§\d+\.\d+)\*\* .+ )\((?:\[[^\]]+\]\([^)]+\)(?:, )?)*\)$/gm;

/** The requirement IDs in the document's order. */
export function readRequirements(document: string): readonly string[] {
  return [...document.matchAll(line)].map(([, , id = '']) => id);
}

/** Requirement IDs at the start of test titles in a source file: `'§2.1 §2.4 title'`. */
export function readIds(source: string): ReadonlySet<string> {
  const titles = source.matchAll(/['"`]((?:§\d+\.\d+ )+)\S/g);
  return new Set([...titles].flatMap(([, ids = '']) => ids.trim().split(' ')));
}

/** Returns the document with links to each requirement's test files. @param files test file paths by requirement ID */
export function linkTests(document: string, files: ReadonlyMap<string, readonly string[]>): string {
  return document.replace(line, (_, start: string, id: string) => {
    const links = (files.get(id) ?? []).map((file) => `[${nameOf(file)}](../${file})`);
    return `${start}(${links.join(', ')})`;
  });
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.(dom\.)?(test|spec)\.tsx?$/g, '');
}
