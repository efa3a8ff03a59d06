import { projectWays } from './who-reads-projects.ts';
import type { Made, Way } from './who-reads-rules.ts';
import { talkWays } from './who-reads-talks.ts';

/** Ways in the order of one history: a way may use what an earlier one made. */
export function waysIn(): readonly Way[] {
  const ids = new Map<string, string>();
  const made: Made = {
    keep: (name, id) => void ids.set(name, id),
    id(name) {
      const found = ids.get(name);
      if (found === undefined) throw new Error(`No way before made ${name}.`);
      return found;
    },
  };
  return [...talkWays(made), ...projectWays(made)];
}
