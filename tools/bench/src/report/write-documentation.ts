import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@torsa/node-lib/settings';
import { partNames } from '../options.ts';
import { readAllResults } from '../results.ts';
import { describeHome } from './describe-home.ts';
import { describePart } from './describe-part.ts';
import { fillSection } from './fill-section.ts';
import { describeGoals } from './goals.ts';

/** Writes the last results into the documentation: all tables, and the shortest one into the README. */
export async function writeDocumentation(): Promise<void> {
  const all = await readAllResults();
  await fillSections('docs/performance.md', [
    ['goals', describeGoals(all)],
    ...partNames.map((part) => [part, describePart(all[part])] as const),
  ]);
  await fillSections('README.md', [['home', describeHome(all)]]);
}

async function fillSections(
  file: string,
  sections: readonly (readonly [name: string, content: string])[],
): Promise<void> {
  const before = await readFile(path.join(root, file), 'utf8');
  const after = sections.reduce(
    (text, [name, content]) => fillSection(text, name, content),
    before,
  );
  await writeFile(path.join(root, file), after);
  console.log(`Wrote ${file}.`);
}
