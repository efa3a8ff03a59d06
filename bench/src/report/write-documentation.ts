import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../../scripts/settings.ts';
import { partNames } from '../options.ts';
import { type AllResults, readResults } from '../results.ts';
import { describeGoals } from './describe-goals.ts';
import { describePart } from './describe-part.ts';
import { fillSection } from './fill-section.ts';
import { drawPerformance } from './performance-picture.ts';

const documentation = path.join(root, 'docs/performance.md');
const picture = path.join(root, 'docs/images/performance.svg');

/** Writes the last results into the documentation: its tables, and its picture. */
export async function writeDocumentation(): Promise<void> {
  const all: AllResults = Object.fromEntries(
    await Promise.all(partNames.map(async (part) => [part, await readResults(part)])),
  );
  let text = await readFile(documentation, 'utf8');
  text = fillSection(text, 'goals', describeGoals(all));
  for (const part of partNames) text = fillSection(text, part, describePart(all, part));
  await writeFile(documentation, text);
  const drawn = drawPerformance(all);
  if (drawn !== undefined) await writeFile(picture, drawn);
  console.log('Wrote docs/performance.md and docs/images/performance.svg.');
}
