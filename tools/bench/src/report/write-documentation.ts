import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@torsa/node-lib/settings';
import { type AllResults, readResults, resultNames } from '../results.ts';
import { describeGoals } from './describe-goals.ts';
import { describePart } from './describe-part.ts';
import { fillSection } from './fill-section.ts';
import { drawPerformance } from './performance-picture.ts';

const documentation = path.join(root, 'docs/performance.md');
const picture = path.join(root, 'docs/images/performance.svg');

/** Writes the last results into the documentation: its tables, and its picture. */
export async function writeDocumentation(): Promise<void> {
  const all: AllResults = Object.fromEntries(
    await Promise.all(resultNames.map(async (name) => [name, await readResults(name)])),
  );
  let text = await readFile(documentation, 'utf8');
  text = fillSection(text, 'goals', describeGoals(all));
  for (const name of resultNames) text = fillSection(text, name, describePart(all, name));
  await writeFile(documentation, text);
  const drawn = drawPerformance(all);
  if (drawn !== undefined) await writeFile(picture, drawn);
  console.log('Wrote docs/performance.md and docs/images/performance.svg.');
}
