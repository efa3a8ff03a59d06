import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@torsa/node-lib/settings';
import { partNames } from '../options.ts';
import { readAllResults } from '../results.ts';
import { describePart } from './describe-part.ts';
import { fillSection } from './fill-section.ts';
import { describeGoals } from './goals.ts';
import { drawPerformance } from './performance-picture.ts';

const documentation = path.join(root, 'docs/performance.md');
const picture = path.join(root, 'docs/images/performance.svg');

/** Writes the last results into the documentation: its tables, and its picture. */
export async function writeDocumentation(): Promise<void> {
  const all = await readAllResults();
  let text = await readFile(documentation, 'utf8');
  text = fillSection(text, 'goals', describeGoals(all));
  for (const part of partNames) text = fillSection(text, part, describePart(all[part]));
  await writeFile(documentation, text);
  await writeFile(picture, drawPerformance(all));
  console.log('Wrote docs/performance.md and docs/images/performance.svg.');
}
