/** A statement of the product specification, with the tests that prove it. */
export interface SpecificationRow {
  readonly point: number;
  readonly statement: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

/**
 * Reads `docs/specification.md`: a heading `## 2. …` for each point, and under it a table whose rows have a
 * statement and, in the second cell, tests as `[name](../path) “title”`.
 */
export function readRows(markdown: string): readonly SpecificationRow[] {
  return markdown.split(/^## (?=\d)/m).flatMap((section) => {
    const point = Number.parseInt(section, 10);
    return [...section.matchAll(/^\| (?!Statement|---)(.+?) \| (.*) \|$/gm)].map(
      ([, statement = '', tests = '']) => ({ point, statement, tests: readTests(tests) }),
    );
  });
}

function readTests(cell: string): SpecificationRow['tests'] {
  return [...cell.matchAll(/\]\(\.\.\/([^)]+)\) “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

/** Where a title has a value of its own for each case: `${name}`, `$name`, `%s`. */
const placeholder = /\$\{[^}]*\}|\$\w+|%[sijo]/g;

/** The titles of the tests in a source, as patterns that any case of theirs fits, and `…` for all of them. */
export function readTitles(source: string): readonly RegExp[] {
  // `test('…',`, `test.step('…',` and `test.each([…])('…',`.
  const titles = source.matchAll(/(?:\btest(?:\.step)?\(|\)\()\s*(['"`])(.+?)\1,/g);
  return [...titles].map(([, , title = '']) => {
    const parts = title
      .split(placeholder)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`);
  });
}
