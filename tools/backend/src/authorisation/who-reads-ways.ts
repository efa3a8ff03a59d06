import { projectWays } from './who-reads-projects.ts';
import type { Made, Way } from './who-reads-rules.ts';
import { talkWays } from './who-reads-talks.ts';

/**
 * Returns the input ways in the sequence of one test history. A later way can use the rows that an earlier way
 * created.
 */
export function waysIn(): readonly Way[] {
  const ids = new Map<string, string>();
  const made: Made = {
    keep: (name, id) => void ids.set(name, id),
    id(name) {
      const found = ids.get(name);
      if (found === undefined)
        throw new Error(`No earlier way created ${name}. Check the order of the ways.`);
      return found;
    },
  };
  return [...talkWays(made), ...projectWays(made)];
}
