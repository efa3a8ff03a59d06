import { readFileSync } from 'node:fs';
import { testStack } from './stack.ts';

let number: number | undefined;

/**
 * A number that changes with the versions of the published apps. The same versions always select the same samples, and
 * a new version of an app selects others.
 */
export function getPublishedVersionsSeed(): number {
  number ??= sumCharacterCodes(readLiveVersions());
  return number;
}

function readLiveVersions(): string {
  const registry = readFileSync(`${testStack.siteDir}/registry.json`, 'utf8');
  return [...registry.matchAll(/"version": "(\w+)"/g)].map(([, version]) => version).join();
}

export function sumCharacterCodes(text: string): number {
  return [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
