import {
  type FaultCombination,
  faultCombinationCount,
  getFaultCombinationForSeed,
} from './combinations.ts';
import { responseConsumers } from './fault-groups.ts';

/**
 * Chooses the default fault seeds, which cover every pair of action and request, and every pair of response consumer
 * and fault.
 */
export function chooseDefaultFaultSeeds(): readonly number[] {
  const all = Array.from({ length: faultCombinationCount }, (_, index) =>
    getFaultCombinationForSeed(index + 1),
  );
  const missing = new Set(all.flatMap(pairsOf));
  const countNewPairs = (combination: FaultCombination) =>
    pairsOf(combination).filter((pair) => missing.has(pair)).length;
  const chosen: number[] = [];
  while (missing.size > 0) {
    const best = all.reduce((one, other) =>
      countNewPairs(other) > countNewPairs(one) ? other : one,
    );
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best.seed);
  }
  return chosen.sort((one, other) => one - other);
}

function pairsOf({ situation, target, fault, isBlocked }: FaultCombination): readonly string[] {
  const consumer = responseConsumers[target];
  return [`${situation}, ${target}`, `${consumer}, ${fault.kind}`, `${consumer}, ${isBlocked}`];
}
