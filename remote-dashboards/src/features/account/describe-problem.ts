import type { CallProblem } from '@torsa/shared/database/answer-of';
import type { AccountMessages } from './account-messages.en.ts';

/** Why something was not done, in words for people. */
export function describeProblem(problem: CallProblem, { problems }: AccountMessages): string {
  switch (problem) {
    case 'conflict':
    case 'forbidden':
    case 'limited':
      return problems[problem];
    default:
      return problems.other;
  }
}
