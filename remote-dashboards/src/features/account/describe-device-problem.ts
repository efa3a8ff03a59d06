import type { DeviceProblem } from '../../api/second-factor.ts';
import type { SecondFactorMessages } from '../../app/second-factor-messages.en.ts';

/** Why a device was not added or removed, in words for people. */
export function describeDeviceProblem(
  problem: DeviceProblem,
  { problems, sameName }: SecondFactorMessages,
): string {
  return problem === 'sameName' ? sameName : problems[problem];
}
