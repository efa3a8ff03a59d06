import type { CallProblem } from '@torsa/shared/database/answer-of';
import type { SettingsMessages } from './settings-messages.en.ts';

/** Why something was not done, in words for people. */
export function describeProblem(problem: CallProblem, { problems }: SettingsMessages): string {
  switch (problem) {
    case 'conflict':
    case 'forbidden':
      return problems[problem];
    case 'invalid':
      return problems.malformed;
    default:
      return problems.other;
  }
}
