import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { readAllResults } from '../results.ts';
import { fillSection } from './fill-section.ts';
import { describeGoals } from './goals.ts';

const file = 'docs/performance.md';

/** Writes the performance goals and the last benchmark results into docs/performance.md. */
export async function writeDocumentation(): Promise<void> {
  const before = await readFile(path.join(repositoryRoot, file), 'utf8');
  const after = fillSection(before, 'goals', describeGoals(await readAllResults()));
  await writeFile(path.join(repositoryRoot, file), after);
  console.log(`Wrote ${file}.`);
}
