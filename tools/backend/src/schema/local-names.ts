/** Matches SQL tokens: words, quoted texts and single characters, without spaces and comments. */
const TOKENS = /--[^\n]*|'(?:[^']|'')*'|[A-Za-z_]\w*|\s+|./gs;

/**
 * Returns the renamed parameters and variables of a changed SQL function.
 * @returns undefined if the definitions differ in more than names, or if a name has several new names
 */
export function findRenamedSqlVariables(
  functionName: string,
  before: string,
  after: string,
): ReadonlyMap<string, string> | undefined {
  const [old, current] = [before, after].map((sql) => tokens(functionName, sql));
  if (old?.length !== current?.length) return undefined;
  const names = new Map<string, string>();
  for (const [index, name] of old?.entries() ?? []) {
    const newName = current?.[index] ?? '';
    if (name === newName) continue;
    if (!/^[A-Za-z_]\w*$/.test(name) || !/^[A-Za-z_]\w*$/.test(newName)) return undefined;
    if ((names.get(name) ?? newName) !== newName) return undefined;
    names.set(name, newName);
  }
  return new Set(names.values()).size === names.size ? names : undefined;
}

/** SQL can prefix a parameter with its function's name, such as `add_note.body`. */
function tokens(functionName: string, sql: string): string[] {
  return (sql.replaceAll(`${functionName}.`, '').match(TOKENS) ?? []).filter(
    (token) => token.trim() !== '' && !token.startsWith('--'),
  );
}
