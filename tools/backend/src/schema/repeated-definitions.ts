/** Matches the SQL texts that contain no definitions: comments and the texts between `$$`. */
const IGNORED = /--[^\n]*|\$\$.*?\$\$/gs;
const FUNCTION = /\bcreate\s+(?:or\s+replace\s+)?function\s+([\w.]+)\s*\(/gi;
/** Matches SQL statements that change an object which an earlier statement created. */
const CHANGE =
  /^(drop\s+\w+\s+[\w.]+|alter\s+(?:function|type)\s+[\w.]+|alter\s+table\s+[\w.]+(?=[^;]*\badd\s+column\b))/gim;

/**
 * Checks that migrations define each SQL function once and never drop, rename or extend an object.
 * @param migrations the SQL of each file by its name
 * @returns a sentence for each problem
 */
export function findRepeatedSqlDefinitions(migrations: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, text] of migrations) {
    const sql = text.replaceAll(IGNORED, '');
    for (const definition of sql.matchAll(FUNCTION)) {
      const [start, name] = definition;
      const args = argumentTypes(untilClosed(sql.slice(definition.index + start.length)));
      const signature = `${name}(${args})`;
      const first = files.get(signature);
      if (first === undefined) files.set(signature, file);
      else problems.push(`${file} defines ${signature} again. Change the definition in ${first}.`);
    }
    for (const [statement] of sql.matchAll(CHANGE))
      problems.push(
        `${file} has "${statement.replaceAll(/\s+/g, ' ')}". Change the definition of that object.`,
      );
  }
  return problems;
}

/**
 * Returns the text between an opening bracket and its closing bracket. The given text begins after the opening
 * bracket.
 */
function untilClosed(text: string): string {
  let open = 1;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open === 0) return text.slice(0, index);
  }
  return text;
}

function argumentTypes(list: string): string {
  return list
    .replaceAll(/\([^()]*\)/g, '')
    .split(',')
    .map((argument) => argument.replace(/\s+default\b.*$/is, '').trim())
    .filter((argument) => !/^out\s/i.test(argument))
    .map((argument) => argument.replace(/^\w+\s+/, ''))
    .join(', ');
}
