import type { TestedBackendStack } from './stack.ts';

/** A journey: the steps of a user with their account, and the required results on every backend. */
export interface BackendTestJourney {
  readonly name: string;
  /**
   * Runs the user's steps and throws if a result is wrong. `note` records a response, which is then compared between
   * backends.
   */
  run(stack: TestedBackendStack, note: (what: string, answer: unknown) => void): Promise<void>;
}
