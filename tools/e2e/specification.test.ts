import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRows, readTitles } from './support/specification.ts';
import { points } from './support/specification-points.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rows = readRows(readFileSync(path.join(root, 'docs/specification.md'), 'utf8'));
const titlesOf = (file: string) => readTitles(readFileSync(path.join(root, file), 'utf8'));

describe('every statement of the specification has a test', () => {
  test.each(rows)('§$point $statement', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, title } of tests) {
      const found = titlesOf(file).some((pattern) => pattern.test(title));
      expect(found, `“${title}” in ${file}`).toBe(true);
    }
  });
});

describe.each(Object.entries(points))('docs/specification.md, point %s', (point, statements) => {
  const written = rows.filter((row) => row.point === Number(point)).map((row) => row.statement);

  test.each(statements)('has a row for: %s', (statement) => {
    expect(written.filter((row) => row.includes(statement))).not.toEqual([]);
  });
});
