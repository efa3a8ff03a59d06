import { type Combination, combinationCount, combinationOf } from './combinations.ts';
import type { FaultKind } from './fault.ts';
import { consumerOfTarget, groupOf } from './fault-groups.ts';

/**
 * The seeds that are tried by default: in each situation every target, and every group of faults that strikes one of
 * its targets, with the targets and the kinds of a group taken in turn.
 */
export function sampleSeeds(): readonly number[] {
  const all = Array.from({ length: combinationCount }, (_, index) => combinationOf(index + 1));
  const sets = Map.groupBy(
    all,
    ({ situation, target }) => `${situation}, ${consumerOfTarget[target]}`,
  );
  const choose = leastTriedKind();
  return [...sets.values()]
    .flatMap((set, index) => candidatesPerTry(set, index).map(choose))
    .map(({ seed }) => seed)
    .sort((one, other) => one - other);
}

/** @returns for each target and group to try, the combinations to choose from. */
function candidatesPerTry(
  set: readonly Combination[],
  start: number,
): readonly (readonly Combination[])[] {
  const targets = [...Map.groupBy(set, ({ target }) => target).values()];
  const groups = [...new Set(set.map(nameOfGroup))];
  return Array.from({ length: Math.max(targets.length, groups.length) }, (_, index) => {
    const target = targets[(start + index) % targets.length] ?? [];
    return target.filter((one) => nameOfGroup(one) === groups[index % groups.length]);
  });
}

function leastTriedKind(): (combinations: readonly Combination[]) => Combination {
  const tried = new Map<FaultKind, number>();
  const timesTried = ({ fault }: Combination) => tried.get(fault.kind) ?? 0;
  return (combinations) => {
    const [chosen] = combinations.toSorted((one, other) => timesTried(one) - timesTried(other));
    if (!chosen) throw new RangeError('There is nothing to choose from.');
    tried.set(chosen.fault.kind, timesTried(chosen) + 1);
    return chosen;
  };
}

function nameOfGroup({ target, fault }: Combination): string {
  return groupOf(target, fault.kind);
}
