import type { DeviceProblem } from '../../api/second-factor.ts';
import type { SecondFactorCopy } from '../../app/second-factor.copy.en.ts';

/** Why a device was not added or removed, in words for people. */
export function describeDeviceProblem(
  problem: DeviceProblem,
  { problems, sameName }: SecondFactorCopy,
): string {
  return problem === 'sameName' ? sameName : problems[problem];
}
