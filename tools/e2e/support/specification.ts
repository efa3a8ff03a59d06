/** Matches a line of `docs/specification.md`, such as `- **§2.1** The requirement ([tests](path))`. */
const line = /^(- \*\*(§\d+\.\d+)\*\* .+ )\((?:\[[^\]]+\]\([^)]+\)(?:, )?)*\)$/gm;

/** Returns the requirement IDs in the order of the specification. */
export function readRequirements(document: string): readonly string[] {
  return [...document.matchAll(line)].map(([, , id = '']) => id);
}

/** Returns the requirement IDs at the start of test titles in a source file, such as `'§2.1 §2.4 title'`. */
export function readRequirementIds(source: string): ReadonlySet<string> {
  const titles = source.matchAll(/['"`]((?:§\d+\.\d+ )+)\S/g);
  return new Set([...titles].flatMap(([, ids = '']) => ids.trim().split(' ')));
}

/**
 * Adds links to each requirement's test files to the specification.
 * @param files paths of test files by requirement ID
 */
export function linkRequirementsToTests(
  document: string,
  files: ReadonlyMap<string, readonly string[]>,
): string {
  return document.replace(line, (_, start: string, id: string) => {
    const links = (files.get(id) ?? []).map((file) => `[${nameOf(file)}](../${file})`);
    return `${start}(${links.join(', ')})`;
  });
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.(dom\.)?(test|spec)\.tsx?$/g, '');
}
