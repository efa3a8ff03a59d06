import { combinationCount, combinationForSeed, type FaultCombination } from './combinations.ts';
import type { FaultKind } from './fault.ts';
import { findFaultGroup, responseConsumers } from './fault-groups.ts';

/**
 * Returns the default fault seeds. They cover every kind of request in each situation, and every group of similar
 * faults of that request. Successive choices use different faults of a group.
 */
export function chooseDefaultSeeds(): readonly number[] {
  const all = Array.from({ length: combinationCount }, (_, index) => combinationForSeed(index + 1));
  const sets = Map.groupBy(
    all,
    ({ situation, target }) => `${situation}, ${responseConsumers[target]}`,
  );
  const choose = leastTriedKind();
  return [...sets.values()]
    .flatMap((set, index) => candidatesPerTry(set, index).map(choose))
    .map(({ seed }) => seed)
    .sort((one, other) => one - other);
}

/** @returns the possible fault combinations of each kind of request and fault group */
function candidatesPerTry(
  set: readonly FaultCombination[],
  start: number,
): readonly (readonly FaultCombination[])[] {
  const targets = [...Map.groupBy(set, ({ target }) => target).values()];
  const groups = [...new Set(set.map(nameOfGroup))];
  return Array.from({ length: Math.max(targets.length, groups.length) }, (_, index) => {
    const target = targets[(start + index) % targets.length] ?? [];
    return target.filter((one) => nameOfGroup(one) === groups[index % groups.length]);
  });
}

function leastTriedKind(): (combinations: readonly FaultCombination[]) => FaultCombination {
  const tried = new Map<FaultKind, number>();
  const timesTried = ({ fault }: FaultCombination) => tried.get(fault.kind) ?? 0;
  return (combinations) => {
    const [chosen] = combinations.toSorted((one, other) => timesTried(one) - timesTried(other));
    if (!chosen)
      throw new RangeError('No fault combination has this kind of request and this fault group.');
    tried.set(chosen.fault.kind, timesTried(chosen) + 1);
    return chosen;
  };
}

function nameOfGroup({ target, fault }: FaultCombination): string {
  return findFaultGroup(target, fault.kind);
}
