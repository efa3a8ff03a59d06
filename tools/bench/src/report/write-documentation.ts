import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { readAllBenchResults } from '../results.ts';
import { replaceMarkdownSection } from './fill-section.ts';
import { describePerformanceGoals } from './goals.ts';

const file = 'docs/performance.md';

/** Writes the performance goals and the last benchmark results into docs/performance.md. */
export async function writePerformanceDocumentation(): Promise<void> {
  const before = await readFile(path.join(repositoryRoot, file), 'utf8');
  const after = replaceMarkdownSection(
    before,
    'goals',
    describePerformanceGoals(await readAllBenchResults()),
  );
  await writeFile(path.join(repositoryRoot, file), after);
  console.log(`Wrote ${file}.`);
}
