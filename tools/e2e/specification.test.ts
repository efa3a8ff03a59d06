import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  linkRequirementsToTests,
  readRequirementIds,
  readRequirements,
} from './support/specification.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/specification.md');
const document = readFileSync(file, 'utf8');
const requirements = readRequirements(document);

const tests = globSync('{host,remote-*,shared,tools}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})
  .map((name) => name.replaceAll(path.sep, '/'))
  .sort();
const testsOf = new Map<string, readonly string[]>();
for (const name of tests) {
  for (const id of readRequirementIds(readFileSync(path.join(root, name), 'utf8'))) {
    testsOf.set(id, [...(testsOf.get(id) ?? []), name]);
  }
}

test('requirement IDs in each section of the specification are numbered from 1 without gaps', () => {
  const counts = new Map<string, number>();
  const expected = requirements.map((id) => {
    const [section = ''] = id.split('.');
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    return `${section}.${count}`;
  });
  expect(requirements).toEqual(expected);
  expect([...counts.keys()].map((section) => Number(section.slice(1)))).toEqual(
    Array.from({ length: counts.size }, (_, index) => index + 1),
  );
});

test.each(requirements)('the title of at least one test contains the requirement ID %s', (id) => {
  expect(testsOf.get(id)).toBeDefined();
});

test('every requirement ID in a test title exists in docs/specification.md', () => {
  expect([...testsOf.keys()].filter((id) => !requirements.includes(id))).toEqual([]);
});

test('docs/specification.md links each requirement to its test files (vitest -u writes the links)', async () => {
  await expect(linkRequirementsToTests(document, testsOf)).toMatchFileSnapshot(file);
});
