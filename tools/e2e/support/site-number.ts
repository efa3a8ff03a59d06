import { readFileSync } from 'node:fs';
import { testStack } from './stack.ts';

let number: number | undefined;

/** Returns a number that changes with each release of an app. Tests select samples of their inputs by this number. */
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
