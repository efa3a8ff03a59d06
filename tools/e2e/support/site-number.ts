import { readFileSync } from 'node:fs';
import { testStack } from './stack.ts';

let number: number | undefined;

/**
 * Returns a number that is computed from the versions of the published apps. Tests select samples of their inputs with
 * this number, so a new version of an app selects other samples.
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
